interface ElementOptions {
  className?: string
  text?: string
}

/** Creates an element; its text is set as text and never parsed. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  { className, text }: ElementOptions = {},
): HTMLElementTagNameMap[Tag] {
  const created = document.createElement(tag)
  if (className !== undefined) created.className = className
  if (text !== undefined) created.textContent = text
  return created
}

/** Creates an image that removes itself when it cannot be loaded. */
export function customerImage(src: string, className: string, alt: string): HTMLImageElement {
  const image = element('img', { className })
  image.alt = alt
  image.decoding = 'async'
  image.referrerPolicy = 'no-referrer'
  image.addEventListener('error', () => image.remove())
  image.src = src
  return image
}

const svg = 'http://www.w3.org/2000/svg'

/** Creates a decorative icon of 24 by 24 units; `outline` is SVG path data. */
export function icon(outline: string, className: string): SVGSVGElement {
  const image = document.createElementNS(svg, 'svg')
  image.setAttribute('viewBox', '0 0 24 24')
  image.setAttribute('class', className)
  image.setAttribute('aria-hidden', 'true')
  const path = document.createElementNS(svg, 'path')
  path.setAttribute('d', outline)
  image.append(path)
  return image
}
