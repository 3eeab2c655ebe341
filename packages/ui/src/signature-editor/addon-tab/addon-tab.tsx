'use client'

import { addonKeys, enableAddon } from '@org/signature'
import type { AddonKey, Addons, SignOff } from '@org/signature'
import { Plus } from 'lucide-react'
import { useCallback, useState } from 'react'
import type { ReactElement } from 'react'
import { Button } from '../../primitives/button/button.tsx'
import { EnabledAddons } from '../enabled-addons/enabled-addons.tsx'
import { FieldGroup } from '../field-group/field-group.tsx'
import { Hint } from '../field-group/field-group.styles.ts'
import type { TabProps } from '../model/editor-types.ts'
import { SignOffSection } from '../sign-off/sign-off.tsx'
import { TabBody } from '../tab-layout/tab-layout.styles.ts'
import { useEditorTexts } from '../model/use-editor-texts.ts'
import { Offer, Offers } from './addon-tab.styles.ts'

/** The sign-off, the blocks under the signature in their order, and those still to be had. */
export function AddonTab({ data, edit }: TabProps): ReactElement {
  const texts = useEditorTexts().addon
  const [opened, setOpened] = useState<AddonKey | null>(null)
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
  const available = addonKeys.filter((key) => !data.addons[key].enabled)

  return (
    <TabBody>
      <SignOffSection signoff={data.signoff} onChange={changeSignOff} />
      {available.length < addonKeys.length && (
        <FieldGroup title={texts.enabled} section="addons">
          <EnabledAddons
            addons={data.addons}
            opened={opened}
            onOpen={setOpened}
            onChange={change}
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
                aria-label={texts.add(texts.names[key])}
                onPress={() => {
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
