'use client'

import { Monitor, Moon, Smartphone, Sun } from 'lucide-react'
import { memo } from 'react'
import type { ReactElement } from 'react'
import { SegmentedControl } from '../../primitives/segmented-control/segmented-control.tsx'
import { Select } from '../../primitives/select/select.tsx'
import { useEditorTexts } from '../model/use-editor-texts.ts'
import { Clients, Looks, Switches } from './preview-switches.styles.ts'
import { clientKeys } from './preview-switches.labels.ts'
import type { View } from './view.ts'

export interface PreviewSwitchesProps {
  view: View
  /** The current width, even if the user has not selected one. */
  width: NonNullable<View['width']>
  onChange: (view: View) => void
}

const plain = 'plain'

/** Controls for the mail client, the width and the color scheme of the preview. */
export const PreviewSwitches = memo(function PreviewSwitches({
  view,
  width,
  onChange,
}: PreviewSwitchesProps): ReactElement {
  const texts = useEditorTexts().view
  return (
    <Switches>
      <Clients>
        <Select
          label={texts.client}
          isLabelHidden
          value={view.client ?? plain}
          onChange={(key) => onChange({ ...view, client: key === plain ? null : key })}
          options={[
            { value: plain, label: texts.plain },
            ...clientKeys.map((value) => ({ value, label: texts.seenIn(texts.clients[value]) })),
          ]}
        />
      </Clients>
      <Looks>
        <SegmentedControl
          label={texts.width}
          value={width}
          onChange={(width) => onChange({ ...view, width })}
          options={[
            {
              value: 'desktop',
              label: texts.desktop,
              icon: <Monitor size={16} aria-hidden />,
              isIconOnly: true,
            },
            {
              value: 'phone',
              label: texts.phone,
              icon: <Smartphone size={16} aria-hidden />,
              isIconOnly: true,
            },
          ]}
        />
        <SegmentedControl
          label={texts.scheme}
          value={view.scheme}
          onChange={(scheme) => onChange({ ...view, scheme })}
          options={[
            {
              value: 'light',
              label: texts.light,
              icon: <Sun size={16} aria-hidden />,
              isIconOnly: true,
            },
            {
              value: 'dark',
              label: texts.dark,
              icon: <Moon size={16} aria-hidden />,
              isIconOnly: true,
            },
          ]}
        />
      </Looks>
    </Switches>
  )
})
