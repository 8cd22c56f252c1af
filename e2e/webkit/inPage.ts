// These run within the page, one by one: each has to stand on its own.

export function namesInPage(selector: string): string[] {
  return [...document.querySelectorAll<HTMLInputElement>(selector)]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .map((element) => element.ariaLabel ?? element.labels?.[0]?.textContent ?? element.textContent);
}

export function findInPage(selector: string, pattern?: string | null, name?: string | null) {
  const matches = (text: string | null | undefined) => {
    if (text === null || text === undefined) return false;
    return pattern ? new RegExp(pattern).test(text) : text.trim() === name;
  };
  const found = [...document.querySelectorAll<HTMLInputElement>(selector)].find((element) => {
    if (!element.checkVisibility({ visibilityProperty: true })) return false;
    if (name === undefined || name === null) return true;
    const label = element.labels?.[0]?.textContent;
    const heading = element.tagName === 'ARTICLE' ? element.querySelector('h3')?.textContent : null;
    return [element.ariaLabel, label, heading, element.textContent].some(matches);
  });
  return found ?? null;
}

export function focusedInPage(): string {
  const element = document.activeElement as HTMLInputElement | null;
  if (!element || element === document.body) return 'body';
  const name = element.ariaLabel ?? element.labels?.[0]?.textContent ?? element.textContent;
  return `${element.tagName.toLowerCase()} ${name.trim()}`;
}

export function pixelInPage(
  data: string,
  x: number,
  y: number,
  done: (color: string) => void,
): void {
  const image = new Image();
  image.onload = () => {
    const canvas = document.createElement('canvas');
    canvas.width = image.width;
    canvas.height = image.height;
    const brush = canvas.getContext('2d');
    brush?.drawImage(image, 0, 0);
    const bytes = brush?.getImageData(x, y, 1, 1).data ?? [];
    done(`rgb(${[...bytes].slice(0, 3).join(', ')})`);
  };
  image.src = data;
}
