import { failureHelp, isUnknown } from '@org/app-kit'
import { KeptStateGuard } from '@org/app-kit/pages'
import { BannerMessage } from '@org/ui/primitives'
import { levelNames } from '#shared/levels.ts'
import { OwnedConflictNotice } from '#shared/owned-work/owned-conflict-notice.tsx'
import { texts } from '#shared/texts.ts'
import { editorTexts } from '../texts.ts'
import { exerciceCountIn } from './bloc-changes.ts'
import { draftOf, type SessionDraft } from './session-draft.ts'
import type { EditorActions } from './use-editor-actions.ts'
import type { SessionWork } from './use-session-work.ts'

export interface EditorNoticesProps {
  /** Whether a file is being sent; leaving now would end that. */
  isUploading: boolean
  work: SessionWork
  actions: EditorActions
}

/** Notices for the coach: why something failed or is waiting, or what was restored. */
export function EditorNotices({ work, actions, isUploading }: EditorNoticesProps) {
  const { error } = actions.action
  return (
    <>
      <KeptStateGuard kept={work.kept} isBusy={isUploading} />
      {error !== null && (
        <BannerMessage tone="danger" title={texts.saveFailed}>
          {!isUnknown(error) && `${error} `}
          {failureHelp(error, 'save')}
        </BannerMessage>
      )}
      {actions.obstacle !== null && <ObstacleNotice obstacle={actions.obstacle} />}
      {work.conflict && (
        <OwnedConflictNotice
          fields={work.conflict.fields.map((name) => ({
            name,
            label: editorTexts.fields[name],
            mine: fieldInShort(work.draft, name),
            theirs: work.conflict && fieldInShort(draftOf(work.conflict.current), name),
          }))}
          onTake={work.take}
          onReplace={actions.replace}
        />
      )}
    </>
  )
}

function ObstacleNotice({ obstacle }: { obstacle: NonNullable<EditorActions['obstacle']> }) {
  if (obstacle === 'exercices') {
    return (
      <BannerMessage tone="warning" title={editorTexts.needsExercices}>
        {editorTexts.needsExercicesHelp}
      </BannerMessage>
    )
  }
  return (
    <BannerMessage
      tone="warning"
      title={obstacle === 'video' ? editorTexts.needsVideo : editorTexts.needsTitle}
    />
  )
}

function fieldInShort(draft: SessionDraft, name: keyof SessionDraft): string {
  switch (name) {
    case 'title':
    case 'description':
      return draft[name]
    case 'type':
      return editorTexts.types[draft.type]
    case 'level':
      return levelNames[draft.level]
    case 'sports':
      return draft.sports.join(', ')
    case 'video':
    case 'image':
      return draft[name] === null ? editorTexts.nothing : editorTexts.present
    case 'blocs':
      return editorTexts.blocsInShort(draft.blocs.length, exerciceCountIn(draft.blocs))
  }
}
