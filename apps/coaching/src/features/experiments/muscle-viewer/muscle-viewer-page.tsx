import { Page, PageHeader } from '@org/app-kit/pages'
import { type MuscleGroup, MuscleMap, type Sex } from '@org/ui/muscle-map'
import { Card, SegmentedControl } from '@org/ui/primitives'
import { useState } from 'react'
import { experimentsTexts } from '../texts.ts'

const { muscles } = experimentsTexts

const sexes = (['female', 'male'] as const).map((value) => ({ value, label: muscles.sexes[value] }))

/** An experimental page to try out the muscle map: switch the sex, and select muscle groups. */
export function MuscleViewerPage() {
  const [sex, setSex] = useState<Sex>('female')
  const [groups, setGroups] = useState<readonly MuscleGroup[]>([])
  return (
    <Page>
      <PageHeader title={muscles.title} />
      <Card>
        <SegmentedControl label={muscles.sex} value={sex} onChange={setSex} options={sexes} />
      </Card>
      <Card>
        <MuscleMap label={muscles.groups} sex={sex} value={groups} onChange={setGroups} />
      </Card>
    </Page>
  )
}
