import type { Ref, RefCallback } from 'react'

/** Combines two refs into one. */
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
