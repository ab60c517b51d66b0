/** Collects the styles that a personal page has besides those of the invitation; the build drops the script. */
import '../personal/Greeting'
import '../personal/ReplyCard'
import '../personal/ReplyLink'
