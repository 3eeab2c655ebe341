/**
 * Makes `target`'s children match the markup, but keeps unchanged elements, especially images: an
 * image that is removed and added again flickers and may be loaded again. The markup comes from the
 * renderer, which escapes all text.
 */
export function patchMarkup(target: HTMLElement, html: string): void {
  const template = target.ownerDocument.createElement('template')
  template.innerHTML = html
  patchChildren(target, template.content)
}

function patchChildren(current: Node, next: Node): void {
  const before = [...current.childNodes]
  const after = [...next.childNodes]
  const start = equalNodes(before, after)
  const end = equalNodes(before.slice(start).toReversed(), after.slice(start).toReversed())
  const kept = before.slice(start, before.length - end)
  const wanted = after.slice(start, after.length - end)
  const wantedKeys = wanted.map(keyOf)
  const keys = kept.map(keyOf)

  wanted.forEach((node, index) => {
    const reused = findReusable(kept, keys, wantedKeys, index)
    if (reused) patchNode(reused, node)
    const placed = reused ?? current.ownerDocument?.importNode(node, true) ?? node
    const occupant = current.childNodes[start + index] ?? null
    if (occupant !== placed) current.insertBefore(placed, occupant)
  })
  for (const node of kept) node.remove()
}

/**
 * Returns the number of equal nodes at the start of both lists. Typing a letter changes only one
 * node.
 */
function equalNodes(some: readonly Node[], others: readonly Node[]): number {
  const at = some.findIndex((node, index) => !node.isEqualNode(others[index] ?? null))
  return at < 0 ? some.length : at
}

/**
 * Finds an existing node to reuse, and removes it from `kept`. Prefers one with the same tag name
 * and images; otherwise takes the first with the same tag name that no later node needs.
 */
function findReusable(
  kept: ChildNode[],
  keys: string[],
  wantedKeys: string[],
  index: number,
): ChildNode | undefined {
  const key = wantedKeys[index] ?? ''
  const kind = kindOf(key)
  let at = keys.indexOf(key)
  if (at < 0) {
    const later = wantedKeys.slice(index + 1)
    at = keys.findIndex((each) => kindOf(each) === kind && !later.includes(each))
  }
  if (at < 0) return undefined
  keys.splice(at, 1)
  return kept.splice(at, 1)[0]
}

function patchNode(current: Node, next: Node): void {
  if (!(isElement(current) && isElement(next))) {
    if (current.nodeValue !== next.nodeValue) current.nodeValue = next.nodeValue
    return
  }
  for (const name of current.getAttributeNames()) {
    if (!next.hasAttribute(name)) current.removeAttribute(name)
  }
  for (const { name, value } of next.attributes) {
    if (current.getAttribute(name) !== value) current.setAttribute(name, value)
  }
  patchChildren(current, next)
}

/** Returns the key that tells nodes apart: the node name and the addresses of the images inside. */
function keyOf(node: Node): string {
  if (!isElement(node)) return node.nodeName
  const pictures = node.matches('img') ? [node] : [...node.querySelectorAll('img')]
  return [node.nodeName, ...pictures.map((picture) => picture.getAttribute('src'))].join(' ')
}

function kindOf(key: string): string {
  return key.split(' ', 1)[0] ?? ''
}

/**
 * Whether a node is an element. `instanceof` fails, because the nodes belong to the frame's realm.
 */
function isElement(node: Node): node is Element {
  return node.nodeType === 1
}
