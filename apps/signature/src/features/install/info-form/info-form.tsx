'use client'

import { Form, FormFields, useForm, useFormState } from '@org/ui/form'
import { BannerMessage, Button, Card } from '@org/ui/primitives'
import { useEffect, useMemo, useRef, type ReactElement } from 'react'
import type { InfoDraft } from '../info-drafts.ts'
import { trimmedInfo, type PersonalInfo } from '../personal-info.ts'
import { installTexts as texts } from '../texts.ts'
import { FocusedMessage } from '../focused-message/focused-message.tsx'
import { describeInfo } from './info-description.ts'
import { Actions, Content, Help } from './info-form.styles.ts'
import { useTypedInfo } from './use-typed-info.ts'

export interface InfoFormProps {
  /** The stored values; the form keeps its own values until they are saved. */
  info: PersonalInfo
  /** The organisation's country. */
  country: string
  /** Whether the signature has a place for the mobile number. */
  showsMobile: boolean
  /** Unsaved values from before a reload. */
  draft: InfoDraft
  /** Whether the form is open because a value is missing. Such a form cannot be closed. */
  isRequired: boolean
  /** Called with all values on each change. */
  onType: (info: PersonalInfo) => void
  /** Called with trimmed values. */
  onSave: (info: Partial<PersonalInfo>) => Promise<unknown>
  onCancel: () => void
}

/** A form for the employee's four personal fields; validates a field on blur and all on save. */
export function InfoForm(props: InfoFormProps): ReactElement {
  const { info, country, showsMobile, draft, isRequired, onType, onSave, onCancel } = props
  const description = useMemo(() => describeInfo(country, showsMobile), [country, showsMobile])
  const form = useForm(description, {
    initial: info,
    texts: { failed: (message) => message },
    async save(values) {
      await onSave(trimmedInfo(values, showsMobile))
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
            <FocusedMessage>
              <BannerMessage tone="danger" title={texts.saveError}>
                {text}
              </BannerMessage>
            </FocusedMessage>
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
