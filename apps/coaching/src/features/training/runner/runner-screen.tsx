import { PageTitle } from '@org/app-kit/public'
import { type ComponentProps, use, useEffect, useRef } from 'react'
import { SessionGone } from '../offline/fresh-media.ts'
import { Notice, Screen } from './runner.styles.ts'
import { runnerTexts } from './texts.ts'

interface RunnerScreenProps extends ComponentProps<'section'> {
  title: string
  /** Whether the session is over. The screen then scrolls, and no longer handles swipes. */
  isOver?: boolean
}

/**
 * The black screen, dark whatever the page's color scheme. It takes the focus, so that keys work at
 * once.
 */
export function RunnerScreen({ title, isOver = false, children, ...rest }: RunnerScreenProps) {
  const screen = useRef<HTMLElement>(null)
  const isGone = use(SessionGone)
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
      >
        {children}
        <Notice>{isGone && runnerTexts.sharingEnded}</Notice>
      </Screen>
    </>
  )
}
