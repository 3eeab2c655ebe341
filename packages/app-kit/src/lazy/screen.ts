import type { ComponentType } from 'react'
import type { LazyComponent } from './lazy-component.tsx'
import { lazyPage } from './lazy-page.tsx'

/** A screen, and the router patterns that open it. */
export interface Screen {
  paths: readonly string[]
  Page: LazyComponent<object>
}

/** Defines a screen, whose code is loaded when it is first rendered. */
export const screen = (
  path: string | readonly string[],
  load: () => Promise<ComponentType>,
): Screen => ({ paths: [path].flat(), Page: lazyPage(load) })
