import type { SignatureData } from '@org/signature'
import type { ReactElement } from 'react'

/** What draws a signature anew with each key. */
export interface Engine {
  readonly name: string
  /** Editor and preview; `iconsBaseUrl` is where the pictures of the networks are served. */
  readonly create: (start: SignatureData, iconsBaseUrl: string) => ReactElement
  /** Calls back after every change of what the preview shows, until told to stop. */
  readonly watch: (place: HTMLElement, changed: (change: Change) => void) => () => void
}

/** What became of the preview. */
export interface Change {
  /** When it was seen, in milliseconds. */
  readonly at: number
  /** What it shows now. */
  readonly html: string
  /** How many texts and attributes were changed and elements added; Infinity: the page was loaded anew. */
  readonly mutations: number
}

const elementsIn = (node: Node): number =>
  node.nodeType === Node.ELEMENT_NODE ? 1 + (node as Element).querySelectorAll('*').length : 0

const changesIn = ({ type, addedNodes }: MutationRecord): number =>
  type === 'childList'
    ? Array.from(addedNodes, elementsIn).reduce((sum, count) => sum + count, 0)
    : 1

/** Watches a document or an element that stays. */
export function watchNode(node: Element, changed: (change: Change) => void): () => void {
  const observer = new MutationObserver((records) => {
    const at = performance.now()
    const mutations = records.map(changesIn).reduce((sum, count) => sum + count, 0)
    changed({ at, html: node.innerHTML, mutations })
  })
  observer.observe(node, {
    attributes: true,
    characterData: true,
    childList: true,
    subtree: true,
  })
  return () => observer.disconnect()
}

/** Watches the message of a signature editor; the thumbnails of layouts are frames as well. */
export function watchPreview(place: HTMLElement, changed: (change: Change) => void): () => void {
  const frame = place.querySelector<HTMLIFrameElement>('iframe:not([inert])')
  const shown = frame?.contentDocument?.body
  if (!shown) throw new Error('The editor has no preview.')
  return watchNode(shown, changed)
}
