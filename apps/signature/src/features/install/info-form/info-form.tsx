'use client'

import { Form, FormFields, useForm, useFormState } from '@org/ui/form'
import { BannerMessage, Button, Card } from '@org/ui/primitives'
import { useEffect, useRef, type ReactElement } from 'react'
import type { InfoDraft } from '../info-drafts.ts'
import { trimmedInfo, type PersonalInfo } from '../personal-info.ts'
import { installTexts as texts } from '../texts.ts'
import { Told } from '../told/told.tsx'
import { infoDescription } from './info-description.ts'
import { Actions, Content, Help } from './info-form.styles.ts'
import { useTypedInfo } from './use-typed-info.ts'

export interface InfoFormProps {
  /** What is known so far; what is typed stays in the form until it is saved. */
  info: PersonalInfo
  /** What was typed before a reload. */
  draft: InfoDraft
  /** True when the form stands there because something is missing, so that it cannot be closed. */
  isRequired: boolean
  /** Told of all values with each change. */
  onType: (info: PersonalInfo) => void
  /** Receives trimmed values. */
  onSave: (info: PersonalInfo) => Promise<unknown>
  onCancel: () => void
}

/** Asks for the employee's four personal fields; checks them on leaving a field and on saving. */
export function InfoForm(props: InfoFormProps): ReactElement {
  const { info, draft, isRequired, onType, onSave, onCancel } = props
  const form = useForm(infoDescription, {
    initial: info,
    texts: { failed: (message) => message },
    async save(values) {
      await onSave(trimmedInfo(values))
    },
  })
  useTypedInfo(form, draft, onType)
  const content = useRef<HTMLDivElement>(null)
  const isOpenedByPress = useRef(!isRequired && Object.keys(draft).length === 0)
  useEffect(() => {
    if (isOpenedByPress.current) content.current?.querySelector('input')?.focus()
  }, [])
  const { status, text, hasErrors } = useFormState(form)
  const isSaving = status === 'saving'

  return (
    <Card title={isRequired ? texts.formTitleMissing : texts.formTitle}>
      <Form form={form}>
        <Content ref={content}>
          <Help>{texts.formHelp}</Help>
          {status === 'failed' && (
            <Told>
              <BannerMessage tone="danger" title={texts.saveError}>
                {text}
              </BannerMessage>
            </Told>
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
