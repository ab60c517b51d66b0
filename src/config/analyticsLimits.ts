/** Constants of analytics (specification §1, §9). A separate file, because they are loaded with the analytics scripts. */
export const SCROLL_DEPTHS_PERCENT = [25, 50, 75, 90] as const
/** A shorter stay on a page is not reported. */
export const TIME_ON_PAGE_MIN_MS = 5_000
export const MEMORY_INTERVAL_MS = 30_000
export const ENGAGEMENT_INTERVAL_MS = 60_000
export const ENGAGEMENT_MAX = 100
export const MOUSE_THROTTLE_MS = 5_000
export const DOWNLOAD_EXTENSIONS = ['pdf', 'doc', 'docx', 'xls', 'xlsx', 'ppt', 'pptx', 'zip', 'rar'] as const
export const MEASURED_COUNTRY = 'EG'
export const MEASURED_CURRENCY = 'EGP'
/** The brand in events, and the prefix of content ids. */
export const MEASURED_BRAND = 'zaffa'
export const CONTENT_ID_PREFIX = `${MEASURED_BRAND}_`
