import type { SignatureData } from '@org/signature'
import type { ReactElement } from 'react'

/** An editor with a preview that updates on each keystroke. */
export interface Engine {
  readonly name: string
  /** Renders editor and preview; `iconsBaseUrl` is the base address of the social icons. */
  readonly create: (start: SignatureData, iconsBaseUrl: string) => ReactElement
  /** Calls `changed` after every change of the preview; returns a function that stops watching. */
  readonly watch: (place: HTMLElement, changed: (change: Change) => void) => () => void
}

/** A change of the preview. */
export interface Change {
  /** Time at which the change was observed, in milliseconds. */
  readonly at: number
  /** The HTML after the change. */
  readonly html: string
  /**
   * Number of changed texts, changed attributes and added elements; Infinity if the page was
   * reloaded.
   */
  readonly mutations: number
}

const elementsIn = (node: Node): number =>
  node.nodeType === Node.ELEMENT_NODE ? 1 + (node as Element).querySelectorAll('*').length : 0

const changesIn = ({ type, addedNodes }: MutationRecord): number =>
  type === 'childList'
    ? Array.from(addedNodes, elementsIn).reduce((sum, count) => sum + count, 0)
    : 1

/** Watches an element that is never replaced, such as a document's body. */
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

/**
 * Watches the mail preview in a signature editor, but not the layout thumbnails, which are iframes
 * too.
 */
export function watchPreview(place: HTMLElement, changed: (change: Change) => void): () => void {
  const frame = place.querySelector<HTMLIFrameElement>('iframe:not([inert])')
  const shown = frame?.contentDocument?.body
  if (!shown) throw new Error('The editor has no preview.')
  return watchNode(shown, changed)
}
