'use client'

import { disableAddon, enabledAddons } from '@org/signature'
import type { AddonKey, Addons } from '@org/signature'
import { ChevronRight } from 'lucide-react'
import { useId } from 'react'
import type { ReactElement } from 'react'
import { SortableList } from '../../sortable/index.ts'
import { withAddonOrder } from '../model/addon-order.ts'
import { editorTexts } from '../texts.ts'
import { AddonSettings } from './addon-settings.tsx'
import { Opener, Settings } from './enabled-addons.styles.ts'

const texts = editorTexts.addon

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
  const settingsId = useId()
  const isOpen = (key: AddonKey) => key === opened && addons[key].enabled

  return (
    <>
      <SortableList
        label={texts.enabled}
        items={enabledAddons(addons)}
        getKey={(key) => key}
        getName={(key) => texts.names[key]}
        onReorder={(keys) => onChange((newest) => withAddonOrder(newest, keys))}
        onRemove={(key) => onChange((newest) => disableAddon(newest, key))}
      >
        {(key) => (
          <Opener
            type="button"
            aria-expanded={isOpen(key)}
            aria-controls={isOpen(key) ? settingsId : undefined}
            onClick={() => onOpen(isOpen(key) ? null : key)}
          >
            <ChevronRight size={16} aria-hidden />
            {texts.names[key]}
          </Opener>
        )}
      </SortableList>
      {opened && isOpen(opened) && (
        <Settings id={settingsId} aria-label={texts.settings(texts.names[opened])}>
          <AddonSettings addon={opened} addons={addons} onChange={onChange} />
        </Settings>
      )}
    </>
  )
}
