import { defineMessages } from 'react-intl'

/** The searchable directory. */
export const directoryMessages = {
  ...defineMessages({
    title: { id: 'directory.title', defaultMessage: 'The directory of wedding providers' },
    description: {
      id: 'directory.description',
      defaultMessage:
        'Halls, photographers, caterers, dresses and zaffa bands across Egypt: search by name, category, place and price, and call them directly.',
    },
    shortTitle: { id: 'directory.shortTitle', defaultMessage: 'Directory' },
    lead: {
      id: 'directory.lead',
      defaultMessage: 'Halls, photographers, florists, zaffa bands: people in your city whom you can call today.',
    },
    searchLabel: { id: 'directory.searchLabel', defaultMessage: 'Search the directory' },
    q: { id: 'directory.q', defaultMessage: 'Name' },
    category: { id: 'directory.category', defaultMessage: 'Category' },
    anyCategory: { id: 'directory.anyCategory', defaultMessage: 'All categories' },
    place: { id: 'directory.place', defaultMessage: 'Place' },
    placeHint: { id: 'directory.placeHint', defaultMessage: 'City or governorate' },
    clearPlace: { id: 'directory.clearPlace', defaultMessage: 'Clear' },
    priceMin: { id: 'directory.priceMin', defaultMessage: 'Price from (EGP)' },
    priceMax: { id: 'directory.priceMax', defaultMessage: 'Price to (EGP)' },
    guests: { id: 'directory.guests', defaultMessage: 'Guests' },
    sort: { id: 'directory.sort', defaultMessage: 'Sort by' },
    newest: { id: 'directory.newest', defaultMessage: 'Newest first' },
    lowestPrice: { id: 'directory.lowestPrice', defaultMessage: 'Lowest price first' },
    mostAsked: { id: 'directory.mostAsked', defaultMessage: 'Most asked first' },
    priceInvalid: { id: 'directory.priceInvalid', defaultMessage: 'Please enter the price as a number, such as 15000' },
    guestsInvalid: { id: 'directory.guestsInvalid', defaultMessage: 'Please enter a number from 1 to 10,000' },
    search: { id: 'directory.search', defaultMessage: 'Search' },
    filters: { id: 'directory.filters', defaultMessage: 'Chosen filters' },
    clear: { id: 'directory.clear', defaultMessage: 'Clear all' },
    results: { id: 'directory.results', defaultMessage: 'Results' },
    sortedNewest: {
      id: 'directory.sortedNewest',
      defaultMessage: 'The newest come first. Nobody can pay for a place in this list.',
    },
    sortedPrice: {
      id: 'directory.sortedPrice',
      defaultMessage:
        'The lowest prices come first, and those without a price last. Nobody can pay for a place in this list.',
    },
    sortedAsked: {
      id: 'directory.sortedAsked',
      defaultMessage: 'Those whom most couples have asked come first. Nobody can pay for a place in this list.',
    },
    loading: { id: 'directory.loading', defaultMessage: 'Searching the directory…' },
    emptyTitle: { id: 'directory.emptyTitle', defaultMessage: 'No providers match this search' },
    emptyText: { id: 'directory.emptyText', defaultMessage: 'Try a shorter name, another place, or all providers.' },
    emptyFilters: {
      id: 'directory.emptyFilters',
      defaultMessage: 'Nobody offers all of this together. Search without one of these:',
    },
    emptyAction: { id: 'directory.emptyAction', defaultMessage: 'See all providers' },
    noneTitle: { id: 'directory.noneTitle', defaultMessage: 'No providers yet' },
    noneText: {
      id: 'directory.noneText',
      defaultMessage: 'Providers appear here once we have approved their registration. Are you one?',
    },
    noneAction: { id: 'directory.noneAction', defaultMessage: 'Become a Provider' },
    pastTitle: { id: 'directory.pastTitle', defaultMessage: 'This page does not exist' },
    pastText: { id: 'directory.pastText', defaultMessage: 'The list has fewer pages.' },
    pastAction: { id: 'directory.pastAction', defaultMessage: 'Go to the first page' },
    pages: { id: 'directory.pages', defaultMessage: 'Pages of the directory' },
    previous: { id: 'directory.previous', defaultMessage: 'Previous page' },
    next: { id: 'directory.next', defaultMessage: 'Next page' },
  }),
  ...defineMessages<{ filteredTitle: { filters: string }; filteredDescription: { filters: string } }>({
    filteredTitle: { id: 'directory.filteredTitle', defaultMessage: '{filters}: wedding providers in Egypt' },
    filteredDescription: {
      id: 'directory.filteredDescription',
      defaultMessage:
        '{filters}: prices, photographs and phone numbers of wedding providers on Zaffa. Call them directly.',
    },
  }),
  ...defineMessages<{
    count: { count: number }
    countOrMore: { count: number }
    moreFilters: { count: number }
    wholeGovernorate: { governorate: string }
    chosenGuests: { count: number }
    removeFilter: { filter: string }
    without: { filter: string }
    page: { page: number }
    currentPage: { page: number }
  }>({
    count: {
      id: 'directory.count',
      defaultMessage: '{count, plural, =0 {No providers} one {# provider} other {# providers}}',
    },
    countOrMore: { id: 'directory.countOrMore', defaultMessage: '{count, number} or more providers' },
    moreFilters: {
      id: 'directory.moreFilters',
      defaultMessage: '{count, plural, =0 {More filters} other {More filters (#)}}',
    },
    wholeGovernorate: { id: 'directory.wholeGovernorate', defaultMessage: 'All of {governorate}' },
    chosenGuests: {
      id: 'directory.chosenGuests',
      defaultMessage: 'For {count, plural, one {# guest} other {# guests}}',
    },
    removeFilter: { id: 'directory.removeFilter', defaultMessage: 'Remove the filter “{filter}”' },
    without: { id: 'directory.without', defaultMessage: 'Without “{filter}”' },
    page: { id: 'directory.page', defaultMessage: 'Page {page, number}' },
    currentPage: { id: 'directory.currentPage', defaultMessage: 'Page {page, number}, current page' },
  }),
}
