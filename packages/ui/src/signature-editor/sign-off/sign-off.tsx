'use client'

import { chooseSignOff, customKey, setSignOffText, signOffPresets } from '@org/signature'
import type { SignOff } from '@org/signature'
import { memo } from 'react'
import type { ReactElement } from 'react'
import { Select } from '../../primitives/select/select.tsx'
import { TextField } from '../../primitives/text-field/text-field.tsx'
import { FieldGroup } from '../field-group/field-group.tsx'
import { useEditorTexts } from '../model/use-editor-texts.ts'

/** Key of "no sign-off" in the select, which does not allow an empty key. */
const none = 'none'

export interface SignOffSectionProps {
  signoff: SignOff
  onChange: (change: (signoff: SignOff) => SignOff) => void
}

/** The sign-off. The text of a preset is read-only; a custom text can be edited. */
export const SignOffSection = memo(function SignOffSection({
  signoff,
  onChange,
}: SignOffSectionProps): ReactElement {
  const texts = useEditorTexts().addon
  const options = [
    { value: none, label: texts.noSignoff },
    ...signOffPresets.map(({ key, label }) => ({ value: key, label })),
    { value: customKey, label: texts.ownSignoff },
  ] as const
  return (
    <FieldGroup title={texts.signoff} section="signoff">
      <Select
        label={texts.signoffChoice}
        value={signoff.key || none}
        options={options}
        onChange={(key) => onChange((newest) => chooseSignOff(newest, key === none ? '' : key))}
      />
      {signoff.key && (
        <TextField
          label={texts.signoffText}
          value={signoff.text}
          isReadOnly={signoff.key !== customKey}
          onChange={(text) => onChange((newest) => setSignOffText(newest, text))}
        />
      )}
    </FieldGroup>
  )
})
