import type { JobQuery, Sort } from './repository.js';
import { searchKey } from './textKeys.js';

export type Statement = { sql: string; args: (string | number)[] };

const ORDERS: Record<Sort, string> = {
  latest: 'created_at DESC, id DESC',
  oldest: 'created_at, id',
  'a-z': 'position_sort, id',
  'z-a': 'position_sort DESC, id DESC',
};

/** The statement that reads one page of a user's jobs. */
export function pageStatement(userId: number, query: JobQuery): Statement {
  const { where, args } = condition(userId, query);
  // The order's own index holds all filtered columns; left to itself SQLite may choose to sort.
  const index = query.sort === 'a-z' || query.sort === 'z-a' ? 'jobs_by_position' : 'jobs_by_date';
  return {
    sql: `SELECT * FROM jobs INDEXED BY ${index} WHERE ${where}
      ORDER BY ${ORDERS[query.sort]} LIMIT ? OFFSET ?`,
    args: [...args, query.pageSize, (query.page - 1) * query.pageSize],
  };
}

/** The statement that counts all jobs matching the query, as `total`. */
export function countStatement(userId: number, query: JobQuery): Statement {
  const { where, args } = condition(userId, query);
  return { sql: `SELECT count(*) AS total FROM jobs WHERE ${where}`, args };
}

/** The statement that counts a user's jobs per status, as `status, count`. */
export function statusStatement(userId: number): Statement {
  return {
    sql: 'SELECT status, count(*) AS count FROM jobs WHERE user_id = ? GROUP BY status',
    args: [userId],
  };
}

/** The statement that counts jobs in the last `months` months that have any, latest first. */
export function monthStatement(userId: number, months: number): Statement {
  return {
    sql: `SELECT month, count(*) AS count FROM jobs WHERE user_id = ?
      GROUP BY month ORDER BY month DESC LIMIT ?`,
    args: [userId, months],
  };
}

function condition(userId: number, { status, type, search }: JobQuery) {
  const terms = ['user_id = ?'];
  const args: (string | number)[] = [userId];
  if (status !== undefined) {
    terms.push('status = ?');
    args.push(status);
  }
  if (type !== undefined) {
    terms.push('type = ?');
    args.push(type);
  }
  if (search !== undefined) {
    terms.push('(instr(position_key, ?) > 0 OR instr(company_key, ?) > 0)');
    args.push(searchKey(search), searchKey(search));
  }
  return { where: terms.join(' AND '), args };
}
