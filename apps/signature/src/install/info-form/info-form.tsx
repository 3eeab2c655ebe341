'use client'

import { Form, FormFields, useForm, useFormState } from '@org/ui/form'
import { BannerMessage, Button, Card } from '@org/ui/primitives'
import type { ReactElement } from 'react'
import { trimmedInfo, type PersonalInfo } from '../personal-info.ts'
import { installTexts as texts } from '../texts.ts'
import { infoDescription } from './info-description.ts'
import { Actions, Content, Help } from './info-form.styles.ts'

export interface InfoFormProps {
  /** What is known so far; what is typed stays in the form until it is saved. */
  info: PersonalInfo
  /** True when the form stands there because something is missing, so that it cannot be closed. */
  isRequired: boolean
  /** Receives trimmed values. */
  onSave: (info: PersonalInfo) => Promise<unknown>
  onCancel: () => void
}

/** Asks for the employee's four personal fields; checks them on leaving a field and on saving. */
export function InfoForm({ info, isRequired, onSave, onCancel }: InfoFormProps): ReactElement {
  const form = useForm(infoDescription, {
    initial: info,
    texts: { failed: (message) => message },
    async save(values) {
      await onSave(trimmedInfo(values))
    },
  })
  const { status, text, hasErrors } = useFormState(form)
  const isSaving = status === 'saving'

  return (
    <Card title={isRequired ? texts.formTitleMissing : texts.formTitle}>
      <Form form={form}>
        <Content>
          <Help>{texts.formHelp}</Help>
          {status === 'failed' && (
            <BannerMessage tone="danger" title={texts.saveError}>
              {text}
            </BannerMessage>
          )}
          <FormFields form={form} columns={2} />
          <Actions>
            <Button type="submit" variant="primary" isDisabled={hasErrors || isSaving}>
              {isSaving ? texts.saving : texts.save}
            </Button>
            {!isRequired && (
              <Button variant="tertiary" onPress={onCancel} isDisabled={isSaving}>
                {texts.cancel}
              </Button>
            )}
          </Actions>
        </Content>
      </Form>
    </Card>
  )
}
