import type { Ref, RefCallback } from 'react'

/** One ref that tells both of the element. */
export function mergeRefs<Node>(
  first: RefCallback<Node>,
  second: Ref<Node> | undefined,
): RefCallback<Node> {
  if (!second) return first
  return (node) => {
    void first(node)
    if (typeof second === 'function') void second(node)
    else second.current = node
  }
}
