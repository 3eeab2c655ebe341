import { Button } from '@org/ui/primitives'
import { useId, useRef } from 'react'
import type { CookieAnswer } from '../../consent/cookie-consent.ts'
import { Answers, Bar, Question } from './cookie-question.styles.ts'
import { cookieTexts } from '../texts.ts'
import { useBarFocus } from './use-bar-focus.ts'
import { useSpaceBelow } from './use-space-below.ts'

export interface CookieQuestionProps {
  /** The previous answer; null if the person is asked for the first time. */
  answer: CookieAnswer | null
  onAnswer: (answer: CookieAnswer) => void
}

/**
 * A bar at the bottom of the page that asks whether services may set cookies. The page stays
 * usable.
 */
export function CookieQuestion({ answer, onAnswer }: CookieQuestionProps) {
  const id = useId()
  const ref = useRef<HTMLElement>(null)
  useSpaceBelow(ref)
  useBarFocus(ref, answer !== null)
  return (
    <Bar ref={ref} tabIndex={-1} aria-labelledby={id}>
      <Question>
        <h2 id={id}>{cookieTexts.title}</h2>
        <p>
          {cookieTexts.question} {answer === null ? cookieTexts.later : cookieTexts[answer]}
        </p>
      </Question>
      <Answers>
        <Button isWide onPress={() => onAnswer('denied')}>
          {cookieTexts.refuse}
        </Button>
        <Button isWide onPress={() => onAnswer('granted')}>
          {cookieTexts.accept}
        </Button>
      </Answers>
    </Bar>
  )
}
