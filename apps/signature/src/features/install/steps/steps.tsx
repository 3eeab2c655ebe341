'use client'

import type { ReactElement } from 'react'
import type { Step } from '../clients/mail-client.ts'
import { Drawing } from '../drawing/drawing.tsx'
import { frenchSpacing } from '../french-spacing.ts'
import { Count, Item, List, Words } from './steps.styles.ts'

/** Numbered steps, each with an illustration of where to click. */
export function Steps({ steps }: { steps: readonly Step[] }): ReactElement {
  return (
    <List>
      {steps.map(({ text, drawing }, index) => (
        <Item key={text}>
          <Drawing {...drawing} />
          <Words>
            <Count>{index + 1}</Count>
            <p>{frenchSpacing(text)}</p>
          </Words>
        </Item>
      ))}
    </List>
  )
}
