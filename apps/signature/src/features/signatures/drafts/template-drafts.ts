import type { SignatureTemplate } from '@org/api/client'
import type { TemplateValues } from '../signatures-saga.ts'
import { parseDraft } from './parse-draft.ts'

/** A template as it stands in the editor, which has not been saved so. */
export interface TemplateDraft {
  values: TemplateValues
  /** The template that was edited, with its revision; null for a new one. */
  base: SignatureTemplate | null
  /** When it was written; milliseconds since 1970. */
  at: number
}

/** Whose draft it is, and of which template. */
export interface DraftPlace {
  organisationId: string
  userId: string
  /** null: a new one. */
  templateId: string | null
  /** Team that a new one is made for. */
  teamId: string | null
}

export interface FoundTemplateDraft extends TemplateDraft {
  key: string
}

const prefix = 'paraphe.template-draft/'
const tabKey = 'paraphe.tab'

const folderOf = ({ organisationId, userId, templateId, teamId }: DraftPlace) =>
  prefix +
  [organisationId, userId, ...(templateId === null ? ['new', teamId ?? ''] : ['id', templateId])]
    .map(encodeURIComponent)
    .join('/')

const ownerOf = (key: string) => decodeURIComponent(key.slice(prefix.length).split('/')[1] ?? '')

/**
 * Keeps what the template editor holds unsaved. Its pictures are on the server already, so a draft is
 * text; local storage writes it at once, also while a page goes away.
 *
 * Each tab writes under a name of its own, which a reload keeps: two tabs with the same template never
 * write over each other's work.
 *
 * @param kept holds the drafts.
 * @param tab ends with the tab, whose name it holds.
 */
export function templateDraftsIn(kept: Storage, tab: Storage) {
  const keys = () =>
    Array.from({ length: kept.length }, (_, index) => kept.key(index) ?? '').filter((key) =>
      key.startsWith(prefix),
    )
  const remove = (key: string) => kept.removeItem(key)

  function tabName(): string {
    const name = tab.getItem(tabKey) ?? crypto.randomUUID()
    tab.setItem(tabKey, name)
    return name
  }

  const keyFor = (place: DraftPlace) => `${folderOf(place)}/${tabName()}`

  function read(key: string): FoundTemplateDraft[] {
    const draft = parseDraft(kept.getItem(key))
    return draft ? [{ ...draft, key }] : []
  }

  return {
    keyFor,
    /** The draft of this tab or, where it has none, the newest that another tab has left. */
    find(place: DraftPlace): FoundTemplateDraft | null {
      const [own] = read(keyFor(place))
      if (own) return own
      const left = keys().filter((key) => key.startsWith(`${folderOf(place)}/`))
      return left.flatMap(read).toSorted((one, other) => other.at - one.at)[0] ?? null
    },
    write: (key: string, draft: TemplateDraft): void => kept.setItem(key, JSON.stringify(draft)),
    remove,
    /** Clears away what belongs to other people than these accounts. */
    keepOnly: (userIds: readonly string[]): void =>
      keys()
        .filter((key) => !userIds.includes(ownerOf(key)))
        .forEach(remove),
    clear: (): void => keys().forEach(remove),
  }
}

export type TemplateDrafts = ReturnType<typeof templateDraftsIn>

/** Null where there is no page, and where the browser keeps nothing. */
export function templateDrafts(): TemplateDrafts | null {
  try {
    return typeof window === 'undefined'
      ? null
      : templateDraftsIn(window.localStorage, window.sessionStorage)
  } catch {
    return null
  }
}
