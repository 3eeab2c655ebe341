/** The properties of React's internal tree that are used here. */
interface Fiber {
  tag: number
  type: unknown
  flags: number
  child: Fiber | null
  sibling: Fiber | null
  alternate: Fiber | null
  memoizedProps: Readonly<Record<string, unknown>>
}

/** A component that React rendered. */
export interface RenderedComponent {
  name: string
  props: Readonly<Record<string, unknown>>
  /** Names and props of its ancestors, the outermost first. */
  inside: readonly Omit<RenderedComponent, 'inside'>[]
}

const functionComponent = 0
const forwardRef = 11
const memo = 14
const simpleMemo = 15
const performedWork = 1

function nameOf(type: unknown): string {
  if (typeof type === 'function') return type.name
  const { displayName, render, type: inner } = type as Record<string, unknown>
  return typeof displayName === 'string' ? displayName : nameOf(inner ?? render)
}

function collect(
  fiber: Fiber | null,
  inside: RenderedComponent['inside'],
  found: RenderedComponent[],
) {
  for (let at = fiber; at; at = at.sibling) {
    const isComponent = [functionComponent, forwardRef, memo, simpleMemo].includes(at.tag)
    const component = isComponent ? { name: nameOf(at.type), props: at.memoizedProps } : null
    if (component && (at.alternate === null || (at.flags & performedWork) !== 0)) {
      found.push({ ...component, inside })
    }
    // Skip a subtree that React did not render: its `child` is still the same object.
    if (at.alternate === null || at.child !== at.alternate.child) {
      collect(at.child, component ? [...inside, component] : inside, found)
    }
  }
}

const hook = {
  supportsFiber: true,
  inject: () => 1,
  onCommitFiberRoot: (_: number, _root: { current: Fiber }): void => undefined,
  onCommitFiberUnmount: () => undefined,
  onPostCommitFiberRoot: () => undefined,
  checkDCE: () => undefined,
}

// React looks for this hook only once, when it loads, so import this module before React. Later
// test files in the same page reuse the hook that React found.
const shared = globalThis as { __REACT_DEVTOOLS_GLOBAL_HOOK__?: typeof hook }
const installed = (shared.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= hook)

// The real one, also while a test uses fake timers.
const realSetTimeout = globalThis.setTimeout.bind(globalThis)

/** Returns the components that React renders during the action and in the next 50 ms. */
export async function renderedDuring(action: () => unknown): Promise<RenderedComponent[]> {
  const found: RenderedComponent[] = []
  installed.onCommitFiberRoot = (_, root) => collect(root.current, [], found)
  await action()
  await new Promise((resolve) => realSetTimeout(resolve, 50))
  installed.onCommitFiberRoot = () => undefined
  return found
}
