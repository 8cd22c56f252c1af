import { useEffect, useRef, useState } from 'react';
import type { JobPage } from '@/shared/api/contract';
import { EVERYTHING } from '@/shared/api/jobPagePath';
import { fetchJobPage } from '@/shared/api/jobPages';

/**
 * What the server finds for these texts, as far as it has answered. Each is asked for once, and
 * leaving aborts that. It is only a hint, so that nobody hears of a failure.
 */
export function useFound(texts: string[]): JobPage[] {
  const [found, setFound] = useState<ReadonlyMap<string, JobPage>>(new Map());
  const asked = useRef(new Map<string, AbortController>());
  const wanted = texts.join('\n');

  useEffect(() => {
    const searches = asked.current;
    return () => {
      for (const search of searches.values()) search.abort();
      searches.clear();
    };
  }, []);

  useEffect(() => {
    const isNew = (text: string) => text !== '' && !asked.current.has(text);
    for (const text of wanted.split('\n').filter(isNew)) {
      const search = new AbortController();
      asked.current.set(text, search);
      const query = { ...EVERYTHING, search: text, sort: 'latest', page: 1 };
      fetchJobPage(query, search.signal).then(
        (page) => setFound((others) => new Map([...others, [text, page]])),
        () => undefined,
      );
    }
  }, [wanted]);

  return texts.flatMap((text) => found.get(text) ?? []);
}
