import { sessionLimits } from '@org/api/coaching'
import { Page, PageHeader } from '@org/app-kit/pages'
import { Card } from '@org/ui/primitives'
import { useState } from 'react'
import { DurationField } from '#shared/duration-field/duration-field.tsx'
import { timePickerTexts } from './texts.ts'

/** The demonstration's first value, in seconds (specification 3, section 2.2). */
const firstValue = 80

/** Demonstrates the time picker of the session editor. */
export function TimePickerPage() {
  const [seconds, setSeconds] = useState(firstValue)
  return (
    <Page>
      <PageHeader title={timePickerTexts.title} />
      <Card>
        <DurationField
          label={timePickerTexts.label}
          max={sessionLimits.seconds}
          value={seconds}
          onChange={setSeconds}
        />
        <p>
          <output>{timePickerTexts.picked(seconds)}</output>
        </p>
      </Card>
    </Page>
  )
}
