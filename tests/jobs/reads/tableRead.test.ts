import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { makeStore } from '@/app/store';
import {
  listAddressOpened,
  listChanged,
  refreshRequested,
  selectReadQuery,
  selectTable,
} from '@/jobs/allJobsSlice';
import { initialQuery } from '@/jobs/allJobsState';
import { write } from '@/jobs/writes/runWrites';
import { readRowsOn, TABLE_READ } from '@/jobs/reads/tableRead';
import { draftOf } from '@/jobs/model/jobDraft';
import { buildJob, buildUser } from '../../support/builders';
import { requests, server } from '../../support/server';

/** A table of so many rows, of which the server gives ten at a time. */
async function openTable(count: number) {
  const onServer = Array.from({ length: count }, (_, index) => buildJob({ _id: `job ${index}` }));
  server.use(
    http.get('*/api/v1/jobs', ({ request }) => {
      const page = Number(new URL(request.url).searchParams.get('page'));
      return HttpResponse.json({
        jobs: onServer.slice((page - 1) * 10, page * 10),
        totalJobs: onServer.length,
        numOfPages: Math.ceil(onServer.length / 10),
      });
    }),
    http.post('*/api/v1/jobs', () => {
      onServer.unshift(buildJob({ _id: 'new' }));
      return HttpResponse.json({}, { status: 201 });
    }),
    http.delete('*/api/v1/jobs/:id', ({ params }) => {
      onServer.splice(
        onServer.findIndex(({ _id }) => _id === params.id),
        1,
      );
      return HttpResponse.json({ msg: 'gone' });
    }),
  );
  const store = makeStore(buildUser());
  store.dispatch(listAddressOpened({ ...initialQuery, view: 'table' }));
  const read = () => TABLE_READ.start(store.dispatch, store.getState()).unwrap();
  await read();
  const table = () => selectTable(store.getState());
  return { store, onServer, read, table, more: () => store.dispatch(readRowsOn()) };
}

const reads = () => requests('GET', '/jobs').length;

it('reads on page by page until all is read', async () => {
  const { table, more } = await openTable(25);
  expect([table().ids.length, table().total]).toEqual([10, 25]);
  await more();
  expect(table().extent).toEqual({ upToPage: 2 });
  await more();
  expect([table().ids.length, table().extent]).toEqual([25, 'all']);
  expect(reads()).toBe(3);
});

it('looks at the first page alone after what was written here', async () => {
  const { store, table, more, read } = await openTable(25);
  await more();
  const before = reads();
  await write(store, { kind: 'create', jobId: null, fields: draftOf(buildJob()) });
  await read();
  expect(table().ids.slice(0, 2)).toEqual(['new', 'job 0']);
  await write(store, { kind: 'delete', jobId: 'job 0', fields: {} });
  await read();

  expect([table().ids.length, table().total]).toEqual([20, 25]);
  expect(reads()).toBe(before + 2);
});

it('reads all that is shown where others may have changed it', async () => {
  const { store, onServer, table, more, read } = await openTable(25);
  await more();
  onServer.splice(12, 1);
  const before = reads();
  store.dispatch(refreshRequested());
  await read();

  expect(table().ids).not.toContain('job 12');
  expect(reads()).toBe(before + 2);
});

it('asks the server for nothing that is among all rows it has read', async () => {
  const { store, more, table } = await openTable(12);
  const asked = () => selectReadQuery(store.getState());
  store.dispatch(listChanged({ search: 'cook' }));
  expect(asked().search).toBe('cook');
  store.dispatch(listChanged({ search: '' }));
  await more();
  expect(table().extent).toBe('all');

  store.dispatch(listChanged({ search: 'cook', searchStatus: 'pending', sort: 'a-z' }));
  expect(asked()).toEqual(initialQuery);
  store.dispatch(listChanged({ view: 'list' }));
  expect(asked()).toMatchObject({ search: 'cook', searchStatus: 'pending', sort: 'a-z' });
});
