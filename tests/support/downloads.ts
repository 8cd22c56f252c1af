import { vi } from 'vitest';

type Download = { name: string; text: string };

/** Collects the files that the page lets the browser save, which jsdom cannot. */
export function collectDownloads(): () => Promise<Download[]> {
  const blobs = new Map<string, Blob>();
  const saved: { name: string; url: string }[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    const url = `blob:${blobs.size}`;
    blobs.set(url, blob as Blob);
    return url;
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
    this: HTMLAnchorElement,
  ) {
    saved.push({ name: this.download, url: this.href });
  });
  return () =>
    Promise.all(
      saved.map(async ({ name, url }) => ({ name, text: (await blobs.get(url)?.text()) ?? '' })),
    );
}
