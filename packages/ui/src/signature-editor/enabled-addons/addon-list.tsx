'use client'

import { disableAddon } from '@org/signature'
import type { AddonKey } from '@org/signature'
import { ChevronRight } from 'lucide-react'
import { memo } from 'react'
import type { ReactElement } from 'react'
import { SortableList } from '../../sortable/index.ts'
import { withAddonOrder } from '../model/addon-order.ts'
import { useEditorTexts } from '../model/use-editor-texts.ts'
import type { EnabledAddonsProps } from './enabled-addons.tsx'
import { Opener } from './enabled-addons.styles.ts'

export interface AddonListProps extends Omit<EnabledAddonsProps, 'addons'> {
  /** The addons in their order. */
  keys: readonly AddonKey[]
  /** Id of the element with the opened addon's settings. */
  settingsId: string
}

/** The addons, to be opened, moved and removed; editing one's settings does not draw this again. */
export const AddonList = memo(function AddonList({
  keys,
  onChange,
  opened,
  onOpen,
  settingsId,
}: AddonListProps): ReactElement {
  const texts = useEditorTexts().addon
  return (
    <SortableList
      label={texts.enabled}
      items={keys}
      getKey={(key) => key}
      getName={(key) => texts.names[key]}
      onReorder={(order) => onChange((newest) => withAddonOrder(newest, order))}
      onRemove={(key) => onChange((newest) => disableAddon(newest, key))}
    >
      {(key) => (
        <Opener
          type="button"
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
