/** Collects the styles that a personal page has besides those of the invitation; the build drops the script. */
import '@/features/invitation/personal/Greeting'
import '@/features/invitation/personal/ReplyCard'
import '@/features/invitation/personal/ReplyLink'
