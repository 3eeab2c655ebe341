'use client'

import { CircleCheck } from 'lucide-react'
import type { ReactElement } from 'react'
import { Button } from '../../primitives/button/button.tsx'
import { useEditorTexts } from '../model/use-editor-texts.ts'
import type { ClientView } from '../preview-switches/view.ts'
import { Feature, Features, Note, Panel, Status } from './removed-features.styles.ts'

export interface RemovedFeaturesProps {
  state: Exclude<ClientView, { status: 'off' }>
}

/** Lists what a mail client removes from the signature and how it changes the colors. */
export function RemovedFeatures({ state }: RemovedFeaturesProps): ReactElement {
  const texts = useEditorTexts().view
  const name = 'client' in state ? texts.clients[state.client] : ''
  const removed = state.status === 'done' ? state.emulation.removed : []

  return (
    <Panel>
      <Status>
        {state.status === 'loading' && texts.loading(name)}
        {state.status === 'failed' && (
          <>
            {texts.failed}
            <Button variant="tertiary" onPress={state.retry}>
              {texts.retry}
            </Button>
          </>
        )}
        {state.status === 'done' && removed.length === 0 && (
          <>
            <CircleCheck size={16} aria-hidden />
            {texts.nothingRemoved}
          </>
        )}
        {removed.length > 0 && texts.removed(name, removed.length)}
      </Status>
      {removed.length > 0 && (
        <Features aria-label={texts.removed(name, removed.length)}>
          {removed.map(({ feature, what, times }) => (
            <Feature key={feature}>
              <strong>{texts.feature(feature, what)}</strong> <code>{feature}</code>{' '}
              <span>{texts.times(times)}</span>
            </Feature>
          ))}
        </Features>
      )}
      {state.status === 'done' && state.scheme === 'dark' && (
        <Note>{texts.inversions[state.emulation.inversion](state.emulation.darkMode ?? name)}</Note>
      )}
    </Panel>
  )
}
