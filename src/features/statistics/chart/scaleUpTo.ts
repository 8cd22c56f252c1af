/** About so many lines help to read a chart of 300 pixels. */
const MOST_STEPS = 5;

/** The whole numbers of a scale from 0 to at least `highest`, in steps of 1, 2 or 5 times a power of ten. */
export function scaleUpTo(highest: number): number[] {
  const smallest = Math.max(highest, 1) / MOST_STEPS;
  const power = 10 ** Math.max(Math.floor(Math.log10(smallest)), 0);
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((size) => size >= smallest);
  const size = step ?? smallest;
  const steps = Math.max(Math.ceil(highest / size), 1);
  return Array.from({ length: steps + 1 }, (_, index) => index * size);
}
