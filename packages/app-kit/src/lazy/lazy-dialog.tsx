import { Dialog, type DialogProps } from '@org/ui/primitives'
import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import type { LazyComponent } from './lazy-component.tsx'
import { lazyPart } from './lazy-page.tsx'
import { PartFailed, PartLoading } from './part-states.tsx'
import { reloadOnceReachable } from '../retry/reload-once-reachable.ts'

/** Delay in ms before a loading state appears. The code usually loads faster than this. */
const delay = 300

interface Closed {
  onClose: () => void
}

/**
 * Creates a dialog whose code is loaded when the dialog is first opened. If loading takes long or
 * fails, a dialog with the same title says so.
 *
 * @param title the title, or a function that returns it for the dialog's props
 */
export function lazyDialog<Props extends Closed>(
  title: string | ((props: Props) => string),
  load: () => Promise<ComponentType<Props>>,
  size?: DialogProps['size'],
): LazyComponent<Props> {
  const frame = (props: Props, children: ReactNode) => (
    <Dialog
      title={typeof title === 'string' ? title : title(props)}
      size={size}
      isOpen
      onClose={props.onClose}
    >
      {children}
    </Dialog>
  )
  return lazyPart(load, {
    loading: (props) => <Delayed>{frame(props, <PartLoading lines={4} />)}</Delayed>,
    failed: (_, props) => frame(props, <PartFailed retry={reloadOnceReachable} />),
  })
}

function Delayed({ children }: { children: ReactNode }) {
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), delay)
    return () => clearTimeout(timer)
  }, [])
  return isShown && children
}
