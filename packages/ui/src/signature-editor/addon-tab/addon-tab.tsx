'use client'

import { addonKeys, enableAddon, enabledAddons } from '@org/signature'
import type { AddonKey, Addons, SignOff } from '@org/signature'
import { Plus } from 'lucide-react'
import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import type { ReactElement } from 'react'
import { Button } from '../../primitives/button/button.tsx'
import { useSameValues } from '../../use-same-values.ts'
import { AddonList } from '../enabled-addons/addon-list.tsx'
import { FieldGroup } from '../field-group/field-group.tsx'
import { Hint } from '../field-group/field-group.styles.ts'
import type { TabProps } from '../model/editor-types.ts'
import { SignOffSection } from '../sign-off/sign-off.tsx'
import { TabBody } from '../tab-layout/tab-layout.styles.ts'
import { useEditorTexts } from '../model/use-editor-texts.ts'
import { Offer, Offers } from './addon-tab.styles.ts'

/** The sign-off, the enabled blocks in their order, and the blocks that can be added. */
export function AddonTab({ data, edit }: TabProps): ReactElement {
  const texts = useEditorTexts().addon
  const [opened, setOpened] = useState<AddonKey | null>(null)
  const tab = useRef<HTMLDivElement>(null)
  const moved = useRef<AddonKey>(undefined)
  const change = useCallback(
    (next: (addons: Addons) => Addons) =>
      edit((newest) => ({ ...newest, addons: next(newest.addons) })),
    [edit],
  )
  const changeSignOff = useCallback(
    (next: (signoff: SignOff) => SignOff) =>
      edit((newest) => ({ ...newest, signoff: next(newest.signoff) })),
    [edit],
  )
  const followRemoved = useCallback((key: AddonKey) => {
    moved.current = key
  }, [])
  const enabled = useSameValues(enabledAddons(data.addons))
  const available = addonKeys.filter((key) => !enabled.includes(key))

  // The addon moves to the other list and its button unmounts: focus the addon's new entry.
  useLayoutEffect(() => {
    const key = moved.current
    moved.current = undefined
    if (key) tab.current?.querySelector<HTMLElement>(`[data-addon="${key}"]`)?.focus()
  }, [enabled])

  return (
    <TabBody ref={tab}>
      <SignOffSection signoff={data.signoff} onChange={changeSignOff} />
      {enabled.length > 0 && (
        <FieldGroup title={texts.enabled} section="addons">
          <AddonList
            keys={enabled}
            opened={opened}
            onOpen={setOpened}
            onChange={change}
            onEmptied={followRemoved}
          />
        </FieldGroup>
      )}
      <FieldGroup title={texts.available}>
        {available.length === 0 && <Hint>{texts.allEnabled}</Hint>}
        <Offers aria-label={texts.available}>
          {available.map((key) => (
            <Offer key={key}>
              <div>
                <strong>{texts.names[key]}</strong>
                <Hint as="span">{texts.hints[key]}</Hint>
              </div>
              <Button
                icon={<Plus size={16} aria-hidden />}
                data-addon={key}
                aria-label={texts.add(texts.names[key])}
                onPress={() => {
                  moved.current = key
                  setOpened(key)
                  change((addons) => enableAddon(addons, key))
                }}
              >
                {texts.addShort}
              </Button>
            </Offer>
          ))}
        </Offers>
      </FieldGroup>
    </TabBody>
  )
}
