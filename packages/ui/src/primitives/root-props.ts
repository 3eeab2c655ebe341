import type { CSSProperties, Ref } from 'react'

/** Props of every component for its root element, in addition to any `data-*` and `aria-*`. */
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
