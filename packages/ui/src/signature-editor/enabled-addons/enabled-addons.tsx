'use client'

import { enabledAddons } from '@org/signature'
import type { AddonKey, Addons } from '@org/signature'
import { useId } from 'react'
import type { ReactElement } from 'react'
import { useEditorTexts } from '../model/use-editor-texts.ts'
import { useSameValues } from '../../use-same-values.ts'
import { AddonList } from './addon-list.tsx'
import { AddonSettings } from './addon-settings.tsx'
import { Settings } from './enabled-addons.styles.ts'

export interface EnabledAddonsProps {
  addons: Addons
  onChange: (change: (addons: Addons) => Addons) => void
  /** The addon whose settings are shown. */
  opened: AddonKey | null
  onOpen: (key: AddonKey | null) => void
}

/** The addons of the signature in their order, and the settings of the opened one. */
export function EnabledAddons({
  addons,
  onChange,
  opened,
  onOpen,
}: EnabledAddonsProps): ReactElement {
  const texts = useEditorTexts().addon
  const settingsId = useId()
  const shown = opened && addons[opened].enabled ? opened : null
  const keys = useSameValues(enabledAddons(addons))

  return (
    <>
      <AddonList
        keys={keys}
        opened={shown}
        onOpen={onOpen}
        onChange={onChange}
        settingsId={settingsId}
      />
      {shown && (
        <Settings id={settingsId} aria-label={texts.settings(texts.names[shown])}>
          <AddonSettings addon={shown} addons={addons} onChange={onChange} />
        </Settings>
      )}
    </>
  )
}
