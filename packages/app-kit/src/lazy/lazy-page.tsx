import type { ComponentType } from 'react'
import { PageFailed, PageLoading } from '../message-page/message-screens.tsx'
import { reloadOnceReachable } from '../retry/reload-once-reachable.ts'
import { lazyComponent, type LazyComponent, type LazyStates } from './lazy-component.tsx'
import { PartFailed, PartLoading, type PartLoadingProps } from './part-states.tsx'

const preloads: (() => Promise<unknown>)[] = []

/** Creates a part of a page whose code is loaded when the part is first rendered. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  states: LazyStates<Props> = partStates(),
): LazyComponent<Props> {
  const part = lazyComponent(load, states)
  preloads.push(part.preload)
  return part
}

/** Returns what is shown in place of a part while its code loads, or if loading fails. */
export function partStates(loading: PartLoadingProps = {}): LazyStates {
  return {
    loading: <PartLoading {...loading} />,
    failed: () => <PartFailed retry={reloadOnceReachable} />,
  }
}

/** Creates a page, or a frame of pages, whose code is loaded when the page is first rendered. */
export function lazyPage(load: () => Promise<ComponentType>): LazyComponent<object> {
  return lazyPart(load, {
    loading: <PageLoading />,
    failed: () => <PageFailed retry={reloadOnceReachable} />,
  })
}

/**
 * Loads the code of every registered page and part, including parts that are registered only when
 * that code loads.
 */
export async function preloadPages(): Promise<void> {
  for (let done = 0; done < preloads.length;) {
    const next = preloads.slice(done)
    done = preloads.length
    await Promise.all(next.map((preload) => preload()))
  }
}
