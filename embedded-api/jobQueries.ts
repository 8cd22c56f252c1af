import { SORTS, type JobQuery } from './repository.js';
import { searchKey } from './textKeys.js';

export type Statement = { sql: string; args: (string | number)[] };

/** The column that is sorted, and its own index. */
const COLUMNS = {
  date: { column: 'created_at', index: 'jobs_by_date' },
  position: { column: 'position_sort', index: 'jobs_by_position' },
};

/** The statement that reads one page of a user's jobs. */
export function pageStatement(userId: number, query: JobQuery): Statement {
  const { where, args } = condition(userId, query);
  const { by, isDown } = SORTS[query.sort];
  // The order's own index holds all filtered columns; left to itself SQLite may choose to sort.
  const { column, index } = COLUMNS[by];
  const direction = isDown ? 'DESC' : 'ASC';
  return {
    sql: `SELECT * FROM jobs INDEXED BY ${index} WHERE ${where}
      ORDER BY ${column} ${direction}, id ${direction} LIMIT ? OFFSET ?`,
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
