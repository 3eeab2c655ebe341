'use client'

import { disableAddon } from '@org/signature'
import type { AddonKey } from '@org/signature'
import { ChevronRight } from 'lucide-react'
import { memo, useId } from 'react'
import type { ReactElement } from 'react'
import { SortableList } from '../../sortable/index.ts'
import { withAddonOrder } from '../model/addon-order.ts'
import { useEditorTexts } from '../model/use-editor-texts.ts'
import { Opener } from './addon-list.styles.ts'
import { AddonSettings, type AddonSettingsProps } from './addon-settings.tsx'

export interface AddonListProps extends Pick<AddonSettingsProps, 'onChange'> {
  /** The enabled addons in order. */
  keys: readonly AddonKey[]
  /** The addon whose settings are open. */
  opened: AddonKey | null
  onOpen: (key: AddonKey | null) => void
  /** Called after the last addon was removed, so that the caller can move focus. */
  onEmptied: (removed: AddonKey) => void
}

/**
 * Lists the enabled addons, which can be opened, moved and removed. Editing one addon's settings
 * re-renders only those settings.
 */
export const AddonList = memo(function AddonList({
  keys,
  onChange,
  opened,
  onOpen,
  onEmptied,
}: AddonListProps): ReactElement {
  const texts = useEditorTexts().addon
  const settingsId = useId()

  return (
    <SortableList
      label={texts.enabled}
      items={keys}
      getKey={(key) => key}
      getName={(key) => texts.names[key]}
      onReorder={(order) => onChange((newest) => withAddonOrder(newest, order))}
      onRemove={(key) => {
        onChange((newest) => disableAddon(newest, key))
        if (keys.length === 1) onEmptied(key)
      }}
      details={(key) =>
        key === opened && <AddonSettings id={settingsId} addon={key} onChange={onChange} />
      }
    >
      {(key) => (
        <Opener
          type="button"
          data-addon={key}
          aria-expanded={key === opened}
          aria-controls={key === opened ? settingsId : undefined}
          onClick={() => onOpen(key === opened ? null : key)}
        >
          <ChevronRight size={16} aria-hidden />
          {texts.names[key]}
        </Opener>
      )}
    </SortableList>
  )
})
