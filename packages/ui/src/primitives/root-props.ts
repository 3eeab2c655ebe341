import type { CSSProperties, Ref } from 'react'

/**
 * Props that every component passes to its root element, in addition to `data-*` and `aria-*`
 * attributes.
 */
export interface RootProps {
  /** For a field, the id of the control itself. */
  id?: string | undefined
  className?: string | undefined
  style?: CSSProperties | undefined
}

/**
 * Root props with a ref to the root element. For fields it refers to the focusable control instead.
 */
export interface RootPropsWithRef<Node extends Element = HTMLElement> extends RootProps {
  ref?: Ref<Node> | undefined
}
