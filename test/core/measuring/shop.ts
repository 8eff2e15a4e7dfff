// A small Python file with comments that do and do not become questions.

/** Only the comment of `pay` becomes a question: `charge` is named in its own comment, and two methods share one sentence. */
export const python = `"""Money of the shop."""


def pay(order):
    """Takes the money for an order from the customer's card. More."""
    charge(order)
    return order


def charge(order):
    """Does what charge says it does here."""
    order.done = True
    return order


class Till:
    def close(self):
        """Counts what is in the drawer at night."""
        total = sum(self.coins)
        return total

    def open(self):
        """Counts what is in the drawer at night."""
        total = sum(self.coins)
        return total
`;

/** Names of files in gold and results: a workspace of one root. */
export const nameOf = (_root: string, path: string): string => path;
