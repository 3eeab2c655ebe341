import { PageTitle } from '@org/app-kit/public'
import { type ComponentProps, useEffect, useRef } from 'react'
import { Screen } from './runner.styles.ts'

interface RunnerScreenProps extends ComponentProps<'section'> {
  title: string
  /** Whether the session is over, so that the screen scrolls and no longer swipes. */
  isOver?: boolean
}

/** The black screen, dark whatever the page's scheme. It takes the focus, so that keys work at once. */
export function RunnerScreen({ title, isOver = false, ...rest }: RunnerScreenProps) {
  const screen = useRef<HTMLElement>(null)
  useEffect(() => screen.current?.focus(), [])
  return (
    <>
      <PageTitle title={title} />
      <Screen
        {...rest}
        ref={screen}
        tabIndex={-1}
        aria-label={title}
        data-scheme="dark"
        data-over={isOver ? '' : undefined}
      />
    </>
  )
}
