import { useIntl } from 'react-intl'
import { useSearchParams } from 'react-router-dom'
import { directoryMessages } from '@/i18n/messages/directory'
import { layoutMessages } from '@/i18n/messages/site'
import { Breadcrumbs } from '@/seo/Breadcrumbs'
import { PageHead } from '@/seo/PageHead'
import { paths } from '@shared/routes'
import { getDirectoryUrl, readSearch } from './search'
import { useChosenFilters } from './useChosenFilters'

/**
 * Head elements and structured data of the directory. Search engines index it by category, governorate and page; any other search has countless
 * addresses with the same providers.
 */
export function DirectoryHead() {
  const intl = useIntl()
  const [params] = useSearchParams()
  const search = readSearch(params)
  const { category, governorate, page } = search
  const listed = { category, governorate, page }
  const filters = useChosenFilters(search)
    .map(({ words }) => words)
    .join(' · ')
  return (
    <>
      <PageHead
        title={filters ? intl.formatMessage(directoryMessages.filteredTitle, { filters }) : directoryMessages.title}
        description={
          filters
            ? intl.formatMessage(directoryMessages.filteredDescription, { filters })
            : directoryMessages.description
        }
        path={getDirectoryUrl(listed)}
        hidden={getDirectoryUrl(listed) !== getDirectoryUrl(search)}
      />
      <Breadcrumbs
        trail={[
          { name: intl.formatMessage(layoutMessages.providers), path: paths.providers },
          { name: intl.formatMessage(directoryMessages.shortTitle), path: paths.directory },
        ]}
      />
    </>
  )
}
