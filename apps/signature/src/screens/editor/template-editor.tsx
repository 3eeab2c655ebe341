import type { SignatureTemplate } from '@org/api/client'
import {
  selectOrganisation,
  selectUser,
  useFields,
  useIdempotencyKey,
  useOperation,
  useUnsavedWork,
} from '@org/app-kit'
import { defaultSignatureData } from '@org/signature'
import { sampleSignature } from '@org/signature/samples'
import { BannerMessage, Button, TextField } from '@org/ui/primitives'
import { SignatureEditor } from '@org/ui/signature-editor'
import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../shell/paths.ts'
import { useScope } from '../../shell/use-scope.ts'
import { useAppDispatch, useAppSelector } from '../../state.ts'
import {
  createTemplateOperation,
  templateCreateRequested,
  templateUpdateRequested,
  updateTemplateOperation,
} from '../../templates/templates-saga.ts'
import { texts } from '../../texts.ts'
import { iconsBaseUrl } from '../shared/icons-base-url.ts'
import { Hidden } from '../shared/page.styles.ts'
import { useUploadImage } from '../shared/use-upload-image.ts'
import { previewFor, templateData } from '../signatures/template-data.ts'
import { useCompanyLogo } from '../signatures/use-company-logo.ts'
import { Bar, Name, Problem, Room, Screen } from './template-editor.styles.ts'

export interface TemplateEditorProps {
  /** null: a new one. */
  template: SignatureTemplate | null
}

/** The editor with the template's name and its save. A failed save keeps everything. */
export function TemplateEditor({ template }: TemplateEditorProps) {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const keyFor = useIdempotencyKey(createTemplateOperation)
  const upload = useUploadImage()
  const { teamId } = useScope()
  const user = useAppSelector(selectUser)
  const organisation = useAppSelector(selectOrganisation)
  const logo = useCompanyLogo()
  const fallback = useMemo(
    () => previewFor(defaultSignatureData, { user, organisation, logo }),
    [user, organisation, logo],
  )
  const [initial] = useState(() =>
    template ? templateData(template.signatureData) : defaultSignatureData,
  )
  const [data, setData] = useState(initial)
  const [savedData, setSavedData] = useState(initial)
  const { values, field, check, isChanged } = useFields(
    { name: template?.name ?? texts.signatures.defaultName },
    { name: ['not_empty'] },
  )
  const operation = template ? updateTemplateOperation(template.id) : createTemplateOperation
  const { isRunning, error } = useOperation(operation, (id) => {
    setSavedData(data)
    if (!template && id !== null) void navigate(paths.signature(teamId, id), { replace: true })
  })
  const isDirty = data !== savedData || isChanged
  useUnsavedWork(isDirty)

  const save = () => {
    if (!check()) return
    const content = { name: values.name.trim(), signatureData: JSON.stringify(data) }
    dispatch(
      template
        ? templateUpdateRequested({
            id: template.id,
            values: content,
            revision: template.revision,
          })
        : templateCreateRequested({ values: content, teamId, idempotencyKey: keyFor(content) }),
    )
  }
  return (
    <Screen>
      <Hidden as="h1">{template?.name ?? texts.signatures.defaultName}</Hidden>
      <Hidden as="h2">{texts.signatures.settings}</Hidden>
      <Bar>
        <Name>
          <TextField
            {...field('name')}
            label={texts.signatures.signatureName}
            isLabelHidden
            name="name"
          />
        </Name>
        <Button
          variant="primary"
          isDisabled={!isDirty && template !== null}
          isLoading={isRunning}
          onPress={save}
        >
          {texts.saveButton}
        </Button>
      </Bar>
      {error !== null && (
        <Problem>
          <BannerMessage tone="danger" title={error}>
            {texts.signatures.kept}
          </BannerMessage>
        </Problem>
      )}
      <Room>
        <SignatureEditor
          value={data}
          onChange={setData}
          hasEdits={template !== null || data !== initial}
          sample={sampleSignature}
          fallback={fallback}
          upload={upload}
          iconsBaseUrl={iconsBaseUrl}
        />
      </Room>
    </Screen>
  )
}
