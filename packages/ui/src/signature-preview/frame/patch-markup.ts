/**
 * Makes `target`'s children equal to the given markup while keeping the elements that stayed the
 * same, pictures above all: a picture that is taken out and put back flickers and may be fetched
 * again. The markup comes from the renderer, which escapes by construction.
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

/** How many nodes at the beginning are the same in both: a letter typed leaves nearly all alone. */
function equalNodes(some: readonly Node[], others: readonly Node[]): number {
  const at = some.findIndex((node, index) => !node.isEqualNode(others[index] ?? null))
  return at < 0 ? some.length : at
}

/**
 * Takes from `kept` the node that becomes the wanted one: the first with the same pictures, else
 * the first of its kind that no later wanted node claims.
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

/** Node name and the addresses of the pictures inside: what tells one row from another. */
function keyOf(node: Node): string {
  if (!isElement(node)) return node.nodeName
  const pictures = node.matches('img') ? [node] : [...node.querySelectorAll('img')]
  return [node.nodeName, ...pictures.map((picture) => picture.getAttribute('src'))].join(' ')
}

function kindOf(key: string): string {
  return key.split(' ', 1)[0] ?? ''
}

/** `instanceof` fails here: the nodes belong to the frame's own realm. */
function isElement(node: Node): node is Element {
  return node.nodeType === 1
}
