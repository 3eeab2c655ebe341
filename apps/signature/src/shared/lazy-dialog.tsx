import type { LazyComponent } from '@org/app-kit/public'
import { Dialog, type DialogProps } from '@org/ui/primitives'
import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { lazyPart } from './lazy-page.tsx'
import { PartFailed, PartLoading } from './part-states.tsx'
import { reloadOnceReachable } from './reload-once-reachable.ts'

/** Code mostly comes sooner: then nothing is shown before the dialog itself. In ms. */
const patience = 300

interface Closed {
  onClose: () => void
}

/**
 * A dialog whose code is fetched when it is first opened. While that takes long, or when it fails,
 * a dialog with the same title says so.
 *
 * @param title or what it follows from.
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
    loading: (props) => <Patiently>{frame(props, <PartLoading lines={4} />)}</Patiently>,
    failed: (_, props) => frame(props, <PartFailed retry={reloadOnceReachable} />),
  })
}

function Patiently({ children }: { children: ReactNode }) {
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), patience)
    return () => clearTimeout(timer)
  }, [])
  return isShown && children
}
