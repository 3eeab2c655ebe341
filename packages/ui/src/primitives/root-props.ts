import type { CSSProperties, Ref } from 'react'

/** What every component takes for its outermost element, beside any `data-*` and `aria-*`. */
export interface RootProps {
  /** Of a field: the id of the control itself. */
  id?: string | undefined
  className?: string | undefined
  style?: CSSProperties | undefined
}

/** The same, with a ref to that element. Fields give the control that takes the focus instead. */
export interface RootPropsWithRef<Node extends Element = HTMLElement> extends RootProps {
  ref?: Ref<Node> | undefined
}
