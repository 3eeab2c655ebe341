import type { SignatureTemplate } from '@org/api/client'
import {
  type ListState,
  selectAuth,
  useEditedEntity,
  useIdempotencyKey,
  useRunOperation,
  useAppSelector,
  useAppStore,
} from '@org/app-kit'
import { useField, useForm, useFormState } from '@org/ui/form'
import { useFieldErrors } from '@org/ui/signature-editor'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '#shared/paths.ts'
import { useScope } from '#shared/scope/use-scope.ts'
import { selectTemplates, type WithTemplates } from '#shared/lists/templates.ts'
import { findTemplateDraft } from '../drafts/find-template-draft.ts'
import { templatesFlow } from '../signatures-saga.ts'
import { isSame, merge } from '../merge-signatures.ts'
import { settleConflict, type Winner } from '#shared/conflict/settle-conflict.ts'
import { storedName, templateNameForm } from './template-name-form.ts'
import { storedDrawing, useDrawing } from './use-drawing.ts'
import { useKeptDraft } from './use-kept-draft.ts'

/** What the address of a signature says beside its id. */
export interface EditorState {
  /** The editing that goes on there: it began with a new signature, which was saved since. */
  editing: string
  /** Work that is not saved goes along. */
  keepsWork: true
}

/** Whether somebody has deleted it; a list that is not there tells nothing. */
function isDeleted({ loaded, data }: ListState<SignatureTemplate>, id: string): boolean {
  return loaded && !data.some((template) => template.id === id)
}

/** A template while it is edited: its name in a form, its signature beside it, saved together. */
export function useTemplateForm(template: SignatureTemplate | null, editing: string) {
  const navigate = useNavigate()
  const store = useAppStore<WithTemplates>()
  const keyFor = useIdempotencyKey(templatesFlow.operations.create)
  const { teamId } = useScope()
  const auth = useAppSelector(selectAuth)
  const [found] = useState(() =>
    findTemplateDraft(auth, { templateId: template?.id ?? null, teamId }),
  )
  const [isTakenUp, setTakenUp] = useState(found !== null)
  // Work that was taken up goes on from what it was made of, which somebody may have changed since.
  const start = found ? found.base : template
  const drawing = useDrawing(start, found?.values)
  const { data, setData } = drawing
  const toCorrect = useFieldErrors(data).map(({ label }) => label)
  const [createdId, setCreatedId] = useState<string | null>(null)
  const list = useAppSelector(selectTemplates)
  const isGone = template !== null && isDeleted(list, template.id)
  const stored = list.data.find((other) => other.id === createdId)
  const id = (isGone ? stored : (template ?? stored))?.id
  const operation =
    id === undefined ? templatesFlow.operations.create : templatesFlow.operations.update(id)
  const run = useRunOperation(operation)
  const edited = useEditedEntity(operation, start)
  const { base: readBase } = edited

  const form = useForm(templateNameForm, {
    initial: { name: storedName(start) },
    texts: { failed: (message) => message },
    async save({ name }) {
      const opened = edited.base()
      const base = opened && isDeleted(selectTemplates(store.getState()), opened.id) ? null : opened
      // An untouched signature is sent as it is stored: written anew it might look changed.
      const isUntouched = base !== null && !drawing.isDirty
      const signatureData = isUntouched ? base.signatureData : JSON.stringify(data)
      const values = { name: name.trim(), signatureData }
      const savedId = await run(
        base
          ? templatesFlow.requests.update({ id: base.id, values, base, toCorrect })
          : templatesFlow.requests.create({
              values,
              toCorrect,
              teamId: template ? template.team_id : teamId,
              idempotencyKey: keyFor(values),
            }),
      )
      setTakenUp(false)
      if (!base) setCreatedId(savedId)
      const saved = selectTemplates(store.getState()).data.find((other) => other.id === savedId)
      const merged = saved && storedDrawing(saved)
      if (!isUntouched && (!merged || isSame(merged, data))) drawing.setSavedData(data)
      else if (!isUntouched && merged) {
        // Another tab has changed other parts: they are here from now on, under what was typed meanwhile.
        setData(merge([data, drawing.newest(), merged]).value)
        drawing.setSavedData(merged)
      }
      if (!saved) return
      if (isUntouched && saved.signatureData !== base.signatureData) {
        // Somebody else has drawn meanwhile. What was drawn here during the save meets that as a
        // conflict, since it still goes from what it was drawn upon.
        if (drawing.newest() !== data) return
        drawing.take(storedDrawing(saved))
      }
      edited.rebase(saved)
      return { name: saved.name }
    },
  })
  // Before anything listens: what was taken up is no edit of this visit.
  useState(() => found && form.set('name', found.values.name))
  const isDirty = useFormState(form).isDirty || drawing.isDirty
  const { value: name } = useField(form, 'name')
  const { isDirty: isDrawingDirty } = drawing
  const read = useCallback(() => {
    const base = readBase()
    const isUntouched = base !== null && !isDrawingDirty
    const signatureData = isUntouched ? base.signatureData : JSON.stringify(data)
    return { values: { name, signatureData }, base }
  }, [readBase, name, data, isDrawingDirty])
  const giveUp = useKeptDraft({ found, teamId, isDirty, read })
  const openedId = template?.id
  useEffect(() => {
    // What was edited while it was being created goes along: a page loaded again is then that
    // signature with this work, and not one more new one.
    if (createdId !== null && createdId !== openedId) {
      const state: EditorState = { editing, keepsWork: true }
      void navigate(paths.signature(teamId, createdId), { replace: true, state })
    }
  }, [createdId, openedId, editing, navigate, teamId])

  const { conflict } = edited
  /** How often a decision asked for a save. */
  const [savesAsked, setSavesAsked] = useState(0)
  /** Where this and the stored signature contradict each other. */
  const contestedParts = useMemo(() => {
    const opened = readBase()
    if (!conflict || !opened) return []
    const sides = [storedDrawing(opened), data, storedDrawing(conflict.current)] as const
    return merge(sides).contested
  }, [conflict, readBase, data])
  /** Decides about what somebody else has changed too; one's own change is saved over it at once. */
  const settle = (winner: Winner) => {
    const base = edited.base()
    if (!conflict || !base) return
    const { current, fields: contested } = conflict
    const currentData = storedDrawing(current)
    const merged = merge([storedDrawing(base), data, currentData], winner).value
    // Where nothing of one's own is left, there is nothing to save.
    setData(isSame(merged, currentData) ? currentData : merged)
    drawing.setSavedData(currentData)
    const name = { base: { name: base.name }, current: { name: current.name }, contested }
    settleConflict(form, name, winner)
    edited.rebase(current)
    setTakenUp(false)
    if (winner === 'mine') setSavesAsked((count) => count + 1)
  }
  useEffect(() => {
    // Only now does the form know the signature with the parts of both.
    if (savesAsked > 0) void form.save()
  }, [savesAsked, form])
  /** Puts what was taken up away again, in favour of what is stored now. */
  const drop = () => {
    drawing.take(storedDrawing(template))
    form.reset({ name: storedName(template) })
    if (template) edited.rebase(template)
    setTakenUp(false)
  }
  return {
    form,
    name,
    data,
    setData,
    hasEdits: template !== null || !drawing.isUntouched,
    isDirty,
    isNew: id === undefined,
    isGone: isGone && id === undefined,
    conflict,
    contestedParts,
    settle,
    giveUp,
    /** What an earlier visit left unsaved, as long as it is neither saved nor put away. */
    taken: isTakenUp
      ? {
          isOlder: template !== null && found?.base?.revision !== template.revision,
          drop,
          hide: () => setTakenUp(false),
        }
      : null,
  }
}

export type TemplateForm = ReturnType<typeof useTemplateForm>
