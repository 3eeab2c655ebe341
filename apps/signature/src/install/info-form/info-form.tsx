'use client'

import { useIdempotencyKey } from '@org/app-kit'
import { BannerMessage, Button, Card, TextField } from '@org/ui/primitives'
import { useState, type FormEvent, type ReactElement } from 'react'
import { personalFields, type PersonalField, type PersonalInfo } from '../personal-info.ts'
import { installTexts as texts } from '../texts.ts'
import { fieldFaults, infoFaults, type InfoFaults } from './info-faults.ts'
import { Actions, Fields, Form, Help } from './info-form.styles.ts'

const noFaults: InfoFaults = { first_name: [], last_name: [], position: [], phone_number: [] }

const autoComplete = {
  first_name: 'given-name',
  last_name: 'family-name',
  position: 'organization-title',
  phone_number: 'tel',
} as const

export interface InfoFormProps {
  /** What is known so far; what is typed stays in the form until it is saved. */
  info: PersonalInfo
  /** True when the form stands there because something is missing, so that it cannot be closed. */
  isRequired: boolean
  isSaving: boolean
  /** Why the last attempt failed. */
  saveError: string | null
  /** Receives trimmed values and the key under which sending them again makes nothing twice. */
  onSave: (info: PersonalInfo, key: string) => void
  onCancel: () => void
}

/** Asks for the employee's four personal fields; checks them on leaving a field and on saving. */
export function InfoForm(props: InfoFormProps): ReactElement {
  const [info, setInfo] = useState(props.info)
  const [faults, setFaults] = useState(noFaults)
  const keyOf = useIdempotencyKey()
  const hasFaults = personalFields.some((field) => faults[field].length > 0)

  const check = (field: PersonalField): void =>
    setFaults((others) => ({ ...others, [field]: fieldFaults(field, info[field]) }))

  const change = (field: PersonalField, value: string): void => {
    setInfo((others) => ({ ...others, [field]: value }))
    setFaults((others) => ({ ...others, [field]: [] }))
  }

  const save = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const found = infoFaults(info)
    setFaults(found)
    const first = personalFields.find((field) => found[field].length > 0)
    if (first !== undefined) {
      event.currentTarget.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus()
      return
    }
    const trimmed = Object.fromEntries(
      personalFields.map((field) => [field, info[field].trim()]),
    ) as PersonalInfo
    props.onSave(trimmed, keyOf(trimmed))
  }

  return (
    <Card title={props.isRequired ? texts.formTitleMissing : texts.formTitle}>
      <Form onSubmit={save} noValidate>
        <Help>{texts.formHelp}</Help>
        {props.saveError !== null && (
          <BannerMessage tone="danger" title={texts.saveError}>
            {props.saveError}
          </BannerMessage>
        )}
        <Fields>
          {personalFields.map((field) => (
            <TextField
              key={field}
              name={field}
              label={texts.fields[field]}
              value={info[field]}
              onChange={(value) => change(field, value)}
              onBlur={() => check(field)}
              errors={faults[field]}
              type={field === 'phone_number' ? 'tel' : 'text'}
              autoComplete={autoComplete[field]}
              description={field === 'phone_number' ? texts.phoneHelp : undefined}
              maxLength={field === 'phone_number' ? 40 : 200}
              isRequired
            />
          ))}
        </Fields>
        <Actions>
          <Button type="submit" variant="primary" isDisabled={hasFaults || props.isSaving}>
            {props.isSaving ? texts.saving : texts.save}
          </Button>
          {!props.isRequired && (
            <Button variant="tertiary" onPress={props.onCancel} isDisabled={props.isSaving}>
              {texts.cancel}
            </Button>
          )}
        </Actions>
      </Form>
    </Card>
  )
}
