import { useCallback, useLayoutEffect, useMemo, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { weddingPath } from '@shared/routes'
import { getWeddingRights, type WeddingRights } from '@shared/weddingRights'
import { useErrorText } from '@/api'
import { useListStatusesQuery, type GuestList as List, type Household } from '@/api/weddings'
import { guestListMessages } from '@/i18n/messages/guests'
import { useEntryState } from '@/lib/history/useEntryMemory'
import { usePageSnapshot } from '@/lib/offline/snapshot/usePageSnapshot'
import { useNamedHalls } from '@/lib/useNamedHalls'
import { LinkButton } from '@/ui/button/LinkButton'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { FailureNotice } from '@/ui/feedback/FailureNotice'
import { OnDemand } from '@/ui/feedback/OnDemand'
import skeleton from '@/ui/feedback/PageSkeleton.module.css'
import { listKeptForms } from '@/ui/fields/useKeptInput'
import { usePreload } from '@/ui/usePreload'
import { useIsPhone } from '@/ui/useScreen'
import text from '@/ui/text.module.css'
import { AddBar } from './add/AddBar'
import { EditedHousehold } from './EditedHousehold'
import { getEditForm } from './edit/getEditForm'
import { getAnswers } from './getAnswers'
import styles from './GuestList.module.css'
import { GuestTable } from './list/GuestTable'
import { Toolbar } from './list/Toolbar'
import { EVERYONE, isFiltered, type SortOrder } from './searchHouseholds'
import { importAdd, importBulkBar, importFilters, importUndo } from './onDemand'
import { FiguresLine } from './summary/FiguresLine'
import { useDeletion } from './useDeletion'
import { useShownHouseholds } from './useShownHouseholds'

const FORMS = [importAdd, importFilters]
const NOBODY: ReadonlySet<string> = new Set()

/**
 * Opens the form that adds families when the list is empty, which has no other use. On a phone the form would cover the page, and its
 * button is under the thumb.
 */
function useOpenAtOnce({ households }: List, canAdd: boolean, open: () => void): void {
  const isPhone = useIsPhone()
  useLayoutEffect(() => {
    if (canAdd && households.length === 0 && !isPhone) open()
    // oxlint-disable-next-line react/exhaustive-deps -- once: a list that becomes empty was used before
  }, [])
}

/** @returns the household that was being edited when the page failed or the session expired */
function findKeptEdit(households: readonly Household[]): Household | null {
  const forms = new Set(listKeptForms())
  return forms.size === 0 ? null : (households.find(({ id }) => forms.has(getEditForm(id))) ?? null)
}

interface GuestListProps {
  list: List
  /** Whether the form that adds families is open. */
  isAdding: boolean
  onAdding: (isAdding: boolean) => void
}

/** The guest list of a wedding: add, find, edit and delete households, one or several at a time. */
export function GuestList({ list: loaded, isAdding, onAdding }: GuestListProps) {
  const errorText = useErrorText()
  const { role, side } = loaded.wedding
  const rights = useMemo(() => getWeddingRights({ role, side }), [role, side])
  const canAdd = rights.editableSides.length > 0
  useOpenAtOnce(loaded, canAdd, () => onAdding(true))
  const [search, setSearch] = useEntryState('search', EVERYONE)
  const [selected, setSelected] = useState(NOBODY)
  const [editing, setEditing] = useState<Household | null>(() => findKeptEdit(loaded.households))
  const halls = useNamedHalls(loaded.events)
  const list = useMemo(() => ({ ...loaded, halls }), [loaded, halls])
  const { households } = list
  const deletion = useDeletion(list.wedding.id)
  // The rows wait for the answers, which would make them higher.
  const { data: statuses, isLoading } = useListStatusesQuery(
    { weddingId: list.wedding.id },
    { skip: !rights.pages.includes('replies') },
  )
  const answers = useMemo(() => getAnswers(households, statuses?.entities), [households, statuses])

  const { shown, guests } = useShownHouseholds(list, search)
  const tags = useMemo(() => [...new Set(households.flatMap((household) => household.tags))].toSorted(), [households])
  const existing = useMemo(() => {
    const ids = new Set(households.map(({ id }) => id))
    return selected.size === 0 ? NOBODY : new Set([...selected].filter((id) => ids.has(id)))
  }, [households, selected])
  usePreload(FORMS)
  usePageSnapshot(answers, search === EVERYONE && existing.size === 0 && households.length > 0 && !isLoading)
  const setSort = (sort: SortOrder) => setSearch((before) => ({ ...before, sort }))
  const setTag = useCallback((tag: string) => setSearch((before) => ({ ...before, tag })), [setSearch])
  const closeForm = useCallback(() => onAdding(false), [onAdding])
  const { remove } = deletion
  const deleteOne = useCallback((household: Household) => void remove([household.id]), [remove])

  return (
    <div className={styles.list}>
      {canAdd && isAdding && <OnDemand importComponent={importAdd} props={{ list, onClose: closeForm }} />}
      <FiguresLine list={list} shown={{ families: shown.length, guests }} tag={search.tag} onTag={setTag} />
      {deletion.error !== undefined && <FailureNotice text={errorText(deletion.error)} />}
      {households.length === 0 ? (
        <NoHouseholds weddingId={list.wedding.id} canAdd={canAdd} />
      ) : (
        <>
          <Toolbar
            search={search}
            onSearch={setSearch}
            events={list.events}
            halls={halls}
            tags={tags}
            sides={rights.readableSides}
            shown={shown.length}
          />
          <RightsHint list={list} rights={rights} />
          {isLoading ? (
            <div className={`${skeleton.part} ${styles.waiting}`} aria-busy />
          ) : shown.length === 0 && isFiltered(search) ? (
            <EmptyState
              heading="h3"
              title={<FormattedMessage {...guestListMessages.noneTitle} />}
              text={<FormattedMessage {...guestListMessages.noneText} />}
              action={null}
            />
          ) : (
            <GuestTable
              households={shown}
              halls={halls}
              timeZone={list.wedding.timeZone}
              answers={answers}
              sort={search.sort}
              onSort={setSort}
              rights={rights}
              selected={existing}
              onSelected={setSelected}
              onEdit={setEditing}
              onDelete={deleteOne}
            />
          )}
        </>
      )}
      {existing.size > 0 ? (
        <OnDemand
          importComponent={importBulkBar}
          props={{
            list,
            selected: existing,
            tags,
            rights,
            onClear: () => setSelected(NOBODY),
            onDelete: (ids: string[]) => void remove(ids),
          }}
        />
      ) : (
        canAdd && <AddBar onAdd={() => onAdding(true)} />
      )}
      <EditedHousehold household={editing} list={list} onClose={() => setEditing(null)} />
      {deletion.deleted.length > 0 && <OnDemand importComponent={importUndo} props={{ deletion }} />}
    </div>
  )
}

function NoHouseholds({ weddingId, canAdd }: { weddingId: string; canAdd: boolean }) {
  if (!canAdd)
    return (
      <EmptyState
        title={<FormattedMessage {...guestListMessages.emptyTitleForReaders} />}
        text={<FormattedMessage {...guestListMessages.emptyTextForReaders} />}
        action={null}
      />
    )
  return (
    <EmptyState
      title={<FormattedMessage {...guestListMessages.emptyTitle} />}
      text={<FormattedMessage {...guestListMessages.emptyText} />}
      action={
        <LinkButton to={weddingPath('guestImport', weddingId)} variant="outlined" size="large">
          <FormattedMessage {...guestListMessages.import} />
        </LinkButton>
      }
    />
  )
}

/** Says what a member may not change, where the list has something of that kind. */
function RightsHint({ list: { households }, rights }: { list: List; rights: WeddingRights }) {
  const hasOthers = households.some(({ side }) => !rights.editableSides.includes(side))
  if (!hasOthers) return null
  return (
    <p className={`${text.small} ${text.soft}`}>
      <FormattedMessage {...(rights.canLabelGuests ? guestListMessages.labelHint : guestListMessages.bothHint)} />
    </p>
  )
}
