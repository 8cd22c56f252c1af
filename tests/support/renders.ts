/**
 * The components that render, as React tells its developer tools. Imported before React, which looks
 * for the hook once.
 */
type Fiber = {
  type: unknown;
  flags: number;
  child: Fiber | null;
  sibling: Fiber | null;
  alternate: Fiber | null;
};

/** React's flag of a component whose function was called. */
const PERFORMED_WORK = 1;

let rendered: string[] = [];

Object.assign(globalThis, {
  __REACT_DEVTOOLS_GLOBAL_HOOK__: {
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberRoot: (_renderer: number, root: { current: Fiber }) => {
      collect(root.current);
    },
    onCommitFiberUnmount: () => undefined,
    onPostCommitFiberRoot: () => undefined,
  },
});

/** The names of the components rendered while `action` runs, one entry for each time. */
export async function rendersDuring(action: () => Promise<void>): Promise<string[]> {
  rendered = [];
  await action();
  return rendered;
}

/** Goes only where this commit changed something: elsewhere the flags are those of an older one. */
function collect(fiber: Fiber): void {
  if (typeof fiber.type === 'function' && (fiber.flags & PERFORMED_WORK) !== 0) {
    rendered.push(fiber.type.name);
  }
  if (fiber.alternate?.child === fiber.child) return;
  for (let child = fiber.child; child !== null; child = child.sibling) collect(child);
}
