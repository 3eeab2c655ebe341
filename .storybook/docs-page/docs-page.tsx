import {
  Controls,
  Description,
  Heading,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks'
import type { ReactElement } from 'react'
import type { WorkbenchParameters } from '../parameters.ts'
import { Scrolling } from './docs-page.styles.ts'
import { Guidance } from './guidance.tsx'
import { Keys } from './keys.tsx'

/**
 * The docs page of every component: description, first story, when to use it, keys, props and all
 * states.
 */
export function DocsPage(): ReactElement {
  const { preparedMeta } = useOf('meta', ['meta'])
  const { guidance, keys } = preparedMeta.parameters as WorkbenchParameters
  return (
    <>
      <Title />
      <Subtitle />
      <Description of="meta" />
      <Primary />
      {guidance && (
        <>
          <Heading>Do and don’t</Heading>
          <Guidance {...guidance} />
        </>
      )}
      {keys && (
        <>
          <Heading>Keyboard</Heading>
          <Keys keys={keys} />
        </>
      )}
      <Heading>Props</Heading>
      <Scrolling>
        <Controls />
      </Scrolling>
      <Stories title="States" includePrimary={false} />
    </>
  )
}
