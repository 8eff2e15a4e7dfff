// What each feature says of the form of the answer. Made by `node tools/reading/train.ts` from `test/eval/questions`: change these, not this file.

/** A line a feature: forms by number, each with its weight. */
export const formTable = `	5:2
!	1:-2 2:-2 3:6 5:-2 7:-5 8:2 9:-2
! !	3:3 5:-3
! $	3:5 5:-3 7:-2
#anymore	3:3 4:-2 6:-2 7:4 8:-2 9:-2
#anymore+call	3:2 5:-2
#anymore+from	3:-4 5:-4 7:4
#anymore+good	9:2
#anymore+import	7:4
#anymore+needed	7:2
#anymore+not	5:2 7:-2
#anymore+places	7:3
#anymore+read	0:-2 3:2
#anymore+risk	0:2 7:-2
#anymore+send	5:3
#anymore+thing	5:2 7:-2
#anymore+unused	5:2
#anymore+use	0:2
#anymore+where	0:3 3:-2 5:-2
#anymore+who	0:2
#anymore+⟨name⟩	3:2 6:-2 7:2
#anymore>call	3:2 5:-2
#anymore>count	0:2 1:2 5:-2
#anymore>create	7:2
#anymore>exists	7:3
#anymore>from	5:-4 7:4
#anymore>good	3:2
#anymore>import	7:4
#anymore>most	3:-3 7:2
#anymore>needed	5:2
#anymore>not	5:2
#anymore>places	7:2
#anymore>quality	0:2 3:-2
#anymore>read	0:-3 5:2
#anymore>risk	0:2 7:-2
#anymore>send	5:3
#anymore>should	7:-2
#anymore>thing	5:3 7:-2
#anymore>to	3:2 7:-2
#anymore>trace	1:2
#anymore>unused	5:3 7:-2
#anymore>use	1:-2 7:2
#anymore>what	1:-2 5:-3 7:3
#anymore>where	0:3 1:-2 5:-4
#anymore>who	0:2 3:-2
#anymore>write	7:2
#anymore>⟨name⟩	1:-3 5:-3 6:-2 7:5
#anymore>⟨n⟩	7:-2
#anymore>⟨path⟩	5:2 7:-2
#call	4:2 5:3
#call+call	0:2
#call+from	0:-2 3:-3 4:4 5:-2 6:-2 9:-2
#call+not	1:2 3:-2
#call+places	7:-2
#call+should	4:3 5:-2
#call+show	5:2
#call+thing	0:-3 1:3 2:-2 3:-2 5:3 8:-2
#call+to	1:-2 4:3 5:-3
#call+trace	0:-2 1:-2 3:-3 4:4 6:-2
#call+twice	3:3 7:-3
#call+what	3:-3 5:4 7:-3
#call+which	1:-2 4:4 5:-2
#call+who	1:-2 3:-2 5:-5 8:5
#call+work	1:-2 5:3
#call+wrong	3:2
#call+⟨name⟩	1:-3 6:-2 7:5
#call+⟨path⟩	5:2
#call>anymore	5:-2 7:2
#call>callee	5:3
#call>compare	1:2 5:-2
#call>count	5:-3 6:5 7:-2
#call>create	1:2 4:-2
#call>defined	0:2
#call>error	5:2
#call>exists	7:-2
#call>fail	4:2
#call>from	1:2 2:2 3:-3 4:3 5:-2 6:-2 8:-2 9:-2
#call>handle	5:3
#call>happens	4:2
#call>how	2:3 5:-2
#call>ifchange	0:2 1:2 5:-2
#call>missing	1:2 3:-2
#call>needed	2:3
#call>not	1:2 7:-3
#call>overload	1:-2 3:3
#call>places	6:3 7:-3
#call>raise	1:3 7:-3
#call>should	4:3 5:-3
#call>show	1:-2 5:3
#call>sometimes	5:2 9:2
#call>tests	5:5 7:-3
#call>thing	0:-3 1:2 3:-2 7:3 8:-2
#call>to	1:-3 4:3 7:-3
#call>trace	0:-2 1:-4 3:-2 4:6 5:-2 6:-2
#call>twice	3:3 7:-3
#call>what	3:-2 5:4 7:-4 9:-2
#call>when	3:3 5:-2
#call>where	0:5 5:-4
#call>which	1:2 2:-2 4:3 5:-3
#call>who	1:-2 3:-2 5:-4 8:5
#call>why	1:-2 3:3
#call>work	1:-2 5:3
#call>wrong	3:3
#call>⟨name⟩	0:-2 1:-2 3:-2 4:3 6:-2 7:3
#call>⟨n⟩	3:2
#call>⟨path⟩	4:2
#callee	0:-3 1:-3 3:-4 4:-3 5:6 6:-3 7:4 9:-2
#callee+call	5:2 7:2
#callee+⟨name⟩	7:4
#callee>call	5:2 7:2
#callee>count	5:3
#callee>show	5:2
#callee>thing	5:3 7:-2
#callee>use	5:3
#callee>which	5:2
#callee>⟨name⟩	3:-2 4:-2 7:4
#catch	0:2 4:-2 6:-2 7:2 9:-2
#catch+error	3:-2 5:-3 8:3
#catch+event	2:2
#catch+from	3:2
#catch+handle	5:2
#catch+places	0:2
#catch+where	7:-2
#catch+which	0:-2 3:-2 7:2
#catch+who	0:2 5:-3
#catch+⟨error⟩	0:-3 3:-2 5:5
#catch+⟨name⟩	0:2 4:-2 5:-2 6:-2
#catch>error	0:-3 3:-3 5:3 7:2 8:2
#catch>event	2:2 3:-2
#catch>exists	0:-2 1:-2 5:2
#catch>fail	3:2
#catch>from	0:-2 7:3
#catch>handle	0:2 1:-2 5:2
#catch>happens	4:2
#catch>how	3:2
#catch>most	1:2
#catch>nobody	3:-2 5:4
#catch>not	7:-3 8:2
#catch>places	3:-2 4:2 7:2
#catch>quality	0:-2 1:-2 5:3
#catch>raise	0:4 1:-2 5:-3 7:-3
#catch>show	0:4 5:-3 8:-2
#catch>slow	0:2 7:-2
#catch>thing	0:-2 3:-2 5:6 7:-3
#catch>to	0:2 1:-3 3:-2 4:-3 7:4 8:-2
#catch>use	0:-2 3:2
#catch>what	0:3 1:-4 5:-2
#catch>when	5:4
#catch>where	0:2 7:-4
#catch>which	0:-3 3:-2 5:2 7:3
#catch>who	3:-2
#catch>wrong	0:2 3:3 5:-3 7:-3
#catch>⟨error⟩	0:-3 3:-2 5:5
#catch>⟨name⟩	0:2 2:-2 3:2 4:-2 6:-2
#catch>⟨n⟩	5:2
#compare	0:-3 1:-3 3:-2 4:3 5:-4 6:-2 8:-2 9:7
#compare+call	1:2 5:-2
#compare+compare	0:-2 1:-4 2:-2 3:-4 4:-5 5:-4 7:-4 8:-2 9:9
#compare+exists	1:-2 4:-2 5:-3 7:4 9:3
#compare+from	0:3 1:-2 2:-3 3:-4 4:-5 8:-2 9:3
#compare+good	7:-2 8:-2
#compare+import	3:-2 7:-4 8:2 9:2
#compare+not	3:2 7:2
#compare+places	0:-3 3:4 9:-3
#compare+read	3:2 5:-2
#compare+send	9:2
#compare+should	9:3
#compare+structure	7:4 9:-2
#compare+thing	3:2 5:-3
#compare+use	2:2 3:-2 5:-2 8:2
#compare+what	1:-3 2:-2 3:-3 6:2 9:4
#compare+which	2:-2 5:5 7:-3 9:-3
#compare+⟨name⟩	0:-3 2:-2 4:2 9:2
#compare+⟨n⟩	1:-2 2:3 3:-3 7:2 9:-2
#compare+⟨path⟩	1:-2 3:-3 4:5 5:-3 9:-2
#compare>call	3:-2 5:-3
#compare>count	2:2 5:-3 6:3 7:-2 9:-2
#compare>defined	1:-2 4:-2 9:3
#compare>exists	1:-2 2:-2 3:-2 5:-2 7:3
#compare>fail	5:2 7:-2
#compare>from	0:2 1:-3 6:-2 8:-3
#compare>good	4:-2 7:3 8:-2
#compare>how	1:-2 5:-3 6:2 7:2
#compare>ifchange	5:-2 9:3
#compare>impact	2:2 5:3 7:-2 9:-2
#compare>import	3:-2 8:2
#compare>judge	2:2 7:-2 8:-2
#compare>missing	3:3
#compare>not	0:-2 2:-2 4:-2 5:-4
#compare>overload	3:2 5:-2 6:2 9:-2
#compare>overview	1:-2 5:-2 9:4
#compare>places	0:-3 3:4 9:-3
#compare>read	7:-2 8:-2 9:2
#compare>send	5:-2 7:-2 9:2
#compare>should	1:-2 5:3 6:-2 9:2
#compare>show	0:-2 3:-2 5:4 7:-2 9:-2
#compare>since	4:2
#compare>sometimes	5:-2 9:2
#compare>structure	7:4 9:-2
#compare>thing	3:2 5:-3 7:2 9:-2
#compare>to	1:2 2:2 3:2 4:-2 7:-3
#compare>trace	1:-2 3:-3 4:6 5:-5 7:2 8:-2 9:-4
#compare>use	3:-2
#compare>what	3:-4 7:-3 8:-2 9:4
#compare>where	0:-2 5:4 9:-2
#compare>which	1:-2 2:-2 5:4 8:-2 9:-2
#compare>write	1:2 5:-2 9:2
#compare>⟨name⟩	1:-2 2:-3 5:-2 9:3
#compare>⟨n⟩	1:-2 2:3 3:-3 7:2 9:-2
#compare>⟨path⟩	1:-2 3:-3 4:5 5:-3 9:-2
#copies	0:-2 1:-2 3:-3 4:-4 5:4 7:3 8:-2
#copies+compare	0:-3 1:-2 2:2 3:-3 4:-3 5:3 7:2 8:-2 9:-5
#copies+copies	3:-2 5:2 7:2
#copies+twice	3:-2 5:2 7:2
#copies+which	5:3 7:-2
#copies+work	3:-2
#copies>compare	0:-3 1:-2 2:2 3:-4 4:-3 5:2 7:2 8:-2
#copies>count	0:-2 5:2 7:-2
#copies>error	0:2 5:-2 8:2
#copies>from	5:3 9:-3
#copies>handle	2:2 3:-2 5:-2 8:2
#copies>how	1:3 2:-2 5:-2 7:-4 9:2
#copies>import	2:-3 5:2 9:2
#copies>judge	2:2 3:-2 5:-4 7:-2 9:3
#copies>not	3:-2 5:-2 8:2
#copies>should	1:-2 2:-2 3:-2 5:2 7:3 9:-2
#copies>show	0:-2 3:-2 5:4 7:-2
#copies>twice	0:-2 1:-2 3:-3 5:3 6:-2
#copies>where	0:2 5:2
#copies>which	0:-2 5:4 7:-2
#copies>work	3:-2
#copies>⟨name⟩	7:-2 9:2
#copies>⟨n⟩	2:3 3:-2 7:-2 9:-2
#copies>⟨path⟩	7:2
#count	0:-2 2:-2 3:-2 5:-5 6:13 7:-3
#count+call	5:-4 6:6 7:-2
#count+create	5:2 6:2 7:-2
#count+exists	6:5 7:-3
#count+handle	5:2 6:2
#count+overload	0:-2 1:-2 2:-2 3:-2 6:3 7:-3
#count+places	5:-2 6:5 7:-2
#count+raise	0:-2 5:-2 6:4
#count+show	5:3
#count+subtype	5:-3 6:5
#count+tests	6:4 7:-2
#count+thing	5:2
#count+use	6:3
#count+which	5:3 6:-3
#count+⟨name⟩	9:2
#count>call	5:-2 6:5 7:-2
#count>compare	7:-2 9:2
#count>create	5:2 6:2 7:-2
#count>error	6:3
#count>exists	2:-2 5:-3 6:6 7:-3
#count>fail	0:-2 5:2
#count>from	0:2 5:-3 6:3
#count>good	5:2 9:2
#count>handle	5:2 6:2
#count>impact	0:-2 5:3
#count>import	3:-2 5:-2 6:4 7:-2
#count>not	0:2 1:-2 8:3
#count>overload	0:-2 1:-2 2:-2 3:-2 6:3 7:-4
#count>override	5:-3 6:4 7:-2 9:2
#count>places	5:-2 6:5 7:-2
#count>possible	5:3 7:-3
#count>raise	0:-2 5:-3 6:6 7:-2
#count>should	6:-3 7:-2 9:3
#count>show	5:3
#count>slow	7:2
#count>sometimes	3:2
#count>subtype	5:-4 6:6
#count>tests	6:4 7:-2
#count>thing	6:2 7:-2
#count>to	5:-2 6:5
#count>trace	3:2 5:-4 6:3
#count>twice	5:-3 6:-2 9:4
#count>use	6:4 7:-2
#count>what	3:-2 5:5 6:-3 7:-2
#count>where	6:-4 9:2
#count>which	5:2 7:-2 9:2
#count>write	5:2
#count>wrong	3:2 7:2
#count>⟨name⟩	5:-4 6:9 7:-2
#count>⟨path⟩	5:-4 6:3
#create	0:2 4:-2 7:-2
#create+call	7:-3 9:3
#create+create	0:2 5:-2
#create+from	1:2 2:-2 4:-2 5:3 6:-3 9:-2
#create+not	0:3 1:-2 3:2 5:-3
#create+show	0:2 5:-3 7:2
#create+slow	1:-2 3:3
#create+sometimes	3:2
#create+tests	1:-2 7:4
#create+to	3:2
#create+trace	3:2
#create+what	1:-2 2:2 5:2 9:-2
#create+where	0:-2 5:4 6:-2
#create+⟨error⟩	5:2
#create+⟨name⟩	0:2 1:3 4:-2 5:-2 6:2 7:-2 8:-2 9:-3
#create+⟨text⟩	3:2
#create>call	9:2
#create>compare	1:2 3:-3
#create>count	0:-3 5:2
#create>error	5:2
#create>exists	0:-3
#create>fail	0:-2 1:4 5:-2 7:-2
#create>from	0:-2 2:-2 4:-2 5:3 6:-3 7:-2 9:-3
#create>how	0:-2 1:-2 2:4 3:-2
#create>howto	1:-2 2:2 3:2 5:-2
#create>ifchange	0:2 3:2 5:-3
#create>missing	3:3 5:-2
#create>never	3:2
#create>not	0:3 5:-3 8:-2 9:-2
#create>overview	1:-2 5:2
#create>places	0:-4 1:-2 5:5
#create>possible	6:2 7:-2
#create>should	1:-2 3:4 5:-4 7:-2
#create>show	5:2
#create>since	3:2
#create>slow	1:-2 3:3
#create>structure	1:2 5:-3 7:-2
#create>tests	3:-3 7:3 8:-2
#create>thing	1:-2 5:2
#create>to	1:2 7:-2 8:-2 9:-2
#create>trace	3:3
#create>use	0:2 5:-2
#create>what	2:2 3:-2 7:-2
#create>where	5:3 6:-3 7:-2
#create>which	1:2 3:-2
#create>who	3:-2 5:2
#create>wrong	0:-2 3:5 5:-3 7:-2
#create>⟨error⟩	5:2
#create>⟨name⟩	0:3 1:3 2:-2 3:-2 4:-2 7:-3 8:-2
#create>⟨n⟩	3:3
#create>⟨path⟩	3:2
#create>⟨text⟩	3:4 5:-3
#decided	0:-3 1:2 3:4 4:-2 5:-4 6:-2 8:-2
#decided+exists	3:3
#decided+what	1:2 5:-2
#decided+which	1:-2 2:3
#decided+⟨name⟩	0:-2 1:-4 9:3
#decided>exists	3:3 7:-2
#decided>from	3:2
#decided>meaning	1:-2 3:2 5:-2 7:3
#decided>not	3:3 5:-2
#decided>to	4:2
#decided>what	0:-2 3:3 5:-3 9:-2
#decided>which	1:-2 2:3
#decided>why	3:3
#decided>⟨name⟩	0:-2 1:-6 7:3 9:2
#defined	0:4 8:-2
#defined+defined	0:3 5:-2
#defined+exists	0:3
#defined+from	1:-3 2:-2 3:2 4:-2 9:2
#defined+good	5:-2 7:3
#defined+handle	3:2
#defined+how	3:2
#defined+howto	0:2
#defined+judge	8:2
#defined+missing	3:2
#defined+never	3:-2 5:-2 7:3
#defined+not	3:2 5:2 7:-2
#defined+raise	1:-2 5:2
#defined+should	2:-2 3:2 6:2
#defined+thing	1:2
#defined+to	4:3 5:-2
#defined+what	3:-2
#defined+where	0:3 1:2 5:-3
#defined+which	1:-2 2:2 6:2
#defined+wrong	0:-2 2:-2 5:4 7:-3
#defined+⟨name⟩	0:2 3:-2 5:2 7:-2
#defined+⟨n⟩	3:3
#defined+⟨path⟩	0:3 7:-2
#defined>call	3:-3 5:5 7:-2
#defined>compare	3:2 7:-2
#defined>event	5:2 7:-2
#defined>exists	7:-2
#defined>fail	3:2
#defined>from	2:-2 4:-2 5:-2 7:2 8:-2
#defined>good	7:3
#defined>handle	3:2
#defined>how	3:2
#defined>howto	0:2
#defined>ifchange	2:3 5:-2 7:-2
#defined>import	0:-3 5:3
#defined>judge	1:-2 5:2
#defined>missing	3:2
#defined>never	3:-3 7:3
#defined>nobody	3:-3 5:4
#defined>not	5:2
#defined>places	7:2
#defined>raise	1:-2 5:3
#defined>read	5:-2 7:3
#defined>should	2:-2 3:2
#defined>show	1:-2
#defined>tests	0:-2 7:2
#defined>thing	0:-2 1:2 2:-2
#defined>to	1:-2 4:3 5:-2
#defined>trace	0:3 1:-2 2:2 5:-4 7:2
#defined>use	5:3
#defined>what	3:-3
#defined>where	0:4 2:-2 3:-2 5:-4 7:-2
#defined>which	1:-2
#defined>who	0:-2 1:2 5:-3 7:2
#defined>work	0:-2 5:2 7:2
#defined>wrong	0:-2 2:-2 5:4
#defined>⟨name⟩	2:-2 5:3
#defined>⟨n⟩	1:-2 3:4
#defined>⟨path⟩	0:3 5:-3 7:2
#error	5:2
#error+catch	1:-2 3:-2 5:-2 6:-2 7:5
#error+compare	1:2 3:3 5:-2
#error+count	0:-2 5:-2 6:3
#error+defined	0:2
#error+error	1:3 3:-2
#error+event	2:2
#error+from	0:2 2:2 3:-2
#error+handle	0:2 1:-2 5:-3 8:2
#error+how	0:-2 2:6 3:-2 5:-2
#error+import	0:2 3:-2
#error+missing	3:2
#error+nobody	3:2 5:-2
#error+not	3:4 7:-2
#error+overview	1:3 2:2 5:-2 8:-3 9:-2
#error+places	0:-2 5:2
#error+raise	1:-2 2:-2 3:-2 5:3 6:2
#error+send	5:2
#error+show	3:3
#error+slow	1:2 3:-2
#error+thing	0:-3 1:-2 5:4 7:-2
#error+to	0:2 2:2 5:-2
#error+trace	4:2
#error+what	0:2 7:-3
#error+when	9:2
#error+where	0:2
#error+which	0:4 1:-3 2:3 5:-4
#error+who	0:3 3:-4 7:-4
#error+wrong	1:2 5:-2
#error+⟨error⟩	3:2
#error+⟨name⟩	0:-2 3:4 5:2 7:-4
#error+⟨n⟩	1:3 2:-2
#error+⟨path⟩	3:2
#error>anymore	0:4 5:-2 7:-2
#error>call	1:2
#error>catch	0:3 1:-3 2:-2 6:-2 7:2
#error>compare	1:2 3:2 5:-3 7:-2
#error>count	0:-3 5:-3 6:4
#error>defined	0:2
#error>event	2:2
#error>exists	1:-2 5:2 6:-2
#error>fail	2:4 5:-2
#error>good	3:-2 5:2
#error>handle	0:4 3:-2 5:-5 8:2
#error>happens	0:2
#error>how	0:-2 1:-2 2:8 3:-4 4:-2 5:-3
#error>ifchange	3:2
#error>impact	5:-2 7:2
#error>meaning	0:-2 1:3
#error>missing	1:2
#error>nobody	5:-3
#error>not	2:2 3:3 5:-2 7:-2
#error>overload	3:2
#error>overview	1:2 2:2 5:-2 8:-3 9:-2
#error>places	5:2
#error>quality	7:3
#error>raise	1:-2 3:-4 5:3 6:2
#error>send	1:-2 5:4 7:-2
#error>should	3:2 5:2
#error>show	1:-3 3:2 5:2 7:-3
#error>since	1:2
#error>slow	1:3 5:-2
#error>sometimes	3:3 5:-3
#error>thing	1:-2 2:2 3:2
#error>to	0:2 2:3 3:2 5:-4
#error>trace	3:3
#error>use	2:3 3:2 5:-2
#error>what	1:4 3:-3 7:-4
#error>when	5:-3 9:2
#error>where	0:6 3:-3 7:-3
#error>which	0:3 2:3 3:-4 5:-4
#error>who	0:5 1:-2 7:-5
#error>why	1:-2 3:5
#error>work	2:2
#error>write	0:-2 1:2 3:2 5:-2 7:-2
#error>wrong	0:3 3:2 5:-4
#error>⟨error⟩	3:3
#error>⟨name⟩	3:5 7:-3
#error>⟨n⟩	1:4
#error>⟨path⟩	3:3
#event	0:2 1:2 2:-2 4:-2 5:3 6:-2 7:-3 8:-2
#event+defined	5:2
#event+event	0:3 1:4 5:-6 7:-2
#event+from	0:2 1:-2 2:2 5:-2
#event+handle	5:2
#event+missing	0:-2 3:3 5:-2
#event+not	0:3 3:-2 5:-3 7:2
#event+send	0:4 1:2 3:-2 5:-2 9:-2
#event+should	1:-2 7:2
#event+slow	3:2
#event+structure	8:-2
#event+to	0:-2 4:2
#event+what	1:2 3:-2 7:2
#event+⟨name⟩	1:3 3:-2 7:-2 9:-2
#event+⟨path⟩	7:2
#event>decided	5:-2 8:2
#event>defined	5:2
#event>exists	3:-2 5:3 7:-2
#event>from	0:2 1:-2 3:3 5:-3
#event>good	1:-2 5:-2 7:2 8:2
#event>handle	2:-2 3:2 7:-2
#event>how	4:3
#event>howto	3:-2 5:-3 9:3
#event>judge	1:-2 5:3 8:2 9:-3
#event>missing	0:-2 2:2 3:3 5:-2
#event>most	0:2
#event>nobody	0:2 3:-2
#event>not	0:2 1:-2
#event>places	5:2
#event>read	0:2
#event>send	1:3 7:-2 9:-2
#event>should	0:-2 7:3
#event>show	0:3 1:-2 5:-4
#event>slow	3:2
#event>structure	1:-2
#event>thing	0:2 1:2 3:-3
#event>to	0:-2 2:-3 4:3
#event>trace	7:2
#event>twice	3:3 5:-2
#event>what	0:-4 1:3 3:-4 8:2
#event>where	0:5 1:-2 5:-5
#event>which	0:2 1:2 5:-2
#event>who	0:2 3:-2
#event>why	3:2
#event>write	7:2
#event>wrong	0:-2 3:2
#event>⟨name⟩	1:3 3:-3 7:-2 9:-2
#event>⟨n⟩	3:3
#event>⟨path⟩	7:2
#exists	0:-2 1:-2 7:6
#exists+anymore	1:-2 3:3 5:-3 7:2
#exists+compare	3:-2 4:2 5:-3 7:-4 9:4
#exists+exists	5:-2 7:4
#exists+from	3:-2 4:-2 5:2 7:-3 9:3
#exists+impact	7:2
#exists+import	7:2
#exists+most	1:2 5:-3
#exists+not	3:-2 7:5
#exists+overload	5:-2 7:3
#exists+structure	5:2 9:-2
#exists+subtype	7:2
#exists+tests	1:-2 5:-3 7:6
#exists+thing	7:3
#exists+to	0:2
#exists+too	7:2
#exists+trace	4:-4 7:5
#exists+unused	5:-3 7:4
#exists+what	3:4 6:-2 7:-4
#exists+which	0:-2 1:-2 2:-2 4:-2 5:3 7:2 9:-2
#exists+⟨name⟩	3:-4 9:4
#exists>anymore	1:-2 3:2 5:2
#exists>call	7:3
#exists>catch	7:2
#exists>compare	1:-2 3:-2 6:-2 9:3
#exists>create	5:-2 7:3
#exists>decided	3:2
#exists>error	7:2
#exists>event	3:3 5:-3 7:2
#exists>fail	3:-2 5:4 7:-3
#exists>from	2:-2 3:2 4:-3 6:-2 7:2 8:-2 9:2
#exists>good	5:-3 7:3
#exists>handle	5:-2 7:4
#exists>how	2:-2 5:-3 7:4
#exists>howto	1:2 5:-2
#exists>ifchange	5:2
#exists>impact	5:3
#exists>import	5:3
#exists>judge	1:3 7:-4 9:-2
#exists>missing	7:2
#exists>most	1:2 5:2 7:-3
#exists>never	3:-2
#exists>nobody	5:2
#exists>not	3:-3 7:4
#exists>overload	5:-2 7:3
#exists>override	5:-5 7:5 9:2
#exists>places	7:2
#exists>read	5:2
#exists>risk	1:3 7:-2
#exists>send	3:2 4:-2
#exists>should	2:-2 5:3 7:-3 9:2
#exists>show	7:3
#exists>since	7:2
#exists>slow	5:2
#exists>structure	5:2 9:-2
#exists>subtype	5:-3 7:4
#exists>tests	1:-2 3:-2 5:-2 7:7
#exists>thing	1:-2 3:-3 5:3 7:3 9:-2
#exists>to	1:-2 4:-3 7:3
#exists>too	7:2
#exists>trace	3:-2 4:-4 5:2 7:2
#exists>what	3:2 4:-2 6:-2
#exists>where	7:2
#exists>which	0:-2 1:2 2:-2 4:-2 5:2
#exists>who	5:-3 7:3
#exists>why	3:2
#exists>work	3:2 5:2
#exists>write	3:-2 7:3
#exists>⟨error⟩	7:2
#exists>⟨name⟩	3:-3 4:-3 5:-4 7:8 9:2
#exists>⟨n⟩	3:2 7:-2
#exists>⟨path⟩	3:-2 5:3 6:2 7:-3
#explain	0:-3 1:3 2:4 3:-6 5:-3 6:-2 7:-4 8:5 9:-3
#explain+from	1:-4 2:-3 3:-2 5:-3 8:5
#explain+how	2:2 3:-2
#explain+judge	1:2 7:2 8:-3
#explain+meaning	1:2
#explain+trace	1:2 3:-2 5:-2 8:-3
#explain+what	1:5 3:-3 5:-3 8:-3
#explain+which	5:3
#explain+why	1:-2 3:4
#explain+work	1:-3 2:5 3:-2 4:-2 5:-3
#explain>call	5:4
#explain>from	3:-2 5:-4 7:-2 8:4
#explain>handle	2:2
#explain>how	2:3 3:-2
#explain>judge	1:3 8:-2
#explain>meaning	1:3 2:-2 3:-2
#explain>missing	3:-2 5:-2 8:3
#explain>not	1:3 2:2 3:-2 5:-2 8:-2
#explain>overview	1:-2 5:-2 8:4
#explain>places	0:-2 1:3 2:-2 3:-2 5:-2 7:-2 8:2
#explain>thing	5:2
#explain>to	1:2
#explain>trace	3:-2 8:-2
#explain>what	1:6 3:-3 4:-2 5:-4 7:-2 8:-2
#explain>where	0:-2 1:-2 5:2
#explain>which	5:4
#explain>why	1:-2 3:4
#explain>work	1:-3 2:6 3:-3 4:-2 5:-3
#explain>⟨name⟩	0:-3 1:3 4:-2 5:-2 6:-2 7:-4 8:3
#explain>⟨n⟩	3:2
#explain>⟨path⟩	7:2
#fail	3:3 9:-2
#fail+defined	3:-2 5:2
#fail+event	0:2 1:3 5:-4
#fail+from	1:-2 2:-2 5:2
#fail+how	2:3 3:-2
#fail+ifchange	5:3
#fail+judge	8:3
#fail+missing	0:2 5:-2
#fail+most	5:3
#fail+nobody	5:2
#fail+not	3:4 7:-3
#fail+should	1:-2 5:-2 7:3
#fail+show	0:-2 2:-2 4:2 7:2
#fail+slow	1:2
#fail+sometimes	3:3
#fail+structure	7:-2 8:2
#fail+tests	1:2 7:-2
#fail+thing	0:3 1:-2
#fail+to	3:2
#fail+what	1:2 3:-2 5:3 7:-3
#fail+when	3:3
#fail+where	3:-2 5:2 7:-2
#fail+write	1:2
#fail+wrong	0:3 3:-2
#fail+⟨error⟩	0:-2 3:-2 7:3
#fail+⟨name⟩	0:-4 1:-4 3:3 4:2
#fail+⟨n⟩	3:3
#fail+⟨path⟩	5:3 7:-2
#fail+⟨text⟩	3:3
#fail>anymore	5:4 7:-3
#fail>call	0:3
#fail>catch	7:-2 8:2
#fail>compare	7:-2 9:2
#fail>defined	5:2
#fail>error	7:2
#fail>event	0:2 1:2 3:-2 7:-3
#fail>exists	7:-2 9:2
#fail>handle	1:2 7:-2
#fail>happens	3:2
#fail>how	2:3 3:-2 7:-2
#fail>ifchange	1:-2 2:-2 5:3 8:2
#fail>import	5:-3 7:2
#fail>judge	1:2 2:-3 8:2
#fail>missing	0:3 5:-2
#fail>most	5:2 7:-2
#fail>needed	1:-2
#fail>nobody	5:2
#fail>not	1:-2 3:5 7:-4
#fail>places	3:2
#fail>quality	1:2 3:-2 5:-2 8:2
#fail>raise	0:-2 1:4 7:-3
#fail>read	7:-2
#fail>send	1:3 5:-3
#fail>should	1:-2 7:3
#fail>show	1:-2 2:-3 3:3 5:-4 7:2
#fail>since	3:2
#fail>slow	5:-2
#fail>sometimes	3:3
#fail>structure	7:-2 8:2
#fail>tests	1:2 7:-3
#fail>thing	0:3 7:-2
#fail>to	0:-2 1:-2 4:2
#fail>trace	3:2
#fail>use	3:2 7:-2
#fail>what	1:2 2:-2 4:-2 7:-2 8:2
#fail>when	3:2
#fail>where	2:-2 3:-2 4:2 7:-2
#fail>who	0:-3 1:-4 3:4 5:-3 7:2 8:2
#fail>why	3:2
#fail>wrong	0:2 7:-2
#fail>⟨error⟩	0:-2 7:2
#fail>⟨name⟩	3:3 5:-2
#fail>⟨n⟩	1:-2 3:2 5:-2
#fail>⟨path⟩	3:2 4:-2 5:2 7:-2
#fail>⟨text⟩	3:3
#from+anymore	1:3
#from+call	0:2 3:2
#from+compare	1:2 9:-2
#from+copies	5:2 7:2
#from+create	1:3 3:-2 5:-3
#from+defined	0:-2 1:-2 3:2 5:-3 6:-2 7:3
#from+error	0:2 3:-3 4:-2 7:-2 8:3
#from+event	0:-2 3:-2 4:-3 5:5 8:-2 9:-2
#from+fail	1:2 4:-2 5:-4 7:3 8:-2
#from+from	4:3 5:-3 6:-2 8:2 9:-3
#from+good	5:-2 7:2
#from+handle	1:2 2:-3 4:2 5:-2
#from+howto	0:2 2:-2 7:-2 8:-2 9:-3
#from+ifchange	7:-2
#from+impact	3:2 5:-2 7:-2 9:3
#from+import	4:2 9:2
#from+judge	1:3 7:-2 8:-2
#from+missing	3:3
#from+most	5:2 7:-2
#from+nobody	3:3 7:-3
#from+not	0:-2 1:-3 2:-2 3:3 4:-2 5:2 6:-2 7:-4
#from+overload	9:2
#from+override	1:-2 6:-2
#from+overview	1:3 2:-2 3:-2 5:-2 7:2 8:2 9:-3
#from+places	0:-2 1:-2 2:-2 3:2 4:-2 6:-2 7:2
#from+possible	5:2
#from+quality	1:-2 8:3
#from+raise	0:-2 1:-3 4:3 5:2
#from+read	1:-3 3:-2 4:-2 5:2 7:2 8:-2
#from+risk	1:2 4:2 5:-2 7:-2 9:-2
#from+send	0:-2 1:-3 3:2 5:-5 6:2 7:2 9:-2
#from+should	9:-2
#from+show	1:-2 2:-2 3:4 4:-2 5:2 7:-3
#from+since	2:2 4:2 7:-2
#from+slow	3:2 7:-2
#from+sometimes	3:2 5:-2
#from+structure	1:-2 2:3 4:-2 5:-2 9:2
#from+subtype	1:2 3:2 5:-3 7:2
#from+tests	0:-2 4:-3 8:2
#from+thing	0:-2 4:-2 5:4 9:-2
#from+to	0:-4 1:-3 2:-4 3:-4 4:8
#from+trace	1:3 2:2 4:-2 7:-2
#from+twice	5:2
#from+unused	3:-2 5:2
#from+use	1:2 3:3 5:-4
#from+what	0:-3 1:5 2:2 3:-2 4:-2 7:-3 8:-2
#from+when	0:2 1:2 4:2 5:-4
#from+where	0:3 2:2 3:-3 4:-2 5:-2 7:-3 9:-2
#from+which	1:-2 2:-3 3:-3 4:2 9:2
#from+who	1:2 7:-2
#from+why	1:-2 3:2 5:2 8:-2
#from+write	0:-3 1:-3 5:4 7:-3
#from+wrong	1:-2 5:2
#from+⟨name⟩	0:-2 2:-2 3:-2 4:2
#from+⟨n⟩	1:-3 2:-4 3:5 5:2 7:-2
#from+⟨path⟩	0:-2 1:-2 5:2
#from+⟨text⟩	3:-2 5:2
#from>anymore	1:3 3:-3
#from>call	0:3 1:-2 6:-2
#from>callee	5:3
#from>catch	2:2 3:-2 5:-2 8:-2
#from>compare	0:-2 1:2 5:-3 6:-2
#from>count	5:3 7:-2
#from>create	0:-5 1:4 3:-2 4:-2 5:2 7:-2
#from>decided	1:2 2:2 3:-3 4:-2
#from>defined	0:-4 1:-4 2:2 4:-2 5:-2 6:-2 7:2 9:3
#from>error	0:2 1:2 3:-3 4:-3 7:-3 8:3 9:-2
#from>event	5:3 8:-2 9:-2
#from>exists	4:-2 5:2
#from>explain	5:2
#from>fail	2:-2 7:2
#from>good	2:-2 9:-2
#from>handle	1:2 2:-3 7:2 8:-2
#from>happens	0:-2 3:3 4:2 5:-3 7:-2
#from>how	0:2 1:-2 2:2 7:-2
#from>howto	0:3 2:-2 7:-3 8:-2 9:-3
#from>ifchange	0:-2 2:2 9:-2
#from>impact	9:2
#from>import	0:-4 1:-2 2:-2 3:-2 5:4
#from>judge	0:-2 1:2 3:-2 4:-2 7:-2 8:3
#from>meaning	3:-2 4:4 7:-3
#from>missing	1:-2 3:2 5:-3
#from>most	1:2 7:-4 8:2
#from>needed	2:3 5:-2 7:-2
#from>never	3:2
#from>nobody	1:-3 3:3 4:-2 6:2 7:-2
#from>not	2:-2 5:5
#from>overload	5:3 7:-3
#from>override	1:-2 6:-2 7:2
#from>overview	0:-3 1:4 3:-3 4:-2 6:-2 8:2
#from>places	0:-2 1:-3 3:3 6:-2 8:2
#from>possible	1:2 2:-2 3:2 4:-2
#from>proscons	3:-2 5:3 9:2
#from>quality	1:3 3:-2 5:-4 8:2
#from>raise	0:2 2:-2 4:3 7:-2
#from>read	1:-3 2:-2 8:-2
#from>risk	1:3 3:-2 4:2 5:-3 9:-2
#from>send	3:2 5:-3 6:2 8:-2 9:-2
#from>should	0:-2 1:2 5:-2 7:3 8:-2
#from>show	0:-3 3:3 5:2 9:-2
#from>since	1:-2 2:2 3:2 4:2
#from>slow	1:-2 2:-2 3:2 4:-2 7:2 8:-2 9:-2
#from>sometimes	3:3 5:-2
#from>structure	2:3 4:-2 5:-3 8:-2 9:2
#from>subtype	2:-2
#from>tests	0:-2 3:2 4:-3
#from>thing	4:2 5:4 7:-3 9:-2
#from>to	0:-3 1:-2 2:-5 3:-4 4:11 5:-4
#from>too	7:2
#from>trace	0:-2 4:4 5:3 7:-4 8:-2
#from>twice	3:2
#from>unused	3:-2 5:2
#from>use	4:-2 5:2 8:-2 9:-2
#from>what	1:3 3:-3 4:2 6:-2 7:-2 8:-2
#from>when	0:2 4:2 5:-3
#from>where	0:3 3:-2 6:-3 7:-5 9:-2
#from>which	3:-3 4:2 7:-3
#from>who	4:-2
#from>why	3:2 4:2 8:-2
#from>work	0:2 1:-2 5:2
#from>write	0:-3 2:2 4:2 8:-2 9:2
#from>wrong	2:-2 3:3 4:-3 8:-2
#from>⟨name⟩	0:-2 3:-2 4:2
#from>⟨n⟩	1:-3 3:4 4:-2 7:-2
#from>⟨path⟩	0:-2 1:-2 2:-2 4:2 5:4 7:-3
#from>⟨text⟩	0:2
#good	0:-3 3:2 4:-2 6:-2 7:5
#good+from	1:-2 3:3
#good+good	3:-2 5:-2 7:4
#good+howto	2:2
#good+judge	1:-2 7:-2 8:3
#good+not	5:-2 7:2
#good+raise	5:-2 7:2
#good+what	0:-2 2:-2 3:2 5:-5 7:3 8:-2 9:-2
#good+where	0:2 3:-2 5:-3 6:-2 9:3
#good+wrong	5:2
#good+⟨name⟩	1:2 3:-2 5:-3 7:3
#good>call	5:3 7:-2
#good>compare	3:2 7:-2 8:-2
#good>from	1:-4 2:-2 5:-2 7:4 8:2
#good>handle	3:2
#good>howto	2:2
#good>import	7:3
#good>judge	1:2 3:-2 7:-3 8:2 9:-2
#good>not	2:-2 7:2
#good>places	7:-2
#good>raise	0:-2 3:-3 7:3
#good>should	9:2
#good>show	3:-2 7:2
#good>structure	7:2
#good>thing	1:2 5:-2 9:2
#good>to	3:2
#good>trace	5:2
#good>use	7:-2 9:2
#good>what	0:-2 2:-2 3:3 4:-2 5:-2 7:2 8:-2 9:-2
#good>where	0:2 3:-2 5:-3 9:3
#good>which	1:2 2:-2
#good>who	3:-2 5:5 7:-3
#good>wrong	1:-2 5:2
#good>⟨name⟩	3:-3 5:-2 7:4
#handle	4:-2 9:-2
#handle+error	3:-2 5:-3 7:-3 8:3
#handle+event	0:-3 1:-5 5:6 7:-2
#handle+exists	5:3 7:-2
#handle+fail	0:-2 3:-2
#handle+from	1:4 4:-2 7:-2
#handle+handle	1:-3 4:-2
#handle+howto	1:3
#handle+missing	3:2
#handle+nobody	3:-2 5:2
#handle+not	3:3 5:-4
#handle+show	0:3 1:-2 3:-2 5:-4 8:2
#handle+slow	0:2 5:-2
#handle+structure	5:-2
#handle+thing	5:3
#handle+to	1:-4 3:-2 5:3
#handle+trace	2:-2 4:2
#handle+where	0:5 5:-3 7:-2
#handle+which	0:-3 1:3 3:-2 4:-2
#handle+wrong	0:-2 5:2
#handle+⟨name⟩	0:3 1:-6 3:3 6:-2 7:-2
#handle>catch	0:2 7:-2 8:2
#handle>error	0:-2 5:-2 8:3
#handle>event	0:2 4:-2 5:3 7:-2 8:-2 9:-2
#handle>exists	0:3 1:-2
#handle>explain	1:2
#handle>fail	0:-2
#handle>from	0:-2 1:4 3:-3 4:-3 8:-2
#handle>good	1:3 5:-2 7:-2
#handle>happens	3:3 5:-2
#handle>how	0:-2 2:2 4:2
#handle>howto	1:3 7:-2
#handle>ifchange	0:-2 3:-3 5:4
#handle>judge	1:-2 2:2 3:-2
#handle>missing	3:2
#handle>never	3:5 5:-4 7:-2
#handle>nobody	3:-2 7:2
#handle>not	0:-2 3:5 5:-4
#handle>overview	5:2
#handle>places	1:2 5:-3 8:2
#handle>quality	1:-2 7:3
#handle>raise	5:2
#handle>read	7:2
#handle>send	3:3
#handle>should	0:2 1:-3 7:3
#handle>show	0:2 1:-3 2:-2 5:-3 7:3
#handle>slow	0:2
#handle>sometimes	1:-3 5:2 7:2
#handle>structure	0:-2 5:-2
#handle>thing	2:-2 3:-2
#handle>to	1:-2 3:-3 7:4 8:-2
#handle>trace	1:-2 4:2
#handle>use	3:2
#handle>what	0:3 3:-2 5:-3 7:2
#handle>where	0:2 5:-4
#handle>which	1:3 3:-2 4:-3
#handle>who	0:2 5:-4
#handle>write	1:-2 7:2
#handle>wrong	0:-2 3:2 5:2
#handle>⟨error⟩	7:2
#handle>⟨name⟩	0:3 4:-2
#happens	0:-3 2:-2 4:8 5:-4 6:-2 7:-2 8:-2 9:-3
#happens+from	4:3
#happens+happens	4:3 7:-2
#happens+places	0:-3 1:2 2:-2 4:3 7:-3
#happens+since	4:2
#happens+trace	1:-2 4:4 5:-2
#happens+when	1:-3 4:3
#happens+⟨name⟩	1:-3 3:-3 4:2 7:2
#happens>call	1:-2 5:2
#happens>compare	2:-2 4:3 5:-2 7:-2
#happens>fail	1:-2 2:2 3:2
#happens>from	1:2 4:2 5:-3
#happens>handle	3:-2 4:2 5:2
#happens>ifchange	1:3 5:-2
#happens>not	2:2
#happens>places	0:-3 1:2 2:-2 4:3 7:-3
#happens>show	5:-2
#happens>since	4:2
#happens>thing	1:-3 2:2 3:-2 4:-3 5:5
#happens>trace	1:-3 3:-2 4:4
#happens>twice	3:3 7:-2
#happens>what	1:-3 3:-2 4:2 5:2
#happens>when	1:-3 4:4 5:-2
#happens>which	0:-2 1:-2 4:-2 5:3 7:2
#happens>who	4:2
#happens>work	4:3
#happens>⟨name⟩	0:-2 3:-4 4:4 9:-2
#happens>⟨n⟩	3:2
#how	0:-3 1:-2 2:11 3:-2 5:-3 7:-4 9:-2
#how+call	2:2 6:2
#how+catch	2:3 3:-2
#how+create	6:3
#how+decided	2:3
#how+defined	2:4 3:-3 4:-2
#how+error	2:4
#how+event	5:2
#how+exists	0:-2 2:3 7:-2 8:2
#how+fail	1:-3 3:-2 4:2 7:-2 8:2
#how+from	1:2 2:-3 4:4 5:-2 6:-2 7:-3 9:-2
#how+good	0:-3 1:3 3:-3 4:-2 5:2 6:-2 8:-3 9:-2
#how+handle	3:2 4:-2 7:-2
#how+howto	2:4 3:-2 5:-2
#how+ifchange	2:4 3:-2 5:-3
#how+nobody	2:-2 5:-2 8:2
#how+not	2:3 3:-3 7:-2
#how+overload	6:2
#how+override	2:2
#how+overview	2:2
#how+places	5:-2 6:4
#how+possible	3:2 7:-2
#how+quality	2:2 8:-2
#how+raise	0:2 2:2 5:-2
#how+read	2:2
#how+send	2:3
#how+should	2:5 5:-2 7:-3 9:-2
#how+show	2:3
#how+since	2:4 3:-2 4:-2
#how+structure	1:2 2:-2 8:2
#how+subtype	2:3 5:-2 6:2
#how+tests	2:2 6:2
#how+thing	2:4 5:-4
#how+to	3:-4 4:5 5:-2 6:-2 7:-3
#how+trace	1:-2 2:3
#how+unused	2:2 3:-2 6:2
#how+use	2:2 3:-2 5:-2 7:-3
#how+what	1:-2 2:-2 3:3 5:-2 8:2
#how+work	2:6 3:-2 5:-2
#how+write	1:-2 2:4
#how+⟨name⟩	0:-3 1:-3 2:2 3:4 5:-5 6:-2 7:-4 8:-2 9:2
#how>anymore	2:2
#how>call	6:3 7:-2
#how>catch	2:4 3:-2
#how>compare	3:-3 5:-2 9:2
#how>create	2:2 6:2
#how>decided	1:-2 2:2
#how>defined	0:-2 2:6 3:-3 4:-2
#how>error	0:-2 1:-2 2:6 3:-2 5:-2 7:-2
#how>event	1:-2 2:4 3:-3 5:2 9:-2
#how>exists	0:-2 2:3 5:-2 6:2 7:-3 8:2 9:-2
#how>fail	2:4 3:-4 4:2 5:-3 6:-2 7:-3
#how>from	0:-2 2:3 3:-2 4:4 5:-3 7:-3
#how>good	0:-3 1:3 3:-3 5:2 6:-2 7:-2 8:-3 9:-2
#how>handle	1:-2 2:3 5:-2 7:-2 8:-3
#how>howto	2:5 3:-2 5:-2 6:-2 7:-2
#how>ifchange	2:3 3:-2 4:-2 5:-3 7:-2 8:2
#how>impact	2:3 3:-2
#how>missing	2:3
#how>needed	4:2
#how>nobody	2:-2 5:-2 6:3 7:-2 8:2
#how>not	2:5 3:-3 7:-3
#how>overload	2:2
#how>override	2:2 5:-2
#how>overview	0:-2 1:-2 2:3 3:-2 8:2
#how>places	5:-2 6:4
#how>possible	3:2 5:2 6:-2 7:-2
#how>quality	2:3 7:-2 8:-2
#how>raise	2:2 5:-2 6:2
#how>read	4:2
#how>send	2:4 3:-2 5:-2
#how>should	1:-2 2:4 5:-2 7:-3
#how>show	2:2 3:-2 5:-2 7:-2
#how>since	2:6 3:-4
#how>structure	0:-2 1:2 3:-2 4:-2 5:-2 8:3 9:-2
#how>subtype	2:4 5:-2
#how>tests	1:3 2:2 3:-3 4:-2 7:-3
#how>thing	1:-2 2:7 4:-2 5:-4 7:-2 8:-2
#how>to	0:-2 1:-2 3:-4 4:8 5:-4 7:-4
#how>too	1:-2 2:2 3:-2 7:-2 8:3
#how>trace	2:2 4:2 5:-3 7:-2
#how>unused	2:2 3:-2 6:2
#how>use	2:4 3:-2 4:-2 5:-3 6:2 7:-3
#how>what	0:-2 1:-2 2:2 3:2 6:-2 7:-2
#how>where	0:-3 1:2 8:2 9:-2
#how>which	7:-2 8:2
#how>work	2:7 3:-3 4:-2 5:-3
#how>write	1:-2 2:5 3:-2 7:-2
#how>wrong	2:2 3:-2
#how>⟨name⟩	0:-2 1:-3 3:3 4:3 5:-4 6:2 7:-5
#how>⟨n⟩	2:-3 3:3
#how>⟨path⟩	2:-2 4:3 5:-3 7:-2
#howto	1:-2 2:7 6:-2 7:-2 8:-2
#howto+compare	9:2
#howto+create	2:3 5:-2
#howto+explain	2:4 5:-2
#howto+from	5:2
#howto+handle	7:2
#howto+howto	0:-2 1:-3 2:6 3:-2
#howto+ifchange	5:2
#howto+overview	2:3
#howto+show	2:4
#howto+since	2:2
#howto+tests	2:2 5:-2
#howto+thing	2:2 5:2
#howto+to	1:-2 3:-2 4:3
#howto+use	2:2
#howto+what	0:2 1:-4 5:-4 7:-2 9:2
#howto+where	0:3
#howto+which	1:2
#howto+wrong	3:3 5:-2
#howto+⟨name⟩	1:3 2:-3 3:2 4:-2 7:-2
#howto>anymore	7:2
#howto>catch	2:2
#howto>compare	9:2
#howto>create	2:3 5:-2
#howto>error	3:2
#howto>event	0:3 1:-2 3:-2 5:-2
#howto>exists	2:2
#howto>explain	2:4 5:-2
#howto>from	0:-2 1:-2 2:4 8:-2
#howto>handle	7:2
#howto>happens	2:-2 4:2
#howto>ifchange	5:2
#howto>meaning	1:2 2:-2
#howto>missing	1:-2 4:2
#howto>needed	2:3 5:-2
#howto>not	3:3 5:-2
#howto>overview	2:3 8:-2
#howto>possible	3:2
#howto>send	0:3 1:-2 5:-2
#howto>should	0:-4 1:-2 2:2 5:-2
#howto>show	2:3
#howto>since	2:3 5:-2
#howto>sometimes	2:2 3:-2
#howto>subtype	2:4 5:-3
#howto>tests	1:-2 2:3 3:-2
#howto>thing	1:-2 2:4 7:-2
#howto>to	1:-3 3:-2 4:3 5:2
#howto>trace	4:2
#howto>use	2:2
#howto>what	0:2 1:-3 2:4 5:-5 7:-2 8:-2
#howto>when	1:-2 5:2
#howto>where	1:-2 2:2 5:-2 7:2
#howto>write	2:2
#howto>wrong	3:4 5:-3
#howto>⟨name⟩	1:2 3:2 6:-2
#howto>⟨text⟩	1:-2 2:-3 3:4
#ifchange	5:4
#ifchange+event	5:2
#ifchange+fail	3:2 7:-2
#ifchange+from	1:-3 7:2
#ifchange+ifchange	0:-2 5:5
#ifchange+impact	3:3 7:-2
#ifchange+nobody	5:2
#ifchange+not	2:3 5:-2
#ifchange+overload	7:2
#ifchange+places	3:2 5:-2
#ifchange+should	1:4 3:-2 5:-4 8:-2 9:2
#ifchange+since	3:2
#ifchange+thing	3:-2 5:4
#ifchange+to	3:2
#ifchange+what	1:-2 2:2 3:-3 5:4 7:-2 9:-2
#ifchange+which	0:2 3:-2 7:-2
#ifchange+who	5:2
#ifchange+write	5:2
#ifchange+wrong	3:2
#ifchange+⟨name⟩	2:-2 3:-2 4:-2 5:2
#ifchange+⟨n⟩	2:-2 7:2
#ifchange+⟨path⟩	5:3
#ifchange>anymore	1:-2 3:2
#ifchange>call	5:2
#ifchange>compare	3:2
#ifchange>event	5:2
#ifchange>fail	3:2
#ifchange>from	1:2 4:-2 7:3 9:-2
#ifchange>good	5:3 7:-2
#ifchange>howto	1:3 5:-3
#ifchange>impact	0:-2 1:-2 5:2
#ifchange>import	0:3 3:-2 5:-3 7:3
#ifchange>judge	3:-2 5:-2 7:2 9:2
#ifchange>meaning	5:2 9:2
#ifchange>missing	3:3 5:-3
#ifchange>most	5:3
#ifchange>needed	3:2
#ifchange>nobody	3:2 7:2
#ifchange>not	2:2 5:-2 7:2
#ifchange>overload	7:2
#ifchange>places	0:-2 3:3 7:-2
#ifchange>risk	1:-2 7:2
#ifchange>should	1:3 2:-2 3:-2 8:-2 9:2
#ifchange>since	3:2
#ifchange>tests	5:4 7:-2
#ifchange>thing	0:-2 1:-2 3:-2 5:6
#ifchange>to	0:-2 1:-2 5:4
#ifchange>use	3:-3 5:3
#ifchange>what	0:-3 1:-3 3:-4 5:7 8:-2
#ifchange>where	0:-2 3:-2 5:5
#ifchange>which	5:2 7:-3
#ifchange>who	1:-2 3:-2 5:3
#ifchange>why	0:-2 1:2 3:-2
#ifchange>work	9:2
#ifchange>write	0:-2 3:2 5:3 7:-2
#ifchange>⟨name⟩	2:-2 3:-2 4:-2 5:4
#ifchange>⟨n⟩	0:2 2:-2
#ifchange>⟨path⟩	5:2
#impact	0:-3 5:6 8:-2
#impact+compare	5:2
#impact+from	3:-3 7:2 8:2
#impact+ifchange	1:-2 5:5 7:-2
#impact+structure	7:3
#impact+thing	5:2
#impact+to	3:2
#impact+what	1:2 2:2 5:-3
#impact+where	0:-2 5:4
#impact+write	5:2
#impact+⟨name⟩	1:-2 3:-3 5:4
#impact+⟨path⟩	1:3 7:-2
#impact>compare	2:2
#impact>create	3:2
#impact>defined	1:3 4:3 5:-4
#impact>fail	3:3
#impact>from	3:-2
#impact>how	1:3
#impact>ifchange	1:-2 3:-2 5:5
#impact>import	3:-2 5:5 7:-3
#impact>missing	3:-2
#impact>most	5:3 7:-2
#impact>not	1:-2 3:3 5:3 7:-4
#impact>places	5:3 7:-2
#impact>risk	1:2 2:2 5:-3
#impact>should	7:2
#impact>structure	7:4
#impact>to	5:4
#impact>trace	1:2 5:-2
#impact>what	2:2 5:-2
#impact>where	0:-2 5:5 7:-3
#impact>which	5:2 7:-2
#impact>write	5:3
#impact>⟨name⟩	0:-2 1:-4 3:-4 5:7
#impact>⟨path⟩	1:2
#import	1:-2 7:4
#import+anymore	7:2
#import+compare	2:-2 9:2
#import+exists	5:-3 7:4
#import+from	0:-2 1:-2 3:-2 5:3
#import+import	2:3 5:2 7:-3
#import+missing	3:3 7:-2
#import+most	3:2 7:-3
#import+nobody	3:3
#import+not	2:-2 3:4 5:-2 7:-2
#import+structure	2:2 3:-2 5:-2 7:4 8:-2
#import+thing	5:-2 6:3 7:-3
#import+to	4:2
#import+too	5:-2 7:2
#import+use	7:2
#import+what	0:-3 2:3 3:-2 6:2 7:-2
#import+where	0:2 7:-2
#import+⟨name⟩	0:-2 1:-2 3:-3 5:6 7:-2
#import+⟨path⟩	2:-2 3:2 4:-2 6:2 7:-2 8:-2
#import>anymore	7:2
#import>compare	2:-3 7:2
#import>defined	2:-2 3:2
#import>exists	7:2
#import>fail	3:3 5:-4
#import>from	1:-2 4:-2 5:2 9:-2
#import>handle	3:-2 5:3
#import>ifchange	0:-2 5:2
#import>missing	3:2
#import>never	5:2
#import>nobody	3:3 5:-2
#import>not	0:-2 1:-2 2:2 3:3 7:-3
#import>overview	0:3 2:-2 7:-2 8:-2
#import>should	2:-2 3:-2 7:3 9:-2
#import>show	3:3 7:-3
#import>structure	1:-2 5:-3 7:4 8:-2 9:-2
#import>thing	3:2 6:2 7:-3
#import>to	4:2
#import>too	5:-2 7:2
#import>trace	2:-2 3:2 8:-2
#import>use	7:2
#import>what	0:-3 2:3 3:-3 6:2
#import>when	4:3
#import>where	0:3 1:-2 3:-2 7:-4 8:-2 9:-2
#import>which	4:2 6:2
#import>write	0:-2 5:3
#import>⟨name⟩	0:-3 1:-2 2:-2 5:4
#import>⟨path⟩	2:-2 3:2 4:-2 8:-2
#judge	1:3 2:-2 3:-5 4:-3 5:-2 6:-2 7:-2 8:7
#judge+fail	1:2 5:-2
#judge+from	2:-2 3:-2 7:-2 8:3
#judge+how	0:-2 1:-3 2:-3 5:-2 7:-2 8:5
#judge+judge	3:-2 5:-2 7:-3 8:4
#judge+quality	1:3 3:-2 5:-4 6:-2
#judge+should	1:-2 5:2 7:2
#judge+show	5:-2 9:2
#judge+structure	5:-2 8:3
#judge+thing	1:-3 8:3
#judge+what	1:3 3:-2 7:2 9:-2
#judge+where	0:4 1:-2 8:-2
#judge+which	1:4 7:-3 8:-2 9:-2
#judge+write	5:2
#judge+⟨name⟩	1:-2 7:2
#judge>compare	1:-2
#judge>error	2:-2 7:-2 8:2
#judge>event	1:-3 3:-2 5:-2 7:3 8:2
#judge>fail	1:2 5:-2 8:2
#judge>from	1:3 2:-4 3:-3 5:-2 6:-2 7:-2 8:4 9:-3
#judge>good	9:2
#judge>how	0:-2 1:-3 3:-2 5:-2 7:-2 8:5
#judge>not	3:2 5:-3 8:3
#judge>places	9:2
#judge>quality	0:-2 1:3 3:-2 5:-5 6:-2 8:4
#judge>should	0:-2 2:-2 7:2
#judge>show	0:-2 2:-2 3:-2 8:2 9:2
#judge>structure	2:-2 5:-3 8:5
#judge>tests	1:3 5:-3 8:2
#judge>thing	1:-2 2:-2 5:-2 8:3
#judge>to	2:-2 5:-2
#judge>too	8:2
#judge>trace	1:-4 4:-2 5:2 7:3
#judge>use	2:-2 8:3
#judge>what	1:2 2:-2 3:-3 5:-4 7:2 8:3 9:-3
#judge>where	0:4 7:-2 8:-3 9:-2
#judge>which	0:2 1:4 7:-3 8:-2 9:-2
#judge>who	1:2
#judge>write	5:2
#judge>⟨name⟩	0:-3 1:2 3:-2 4:-2 6:-3 7:2
#judge>⟨path⟩	1:-4 5:3 7:3 8:-2
#meaning	0:-2 1:11 2:-4 3:-2 5:-7 6:-2 7:-3 8:-2
#meaning+fail	3:3 5:-3 7:-2
#meaning+from	0:-2 1:4 2:-2 3:-4 5:-2 7:2 8:-2 9:-2
#meaning+meaning	1:5 3:-3 5:-3
#meaning+overview	8:2
#meaning+thing	1:3 3:-2 5:-2 7:-2
#meaning+trace	2:-2 4:2
#meaning+what	0:-4 2:-3 3:2 4:-2 6:-2 9:2
#meaning+where	0:3
#meaning+which	1:2
#meaning+⟨name⟩	3:3 4:-3 6:-2 7:-4 8:-2 9:-2
#meaning+⟨path⟩	1:3 3:-3
#meaning+⟨text⟩	3:2 5:-2
#meaning>anymore	3:2
#meaning>call	1:-2 3:-5 4:2 5:4 7:-2
#meaning>compare	9:2
#meaning>defined	0:-2 1:3 3:-2 8:2
#meaning>error	1:3 5:-2 7:-2 9:-2
#meaning>fail	3:3 5:-3 7:-2
#meaning>from	0:-2 1:2 2:-2 3:2 5:-3 9:-3
#meaning>handle	1:2 5:-2
#meaning>happens	1:2 2:-2
#meaning>how	1:2 5:-2
#meaning>impact	1:2
#meaning>judge	0:-2 1:2 8:2
#meaning>needed	1:3 3:-2
#meaning>overload	5:3 6:-2
#meaning>overview	1:3 3:-2 4:-2 5:-2
#meaning>places	0:-2 1:4 3:-2
#meaning>raise	3:-2 5:3 7:-2
#meaning>risk	1:3 5:-2
#meaning>show	0:-2 8:3
#meaning>thing	1:3 2:-2 6:-2 7:-3 9:-2
#meaning>to	4:2 5:-2
#meaning>trace	1:4 2:-2 3:-3 4:2 5:-4 7:-2
#meaning>unused	1:2
#meaning>use	3:3 5:-2
#meaning>what	0:-4 1:3 2:-3 4:-2 6:-2
#meaning>where	1:2 3:-2 5:-2 8:2
#meaning>which	4:2
#meaning>who	1:-2 3:2
#meaning>why	1:3
#meaning>write	0:-2 3:2
#meaning>⟨name⟩	1:2 3:4 4:-2 6:-2 7:-3 8:-2
#meaning>⟨path⟩	1:4 3:-3 4:-2 5:-2
#meaning>⟨text⟩	3:2 5:-2
#missing	3:7 4:-2 5:-3 8:-2 9:-2
#missing+anymore	3:2
#missing+fail	0:-2 5:3
#missing+from	7:2
#missing+nobody	0:2
#missing+not	5:-2 7:2
#missing+places	3:3
#missing+since	2:2
#missing+thing	3:2
#missing+use	3:3 5:-2
#missing+what	1:-2 3:3
#missing+when	3:3
#missing+wrong	3:2
#missing+⟨name⟩	0:-2 3:3
#missing>catch	0:-2 5:3
#missing>defined	0:2 5:-2
#missing>exists	3:2
#missing>fail	5:3 7:-2
#missing>from	7:3
#missing>handle	3:2
#missing>impact	0:-2 5:2
#missing>nobody	0:2
#missing>not	3:2 5:-2 7:2
#missing>places	3:3
#missing>show	1:3 3:2 5:-3
#missing>since	2:2
#missing>slow	5:2
#missing>sometimes	0:2
#missing>thing	3:3
#missing>to	3:3 7:-2
#missing>trace	3:3
#missing>use	1:-2 3:3
#missing>what	1:-2 3:5 5:-2 7:-2
#missing>when	3:3
#missing>where	0:3 3:-3 5:2 7:-2
#missing>which	0:2
#missing>why	3:3
#missing>write	3:2
#missing>wrong	0:-2 3:4
#missing>⟨name⟩	1:-2 3:2 5:-3 7:2
#missing>⟨n⟩	0:2
#missing>⟨path⟩	3:2
#most	3:-2 4:-3 5:7 6:-2 8:-2 9:-2
#most+anymore	3:-2 5:3 7:-2
#most+call	5:2
#most+count	1:2
#most+from	7:3 8:-3
#most+not	3:-2 5:3 7:-2
#most+quality	2:2
#most+risk	0:-2 1:2 5:3 7:-3
#most+should	1:2 3:-2 5:2
#most+thing	5:3
#most+where	0:5 1:-2 5:-3
#most+⟨name⟩	3:-2 5:-2 7:3
#most+⟨n⟩	5:3
#most>anymore	3:-2 5:3 7:-2
#most>call	5:2
#most>count	0:-2 1:2 5:2
#most>from	1:3 4:-2 8:-3
#most>how	5:2
#most>ifchange	1:-2 5:4
#most>not	1:-2 3:-3 5:4 7:-2
#most>places	1:3 5:-3
#most>quality	1:2 3:-2 5:2 8:-2
#most>risk	1:2 5:3 7:-4
#most>should	3:-2 5:3 7:-2
#most>show	3:2
#most>thing	5:3
#most>to	3:2
#most>trace	5:2
#most>what	1:2 8:-3
#most>where	0:4 1:2 5:-5 7:-2
#most>write	5:3
#most>⟨name⟩	7:2
#most>⟨n⟩	5:2
#needed	0:-3 1:2 2:2 3:-4 4:-2 6:-2 7:3 8:-3 9:-3
#needed+from	1:-3 3:-2 5:2 7:2
#needed+thing	2:-2 7:2
#needed+to	1:2 3:-3 7:2
#needed+what	2:2 5:-2
#needed+⟨name⟩	0:-2 1:3 3:-2 6:-2 7:-2
#needed+⟨path⟩	5:2
#needed>anymore	1:-2 2:3 5:2 7:-3
#needed>from	0:-3 2:2 3:-2 7:2 8:-2
#needed>howto	1:-2 5:2
#needed>judge	1:2 2:-2 5:2
#needed>not	7:2
#needed>show	5:4
#needed>subtype	1:2 2:2 7:-2
#needed>thing	1:2 2:-3 7:2
#needed>to	1:3 2:2 3:-3 4:-2 5:-2
#needed>trace	5:2
#needed>what	5:-3 7:2
#needed>which	3:-2 5:2
#needed>⟨name⟩	0:-2 1:4 2:-3 3:-2 6:-2
#needed>⟨path⟩	5:2
#never	1:-2 2:-3 3:4 4:-2 6:-2 7:2 8:-2 9:-2
#never+call	5:3 7:-2
#never+not	5:3 7:-3
#never+to	4:-2 5:-2 7:4
#never+use	3:-2 5:2
#never+write	7:3
#never+⟨name⟩	1:2
#never>call	5:4 7:-2
#never>fail	3:3
#never>ifchange	7:2
#never>not	5:3
#never>tests	3:-3 7:3
#never>to	4:-2 5:-3 7:3
#never>use	3:-2 5:3
#never>write	7:3
#never>wrong	3:3
#never>⟨name⟩	5:-2
#nobody	1:-2 2:-2 3:2 7:3
#nobody+anymore	7:2
#nobody+call	7:3
#nobody+catch	0:-2 7:3
#nobody+from	3:2 5:-2 7:2
#nobody+handle	0:-2 7:2
#nobody+ifchange	3:3 5:-2
#nobody+import	5:2
#nobody+not	1:-2
#nobody+places	0:2 3:-2 5:-2
#nobody+read	5:-3 7:4
#nobody+thing	5:2
#nobody+use	3:-3 7:3
#nobody+what	3:3 5:-3
#nobody+write	1:2 5:-2
#nobody+⟨n⟩	5:3
#nobody>anymore	7:2
#nobody>call	3:-2 7:2
#nobody>catch	7:2
#nobody>defined	1:2 5:-2
#nobody>error	3:2 5:-2
#nobody>fail	0:2 3:-3 5:-2 7:2
#nobody>from	3:3
#nobody>handle	1:-2 5:-3 7:3
#nobody>ifchange	3:3 7:-2
#nobody>impact	0:2 5:-2
#nobody>import	5:-2 7:3
#nobody>missing	0:2 5:-2
#nobody>never	3:2 7:-3
#nobody>not	1:-2 5:3 7:-2
#nobody>places	0:2 3:-2
#nobody>read	3:-2 5:-3 7:4
#nobody>show	1:3 7:-2
#nobody>thing	5:-2 7:4
#nobody>to	5:-3 7:4
#nobody>trace	3:3 7:-2
#nobody>unused	5:2
#nobody>use	1:-2 3:-3 5:2 7:3
#nobody>what	3:4 5:-2 7:-3
#nobody>where	0:3 3:-3
#nobody>which	3:2
#nobody>write	1:2 5:-3 7:3
#nobody>⟨error⟩	7:2
#nobody>⟨name⟩	3:-3 5:-6 7:7
#nobody>⟨n⟩	1:3
#not	3:4 7:3
#not+anymore	3:2 5:3 7:-4
#not+call	5:3 7:-2
#not+create	0:2 1:-2 5:-2 7:2
#not+defined	3:2 5:-2 7:2
#not+error	3:4 5:-2
#not+event	1:-2 3:2
#not+exists	1:-2 3:3 5:-2
#not+explain	1:3
#not+fail	2:3 5:-2
#not+from	2:-2 9:-2
#not+good	2:-2 5:2 7:-2
#not+happens	3:3 7:-2
#not+howto	3:2
#not+ifchange	5:2
#not+impact	2:2 3:-2 5:-2 7:2
#not+import	5:3 7:-2
#not+meaning	1:3 3:-3 5:-2
#not+missing	3:3
#not+never	3:-2 5:3 7:-2
#not+nobody	1:-2 3:2 5:2
#not+not	0:-3 1:-2 2:-2 3:3
#not+overview	5:-2 9:3
#not+places	7:2
#not+quality	7:2 8:-2
#not+raise	5:-2 7:2
#not+read	3:2 5:-4 7:3
#not+send	3:3 5:-2
#not+should	7:2
#not+since	2:-2 3:4 5:-2
#not+slow	3:3
#not+sometimes	5:2 7:-2
#not+tests	1:-2 2:-2 3:-3 5:3 7:3
#not+thing	3:-2 7:3
#not+to	1:-2 3:3 5:-3
#not+too	3:-2 5:-2 7:3
#not+trace	3:-2 5:-2 7:3
#not+twice	1:-2 3:-3 5:2
#not+use	1:-2 3:-4 5:4 7:3
#not+what	2:-2 5:2 7:-2
#not+where	3:2 5:-2
#not+which	5:2
#not+who	0:-2 3:-3 7:2 8:2
#not+why	3:2
#not+wrong	0:2 5:-3
#not+⟨name⟩	1:-2 2:-2 3:5 5:-2
#not+⟨n⟩	1:-2 3:2 7:-3
#not+⟨path⟩	3:-3 5:4
#not>anymore	0:-2 3:3 7:-5
#not>call	1:2 7:-4
#not>compare	1:2 5:-2 7:-2
#not>count	6:-2 7:2
#not>create	1:-2 2:-2 7:2
#not>decided	7:2
#not>defined	1:-2 3:3
#not>error	3:3 5:-3
#not>event	7:-2
#not>exists	0:-2 1:-2 3:3
#not>explain	1:3 3:-2 5:-2 7:-2
#not>fail	2:3 5:-3 7:-2
#not>from	2:-2 3:2 7:2 9:-2
#not>handle	3:2
#not>happens	3:2 5:-2 7:-2
#not>how	2:4 3:-3 7:-3
#not>howto	3:3
#not>ifchange	5:3
#not>impact	3:-3 5:-3 7:4
#not>import	2:2
#not>judge	3:-2 7:-2 8:4
#not>meaning	1:5 3:-4 5:-4
#not>most	3:2
#not>needed	5:2
#not>never	5:2 7:-2
#not>nobody	1:-2 5:4
#not>overload	5:2
#not>overview	3:-2 5:-2 9:3
#not>places	0:2 1:-3
#not>possible	2:2 5:-2 7:-2
#not>quality	1:-3 2:-2 3:-2 7:3 8:2
#not>raise	3:3 5:-4
#not>read	7:2
#not>risk	0:2 1:-2
#not>send	3:4 5:-2
#not>should	0:-2 9:3
#not>show	5:2
#not>since	1:-2 2:-2 3:4 5:2 7:-3
#not>slow	3:3 5:-2
#not>sometimes	7:-2
#not>structure	7:3
#not>subtype	7:2
#not>tests	2:-2 3:-2 5:2 7:3
#not>to	3:3 5:-2
#not>too	3:-2 5:-2 7:4
#not>trace	3:-2 4:3 7:2
#not>twice	1:-2 3:-2 5:2
#not>use	1:-2 3:-2 5:3 7:2
#not>what	2:-2 5:2 7:-2
#not>when	2:2 3:3 5:-2 7:-2
#not>where	0:4 5:-4
#not>which	4:2 7:-3
#not>who	0:-2 8:3
#not>why	3:3 7:-2
#not>work	3:3 5:-2
#not>write	0:-2
#not>wrong	1:-2 3:2 5:-4
#not>⟨error⟩	0:2 5:-2
#not>⟨name⟩	3:5 5:-5
#not>⟨n⟩	1:-2 3:5 7:-3
#not>⟨path⟩	3:-2
#not>⟨text⟩	1:3 3:-2
#overload	0:-2 1:-2 3:-2 4:-2 5:3 7:3 8:-2
#overload+count	5:-5 6:3 7:-2 9:3
#overload+exists	5:2
#overload+from	1:2 4:-2 5:-2 7:2 9:2
#overload+overload	5:-3 6:3 9:2
#overload+show	5:5 7:-2
#overload+thing	1:-2 6:-2 9:2
#overload+what	5:3 7:-2 9:-2
#overload+⟨name⟩	1:-2 3:-3 5:3 7:3 9:-3
#overload+⟨path⟩	5:3
#overload>call	6:-2 7:2
#overload>compare	3:-2 7:-3 9:4
#overload>count	6:2 7:-2 9:3
#overload>create	5:2
#overload>exists	5:2
#overload>from	4:-2 7:2 9:2
#overload>good	5:-3 7:2 9:3
#overload>impact	7:2
#overload>not	5:-2 7:2
#overload>send	3:2
#overload>show	3:-2 5:3
#overload>thing	1:-2 5:2 7:-3
#overload>trace	5:3
#overload>what	1:-3 5:2 9:3
#overload>which	5:5 7:-2
#overload>who	5:-3 7:3
#overload>write	5:-3 9:3
#overload>wrong	5:3
#overload>⟨name⟩	1:-3 3:-2 5:2 7:4
#overload>⟨path⟩	5:3
#override	0:-3 1:-3 4:-2 5:3 7:4
#override+from	6:-2
#override+thing	5:-2 7:5
#override+what	5:3 7:-3 9:2
#override+write	7:2
#override+⟨name⟩	1:-2 3:2 9:-2
#override>exists	6:-2 8:2 9:2
#override>from	6:-2
#override>missing	3:2
#override>not	3:3 5:-3
#override>show	5:3 7:-2
#override>subtype	5:2
#override>thing	7:4
#override>what	1:-3 3:5 5:-2 6:-2 7:-5 9:2
#override>which	8:2
#override>write	7:2
#override>⟨name⟩	1:-2 3:2 7:2
#overview	3:-4 4:-3 5:-2 6:-2 7:-5 8:8
#overview+create	5:-2 8:3
#overview+explain	8:3
#overview+from	1:-2 2:3 3:-2 5:-2
#overview+handle	8:-2
#overview+how	8:-2 9:3
#overview+judge	8:2
#overview+meaning	1:-2 8:3
#overview+overview	0:-2 1:-2 2:-2 3:-3 4:-2 5:-4 8:6 9:-2
#overview+quality	1:2 5:-3
#overview+structure	8:3
#overview+thing	0:-2 2:3 5:-3 7:-2 9:2
#overview+what	1:2 2:-2 3:-3 4:-2 5:-3 8:4 9:-2
#overview+where	0:2 5:-2 9:-2
#overview+which	0:-2 2:-2 8:-4 9:4
#overview+who	3:2
#overview+⟨name⟩	0:2 1:-2 3:-2
#overview>compare	2:-2 3:-2 5:2 9:-2
#overview>create	3:-2 5:-2 8:4
#overview>error	1:4 5:-2 8:-3
#overview>event	3:2 5:-2
#overview>exists	8:2
#overview>explain	1:-2 2:-2 8:4
#overview>from	2:4 3:-4 4:-2 5:-3 7:-2 8:4 9:-3
#overview>good	5:2
#overview>handle	8:-2
#overview>how	2:-3 4:-2 5:-2 8:3 9:2
#overview>howto	8:2
#overview>ifchange	2:2
#overview>judge	5:-2 8:3
#overview>meaning	8:3
#overview>most	0:2 1:-2 5:2
#overview>not	3:-2 5:2 8:2
#overview>places	5:-3 8:3
#overview>quality	1:2 5:-3
#overview>should	3:-2 5:-4 8:2 9:3
#overview>show	0:2 5:-3 8:2
#overview>structure	8:3
#overview>thing	0:-2 1:-2 2:3 5:-4 7:-2 8:2 9:2
#overview>to	3:-2
#overview>trace	1:2 4:-2 5:-2 8:2
#overview>twice	9:2
#overview>use	0:2 5:-3 6:2
#overview>what	0:-3 3:-4 4:-2 5:2 7:-2 8:3 9:-4
#overview>where	0:2 1:-2 5:-4 8:3 9:-2
#overview>which	2:-2 5:-2 9:4
#overview>who	1:-3 5:-2 8:4
#overview>wrong	9:2
#overview>⟨name⟩	0:3 1:-2 3:-2 4:2 7:-3 8:-2 9:2
#places	0:2 2:-2 5:2 9:-2
#places+call	5:2
#places+catch	5:3
#places+count	6:4 7:-2
#places+create	0:2
#places+exists	0:-2 7:2
#places+fail	5:2 7:-3
#places+from	2:-3 5:2 6:-2 8:-2 9:-3
#places+good	7:2
#places+impact	0:2 1:-2 2:2 3:-2 5:-3 8:2
#places+missing	3:2
#places+not	3:2 5:-2
#places+raise	0:3 1:-2
#places+send	5:3
#places+should	2:-2 5:2
#places+show	5:4 7:-2
#places+thing	0:4 1:-2
#places+trace	1:-2 2:-2 3:-2 4:3
#places+twice	3:2 5:-2 9:2
#places+use	0:2
#places+what	1:-2 2:2 6:2 7:-2
#places+where	0:2 3:-2 7:-2
#places+which	0:-3 1:3 7:2
#places+write	0:3 3:-2
#places+wrong	2:2
#places+⟨error⟩	5:4 7:-2
#places+⟨name⟩	7:-2 9:-2
#places+⟨n⟩	3:2 5:-2
#places>anymore	2:2 5:-2
#places>call	1:-2 4:-3 6:3
#places>catch	5:3
#places>compare	0:-3 1:-3 2:4 3:-2 7:-2
#places>count	6:2 7:-3
#places>defined	0:3 5:-3
#places>error	0:-3 5:6 7:-4
#places>exists	0:-3 6:2 7:3
#places>explain	5:2
#places>fail	1:-2 3:2 7:-3
#places>from	1:2 5:2 6:-2 9:-3
#places>good	1:-2 2:3 4:-2
#places>handle	0:-2 1:3 3:-3 5:2
#places>how	3:-3 4:2
#places>ifchange	0:-2 5:3
#places>impact	1:-2 2:2 3:-2 7:-2 8:2
#places>import	7:-2 8:2
#places>judge	3:-2 5:-3 8:3
#places>missing	0:4 1:-3 3:2 5:-4
#places>most	5:2
#places>not	0:-2
#places>overview	0:3 3:-2 8:-2
#places>quality	1:-2 5:2
#places>raise	0:2 7:-2
#places>read	7:2
#places>risk	1:2 2:2 3:-2 5:-4 7:2
#places>send	0:-3 1:-2 5:5
#places>should	3:-2
#places>show	5:3 6:-2 7:-2
#places>slow	3:2
#places>sometimes	7:2
#places>thing	0:3 1:-2 4:-2 6:-2
#places>to	0:3 1:-2 3:2 4:-2
#places>trace	1:-2 2:-2 4:3 7:-2
#places>twice	3:2 5:-2
#places>use	1:-2 2:2
#places>what	0:2 2:2 3:-4 4:-3 7:-3 8:-2 9:-2
#places>where	0:2 3:-2 7:-2
#places>which	0:-3 1:3 3:-2 9:-2
#places>who	5:2
#places>write	3:-2 4:-2 5:3
#places>wrong	0:-2 3:2 5:2 7:-2
#places>⟨error⟩	0:-3 5:5 7:-4
#places>⟨name⟩	5:2
#places>⟨n⟩	3:2 5:-3 7:-2
#places>⟨path⟩	3:2 5:-2
#possible	0:-4 1:3 2:2 4:-2 5:-3 6:-2 7:4 9:-4
#possible+call	1:2 4:-2 5:3 6:-3
#possible+compare	7:3
#possible+fail	5:2 7:-2
#possible+ifchange	1:-2 5:2 7:2
#possible+not	4:2
#possible+use	3:-2 7:4
#possible+wrong	7:3
#possible+⟨name⟩	7:3
#possible>call	1:2 4:-2 5:3 6:-3
#possible>compare	3:-2 5:-3 7:5 9:-2
#possible>exists	7:3
#possible>fail	5:2
#possible>from	3:-2 4:-2 5:-3 7:5
#possible>ifchange	1:-2 3:-2 7:3
#possible>impact	7:2
#possible>missing	5:-2 7:3
#possible>nobody	7:2
#possible>not	1:-2 3:-2 7:3
#possible>places	5:-2 7:3
#possible>read	7:3
#possible>since	5:-2 7:3
#possible>tests	5:-2 7:3
#possible>thing	7:2
#possible>to	5:-2 7:3
#possible>use	3:-3 7:5
#possible>what	1:-5 2:3 3:-2 6:-2 9:-2
#possible>which	1:-2 5:2 8:2
#possible>write	1:2 3:-2 5:-2 7:3
#possible>wrong	3:-3 5:-3 7:5 9:-2
#possible>⟨name⟩	1:-2 3:-3 4:-2 6:-3 7:7 9:-2
#possible>⟨path⟩	4:2
#proscons	0:-4 1:-2 2:-4 3:-6 4:-3 6:-3 7:-6 8:-2 9:8
#proscons+from	1:-3 3:-2 4:-2 5:2 8:-2 9:2
#proscons+judge	5:2
#proscons+missing	3:-2 5:2
#proscons+proscons	0:-2 1:-4 2:-3 3:-4 4:-2 5:-4 6:-2 7:-4 8:-2 9:8
#proscons>event	1:-2 2:-2 3:-2 9:3
#proscons>from	1:-3 3:-2 4:-2 5:2 8:-2 9:2
#proscons>judge	5:2
#proscons>missing	3:-2 5:2
#proscons>show	1:-2 5:-4 9:5
#proscons>what	1:-3 3:-2 5:-2 8:-2 9:5
#proscons>⟨name⟩	1:-2 5:-5 9:5
#quality	0:-3 3:-6 4:-4 5:3 6:2 9:-3
#quality+from	6:3 7:-4
#quality+most	0:3 1:-2
#quality+thing	2:3 3:-2
#quality+what	5:-2 7:2
#quality+⟨name⟩	1:2 5:-5 6:5 7:-3 8:-2 9:-2
#quality>compare	5:3 9:-2
#quality>count	0:2
#quality>error	2:2 7:2
#quality>from	0:-2 1:2 2:2 3:-2 5:-2 6:3 7:-5
#quality>how	2:-2 8:3
#quality>judge	1:3 2:-3 3:-2
#quality>most	0:2 1:-2 5:2
#quality>not	1:2 8:2
#quality>overview	1:-3 9:2
#quality>possible	1:-2 8:3
#quality>should	1:2
#quality>tests	5:-2 8:3
#quality>thing	1:-2 2:2 3:-3 5:2 6:-2
#quality>trace	1:-2 2:-2 3:-2 4:-2 5:4 8:-2
#quality>what	2:-2 5:-2 7:2 8:2 9:-2
#quality>where	2:-2 7:-2
#quality>which	0:3
#quality>⟨name⟩	0:-2 1:3 3:-2 4:-2 5:-6 6:6 7:-5 8:-4 9:-2
#quality>⟨n⟩	5:3
#raise	3:-2 5:3
#raise+error	0:-2 1:-3 3:-2 8:-2 9:3
#raise+from	0:-2 1:4 3:-2 5:2 7:-3
#raise+howto	5:3
#raise+nobody	1:2 3:-2
#raise+overview	0:3 1:-2
#raise+places	3:-2 5:4
#raise+show	1:2
#raise+what	4:3 5:-5 7:2
#raise+where	0:3 5:-3
#raise+which	1:3 3:-2 5:2 7:-2
#raise+⟨error⟩	3:-2 7:3
#raise+⟨name⟩	1:-3 5:4
#raise>catch	0:-2 3:3 5:-2
#raise>count	0:2 5:-5 6:4
#raise>error	1:-3 3:-3 5:2 7:2 9:2
#raise>exists	7:2
#raise>fail	1:-3 7:3
#raise>from	1:3 4:-2 5:2 7:-3
#raise>howto	5:3
#raise>meaning	4:3 5:-4
#raise>never	0:3 5:-3
#raise>nobody	1:2 3:-2
#raise>not	1:-2 3:-2 5:3
#raise>overview	0:3 1:-2 8:-2
#raise>places	1:-2 3:-2 5:4 7:-2
#raise>send	0:-2 1:2
#raise>show	3:-2
#raise>sometimes	7:2
#raise>thing	5:3
#raise>to	5:4
#raise>what	0:-4 1:3 3:-3 4:3 9:-3
#raise>when	1:2 3:-2 7:-4 9:3
#raise>where	0:3 7:-2
#raise>which	0:2 1:3 3:-2 7:-2
#raise>who	0:-3 1:3
#raise>⟨error⟩	3:-2 7:3
#raise>⟨name⟩	1:-3 5:3
#raise>⟨n⟩	3:2
#read	1:-3 2:-2 3:-2 5:4 7:2
#read+exists	5:2
#read+from	4:2
#read+not	3:3
#read+places	0:3 5:-3
#read+read	3:-2 5:3
#read+show	0:-2 1:2 5:2 7:-2
#read+to	3:3 4:-2 7:-2
#read+what	1:-2 3:-2 5:2 7:-2 8:3 9:-2
#read+where	0:3
#read+⟨name⟩	0:-3 1:-2 3:-2 5:6
#read+⟨path⟩	5:3
#read>defined	1:2
#read>exists	0:2 5:2
#read>fail	5:2
#read>from	1:-2 8:-2
#read>good	5:2
#read>howto	5:3
#read>meaning	1:2
#read>not	3:2
#read>places	0:2 3:2
#read>show	0:-2 1:2 5:4 7:-3 8:-2
#read>since	0:2
#read>thing	4:2 5:-3 7:2
#read>to	1:-2 2:-2 3:3
#read>trace	4:-2 5:2
#read>use	5:2 7:-2
#read>what	1:-3 3:-2 4:-2 5:3 7:-2 8:2 9:-2
#read>where	0:4 3:-2 5:-3 7:-2
#read>which	4:2
#read>who	5:2
#read>write	7:2
#read>⟨name⟩	0:-2 1:-3 4:-2 5:5
#read>⟨n⟩	1:2
#read>⟨path⟩	4:-2 5:2
#risk	0:-2 1:3 2:-3 3:-3 4:-3 5:5 6:-2 9:-3
#risk+from	2:2 4:-2 5:2 7:-3
#risk+how	2:-2 5:3
#risk+ifchange	5:2 7:-2
#risk+places	1:2 3:-2
#risk+to	0:-2 3:-2 5:-3 7:3 8:2
#risk+where	0:-2 7:-2 9:2
#risk+⟨name⟩	1:-2 3:-2 7:3
#risk>anymore	5:-3 7:3
#risk>defined	2:-2 5:2
#risk>from	1:2 2:2 3:-2 4:-3 5:3 7:-3
#risk>how	2:-2 5:4
#risk>ifchange	0:-2 2:-2 3:-2
#risk>impact	5:-2 7:3
#risk>most	1:2
#risk>not	1:-2 7:2
#risk>places	1:2 3:-2 5:2
#risk>to	0:-2 3:-2 4:-2 7:2
#risk>what	1:3 2:2 5:-5
#risk>where	1:3 3:-2 7:-2 9:2
#risk>write	0:-2 5:2 7:-2
#risk>⟨name⟩	1:4 3:-2 4:-2 9:-2
#risk>⟨n⟩	7:2
#send	0:3 2:-2 3:2 7:-4 8:-2
#send+event	2:-2 5:3
#send+from	1:-2 4:-2 9:2
#send+good	3:3
#send+how	2:2
#send+overload	5:-3 7:2
#send+places	3:-2 7:3
#send+send	0:2
#send+show	0:4 5:-4
#send+to	1:-2 3:2
#send+use	0:-2 1:-3 2:-2 3:-2 4:3 6:2 7:-2
#send+what	1:3 5:-2
#send+where	0:4 5:-3
#send+wrong	3:4 7:-2
#send+⟨name⟩	0:2 1:-2 5:2 7:-2
#send+⟨n⟩	3:2
#send+⟨path⟩	3:-2 5:2
#send>call	5:2 7:-2
#send>compare	5:-2 9:3
#send>error	5:2
#send>event	3:-3 5:3
#send>fail	0:3 5:-3
#send>from	0:2 1:-2 4:-3 9:2
#send>good	3:4 5:-2 7:-2
#send>handle	1:-2 3:4 7:-2
#send>how	2:2
#send>missing	3:3
#send>nobody	0:2 1:-2 6:2 7:-2
#send>not	0:2 7:-2
#send>overload	2:2 5:-3 7:2
#send>places	3:-2 7:3
#send>read	0:3 5:-2
#send>should	5:-3 7:2
#send>show	0:5 1:-2 5:-4
#send>thing	5:2
#send>to	0:-2 1:-3 5:2
#send>trace	3:-2 5:2
#send>use	1:-3 2:-2 3:-2 4:3 6:2 7:-2
#send>what	0:-2 1:2 5:-2 9:2
#send>where	0:4 1:-2
#send>which	5:4 7:-3
#send>who	1:-2 3:-2 5:4 7:-2
#send>write	0:3 1:-3 3:-2 5:-3
#send>wrong	3:4 7:-2
#send>⟨name⟩	0:2 1:-3 5:3 7:-2
#send>⟨n⟩	3:3 5:-2
#send>⟨path⟩	5:2
#should	0:-4 3:-2 4:-3 6:-2 9:4
#should+compare	1:-2 7:-2 8:2
#should+create	5:-3 7:-3 9:3
#should+event	0:2
#should+fail	9:2
#should+good	2:2
#should+howto	1:-2 5:4 7:-2
#should+ifchange	1:3 9:-2
#should+judge	1:-2 9:3
#should+not	2:3 3:-2 5:-3
#should+places	1:4 5:-2 7:-2
#should+possible	7:3
#should+read	1:-2 3:-2 5:-4 8:4 9:-3
#should+should	2:-2 4:-2 6:-2 8:-3 9:2
#should+sometimes	5:-2 7:2
#should+tests	3:-2 7:2
#should+thing	3:2 5:-2
#should+where	0:-5 1:6 3:-2 5:-5 8:-2
#should+which	1:3 7:-2
#should+write	2:2 5:-2
#should+⟨name⟩	0:-4 1:2 3:-3 7:4 9:-4
#should>call	1:-3 4:-3 5:3 7:-3 9:2
#should>compare	7:-2
#should>count	1:-2 2:2 5:-4 8:3
#should>create	5:-3 7:-3 9:3
#should>error	5:2 7:-2
#should>event	0:3 5:-2
#should>fail	9:2
#should>from	0:-3 1:4 4:-2 8:-3 9:3
#should>good	2:2 3:-2
#should>howto	2:-2 5:2 7:-3
#should>ifchange	1:3 2:-2 3:-2 5:2 8:-2 9:-2
#should>impact	3:-2 9:-2
#should>judge	1:-2 9:3
#should>most	0:2
#should>not	2:3 5:-4 7:-2 8:2
#should>places	1:5 2:-2 4:-2 7:-3 8:-2 9:-2
#should>possible	7:3
#should>raise	1:-2
#should>read	1:-3 2:-2 3:-2 5:-4 8:5 9:-3
#should>send	1:-2 7:-2
#should>show	3:3 7:-2
#should>sometimes	3:2 5:-2 7:2
#should>tests	1:-2 2:-2 3:-2 7:2
#should>thing	2:-2 3:2 5:-2 9:2
#should>trace	1:2 7:-2
#should>use	3:2 7:-3 9:3
#should>what	1:-2 3:2 4:-2 5:2 9:-2
#should>where	0:-4 1:5 3:-2 5:-3 8:-2
#should>which	0:-2 1:6 3:-2 5:-3 7:-3 9:-2
#should>who	1:-2 8:3
#should>write	2:2 5:-3 7:2
#should>wrong	3:2
#should>⟨name⟩	0:-4 4:-2 7:4 8:-2
#should>⟨n⟩	3:-2 7:3
#should>⟨path⟩	1:3 7:-2
#show	5:5
#show+call	7:2
#show+catch	5:2
#show+defined	3:3
#show+event	1:-2 3:3 5:-2
#show+explain	5:2
#show+fail	1:-2 2:-2 3:2 4:2 7:-2
#show+from	1:-2 2:3 3:2 4:-2 7:-3
#show+ifchange	5:-2 7:2
#show+import	3:-2 5:3
#show+judge	1:2 7:-2 8:2
#show+most	8:2
#show+not	1:-2 7:-3
#show+overload	5:4
#show+override	5:2
#show+overview	0:-2 1:-2 2:-2 4:-2 8:4
#show+places	0:-3 5:4 7:-3
#show+raise	0:-3 3:-2 5:4
#show+should	5:-2
#show+show	0:-2 3:-3 4:-2 5:7 6:-2 7:-2
#show+subtype	3:-2 5:5
#show+tests	1:-2 3:-2 5:3 7:2 8:-2
#show+thing	5:5
#show+to	1:2 3:2 5:-3
#show+trace	2:2 3:-2 5:-3 7:2
#show+use	0:2 5:3 6:-2
#show+what	2:-2 3:2 4:2 5:-2 7:2 8:-2
#show+where	0:3
#show+who	0:-2 3:-3 4:3 7:-2
#show+write	5:2
#show+wrong	3:3 5:-4
#show+⟨name⟩	0:2 1:-2 3:2 5:-2 6:-2 9:3
#show+⟨n⟩	3:-2 5:-2 7:2
#show+⟨path⟩	3:3 5:-2
#show>call	1:-2 3:-2 4:2
#show>catch	5:3
#show>create	0:2 3:-2 8:2
#show>defined	2:2 3:2 5:-2 7:-2
#show>error	5:2
#show>event	1:-3 3:3 5:-3 7:2 8:-2
#show>exists	6:2
#show>explain	5:3
#show>fail	1:-2 2:-2 4:2 5:2 7:-2
#show>from	1:-4 2:2 9:-2
#show>good	1:-2 5:-3 7:2
#show>handle	0:2 5:-2
#show>howto	0:-2 5:2
#show>ifchange	1:-2 2:2 5:-3 7:2
#show>import	5:3
#show>judge	1:2 3:-2 4:-2 5:-2 7:-3 8:3
#show>missing	7:-2
#show>most	8:2
#show>needed	5:-3 7:4
#show>nobody	3:-2 5:3
#show>not	1:-3 2:2 8:-2
#show>overload	5:4
#show>override	5:4
#show>overview	0:-2 1:-2 2:-2 4:-2 8:3
#show>places	1:-2 3:-2 5:4 7:-3 8:2
#show>raise	0:-3 3:-2 5:5
#show>read	3:2
#show>send	3:2 7:2
#show>should	0:-2 1:-3 2:2 3:2 5:-4 7:3 9:-2
#show>since	3:3 5:-3
#show>slow	4:3 5:-3
#show>structure	8:2
#show>subtype	2:-2 3:-2 5:5
#show>tests	1:-2 4:-2 5:2 7:3 8:-2
#show>thing	5:5 7:-2
#show>to	3:2 4:-2 5:-2 7:-2
#show>trace	0:-2 1:-3 4:3 5:-2
#show>twice	3:3 5:-2
#show>use	0:3 3:3 6:-2 7:-2
#show>what	2:-2 5:-3 7:2 9:-2
#show>where	0:4 5:-2 7:-2
#show>which	2:2 3:-2 5:-3
#show>who	0:-2 3:-3 4:3
#show>why	3:2
#show>write	0:-2 1:-2 3:2 9:2
#show>wrong	3:4 5:-4
#show>⟨name⟩	1:-3 5:5 6:-2 7:-2
#show>⟨n⟩	1:-2 2:3 3:-2
#show>⟨path⟩	3:3
#show>⟨text⟩	1:2 3:-3 5:2
#since	0:-2 1:-2 3:5
#since+anymore	3:2
#since+defined	5:-2 7:2
#since+event	4:-2 5:3
#since+fail	3:2
#since+from	0:-2 3:2 5:2 8:-3
#since+how	2:2 8:2
#since+howto	0:2 5:-2
#since+ifchange	3:3 5:-2
#since+missing	3:2
#since+not	4:2
#since+read	7:2
#since+send	3:3 5:-2
#since+should	7:-2
#since+show	3:2
#since+since	0:-2 1:-2 2:-3 3:4 4:-2 5:-3 7:-3 9:3
#since+slow	3:2
#since+sometimes	3:2
#since+to	4:2
#since+what	0:-2 4:3 5:-3
#since+when	4:2
#since+which	4:2
#since+write	3:2 5:-2
#since+⟨name⟩	1:-2 3:2 7:-2
#since+⟨n⟩	3:2
#since>anymore	5:-2
#since>call	3:2 5:2
#since>defined	5:-3 7:2
#since>error	3:2
#since>event	4:-3 5:3
#since>exists	2:2
#since>fail	3:2
#since>from	0:-3 1:-2 3:3 5:2 8:-2 9:-2
#since>good	0:-2 3:3 7:-2
#since>how	0:-2 2:3 3:-2 4:-2 8:2
#since>howto	0:2 2:2 4:-2 5:-3
#since>ifchange	2:-2 3:4 5:-4
#since>import	3:2
#since>missing	3:3 5:-2
#since>not	3:2 7:-2
#since>overview	2:-2 5:-2 8:3
#since>places	4:2
#since>read	0:-2 7:3
#since>send	3:2 7:-2
#since>should	3:2 7:-2
#since>show	3:2
#since>slow	1:2
#since>sometimes	0:2
#since>tests	2:-2 5:3 7:-2
#since>thing	2:-2 7:-2
#since>to	1:-2 4:5 5:-4
#since>trace	3:2 4:3 5:-2
#since>twice	3:3
#since>what	0:-2 4:3 7:-2 8:-2
#since>when	4:2
#since>where	2:-2 3:-4 8:2
#since>which	4:3 5:-2
#since>why	3:3
#since>wrong	3:3
#since>⟨name⟩	3:2 7:-2
#since>⟨n⟩	3:4 5:-3
#since>⟨path⟩	3:2
#since>⟨text⟩	3:3
#slow	1:-3 3:7 4:-2 5:-4 9:-2
#slow+from	3:2 4:2 5:-3 7:-2
#slow+handle	1:2
#slow+not	3:2
#slow+slow	3:3
#slow+sometimes	3:2
#slow+what	3:2
#slow+when	3:3
#slow+⟨n⟩	3:3 7:-2
#slow+⟨path⟩	5:2
#slow>anymore	5:-3 7:2
#slow>error	3:-2 5:2
#slow>from	4:2 7:-3
#slow>handle	3:-2
#slow>howto	3:2
#slow>import	5:2
#slow>missing	3:2
#slow>most	3:-2
#slow>never	7:2
#slow>nobody	0:2
#slow>not	3:4 7:-2
#slow>places	0:3 1:2 3:-3
#slow>possible	3:4 7:-2
#slow>show	3:4 7:-2
#slow>sometimes	3:2
#slow>thing	1:2
#slow>to	0:2 1:-2 3:2
#slow>trace	5:2 7:-2
#slow>what	7:2
#slow>when	3:3
#slow>where	0:4 3:-2
#slow>which	1:2 7:-3
#slow>wrong	7:2
#slow>⟨name⟩	5:-2 7:2
#slow>⟨n⟩	3:3 7:-2
#slow>⟨path⟩	5:2 7:-2
#sometimes	3:5 4:-2 6:-2 8:-2
#sometimes+create	3:2
#sometimes+fail	3:2 5:-2
#sometimes+missing	1:-2 7:3
#sometimes+nobody	3:-2 7:2
#sometimes+sometimes	3:3 5:-3
#sometimes+tests	3:2 7:-2
#sometimes+write	7:2
#sometimes+⟨name⟩	5:2 7:-2
#sometimes+⟨n⟩	0:2 1:2 3:-3 5:-2
#sometimes>create	3:2
#sometimes>fail	3:2 5:-2
#sometimes>from	3:2
#sometimes>impact	5:2
#sometimes>missing	1:-2 7:3
#sometimes>nobody	3:-2 7:2
#sometimes>not	3:-2
#sometimes>since	3:2
#sometimes>structure	1:2
#sometimes>tests	3:3 7:-2
#sometimes>trace	0:2 5:-2
#sometimes>what	1:-2 2:2 3:2 5:-3
#sometimes>where	0:2 1:4 3:-4 5:-3 7:-2
#sometimes>why	3:2
#sometimes>write	3:2
#sometimes>wrong	0:3 5:-2
#sometimes>⟨name⟩	5:2 7:-2
#sometimes>⟨n⟩	0:2 1:2 3:-2 5:-2
#structure	0:-2 3:-4 5:-3 7:4 8:4
#structure+catch	0:-2 1:5 5:-4
#structure+compare	2:3 3:-2 4:-4 5:2 7:3 8:-4 9:-5
#structure+create	1:3 5:-2
#structure+decided	3:2
#structure+explain	5:-3 8:3
#structure+from	0:-2 2:-3 3:-3 8:3
#structure+ifchange	1:-2 2:-2 4:3 5:-2 8:2
#structure+impact	4:3
#structure+import	2:-2 7:5
#structure+judge	1:-2 2:-2 5:-2 7:-2 8:5
#structure+not	1:2 2:2 3:-4 5:2
#structure+proscons	0:-2 1:-2 2:-2 3:-2 5:2 7:-3 8:-2 9:3
#structure+read	5:2 8:-2
#structure+should	0:2 2:-2 3:2 5:-3 7:2 8:-2 9:-2
#structure+structure	1:-2 2:-2 7:2 8:2
#structure+thing	1:-2 2:-2 5:4 7:-3
#structure+to	8:2
#structure+use	7:4
#structure+what	1:-2 4:2
#structure+where	0:2 1:2 2:-2 5:-2
#structure+which	2:2
#structure+⟨n⟩	3:3
#structure+⟨path⟩	1:2 3:-2 5:-2 7:2
#structure>catch	0:-2 1:5 5:-4
#structure>compare	2:2 3:-2 4:-4 6:-2 7:3 8:-4 9:-5
#structure>count	3:-2 5:-3 6:2 7:-2 8:2
#structure>create	1:2 5:-2
#structure>decided	3:2
#structure>exists	1:-2 2:2
#structure>explain	5:2 8:2 9:-3
#structure>fail	1:2 3:-2
#structure>from	0:-3 2:-4 3:-2 6:3 8:3
#structure>good	2:-2 3:-2 5:-4 7:3 8:2
#structure>how	5:-3 7:2 8:3
#structure>ifchange	2:-2 4:3 5:-3 8:2
#structure>impact	1:-2 4:2 9:-2
#structure>import	1:-2 3:-3 5:3 7:2 9:-2
#structure>judge	0:-2 2:-2 3:-2 4:-2 8:5 9:-4
#structure>missing	5:2 9:-3
#structure>most	1:-2 5:3 8:-2
#structure>not	3:-5 4:-2 7:2 8:2 9:-2
#structure>overview	1:2 5:-3 7:2 9:-2
#structure>places	1:2 3:-2 5:2 7:-2
#structure>proscons	0:-2 1:-2 2:-2 3:-2 7:-3 9:3
#structure>quality	1:-4 5:-3 6:4 8:2
#structure>read	5:2 8:-2
#structure>should	2:-3
#structure>show	0:-2 2:-2 3:-2 5:2 8:2
#structure>slow	7:3 8:-2 9:-2
#structure>subtype	0:2 5:-3
#structure>thing	3:-2 5:3 7:-4
#structure>to	1:-2 2:2 5:2 7:-2
#structure>too	8:2
#structure>trace	2:-2 3:-3 4:3 5:-2 7:3 8:-3
#structure>use	3:-2 5:-2 7:3
#structure>what	4:2 8:2 9:-2
#structure>where	2:-3 3:-2 5:2 8:-2 9:-2
#structure>which	5:5 7:-3 8:-2 9:-2
#structure>write	0:-2 1:-2 4:3
#structure>wrong	0:-2 8:2
#structure>⟨name⟩	0:-4 1:5 2:-2 3:-2 4:-3 5:-2 6:3 7:-4 9:-3
#structure>⟨n⟩	1:2 5:-2
#structure>⟨path⟩	3:-2 7:3
#subtype	0:-2 1:-2 4:-2 5:2 6:2
#subtype+from	1:-4 4:-2 5:3 6:2 7:-2 9:2
#subtype+ifchange	0:2 2:3 5:-4 7:-2
#subtype+override	2:-2 3:-2 7:4
#subtype+send	0:-2 5:3
#subtype+show	5:3
#subtype+subtype	2:-2 5:4
#subtype+thing	0:-2 1:-2 3:-2 6:4 7:-2
#subtype+to	1:2
#subtype+where	0:3 5:-2
#subtype+which	1:2 7:-2
#subtype+write	0:2 5:-2
#subtype+⟨name⟩	0:-2 1:-2
#subtype>compare	9:2
#subtype>count	5:-4 6:5
#subtype>create	5:-2
#subtype>exists	2:-2
#subtype>fail	7:-2 9:2
#subtype>from	1:-4 2:-2 4:-2 5:2
#subtype>ifchange	0:2 2:3 5:-4 7:-2
#subtype>needed	2:2 5:-2
#subtype>not	7:2
#subtype>overload	5:2
#subtype>override	2:-2 3:-2 7:3
#subtype>send	0:-2 5:3
#subtype>should	5:-2 7:-2 9:3
#subtype>show	3:-2 5:6 6:-2 7:-2
#subtype>sometimes	5:2 6:-2
#subtype>thing	0:-2 3:-2 5:2 6:3
#subtype>to	1:2
#subtype>trace	2:3
#subtype>what	1:-2 2:3 5:2 6:-3
#subtype>where	0:3 5:-2
#subtype>which	1:2 5:2 7:-2
#subtype>write	0:2
#subtype>wrong	3:4 5:-2
#subtype>⟨name⟩	1:-2 5:2
#subtype>⟨path⟩	5:2
#tests	3:-2 4:-2 5:2 7:4 9:-2
#tests+defined	0:2
#tests+exists	3:-2 6:-3 7:5
#tests+fail	5:2
#tests+from	1:4 4:-2 6:-2
#tests+howto	0:-2 2:3 5:-3 7:-2
#tests+ifchange	5:2
#tests+not	5:-2 7:3
#tests+override	0:-2 8:2
#tests+should	5:3
#tests+show	5:3 7:-2
#tests+since	2:-3 3:3 7:-2
#tests+slow	1:-2 3:5 5:-2 7:-2
#tests+structure	0:4 3:-2 5:-3 7:-2
#tests+tests	0:-2 3:-3 5:3 9:-2
#tests+thing	1:-2 2:3 3:-2
#tests+to	5:4
#tests+what	0:-2 1:-4 3:-3 5:-2 6:2 7:4 8:-2
#tests+where	5:-5 7:3
#tests+which	1:-3 2:-3 3:-2 5:3 8:-2
#tests+write	2:-2
#tests+wrong	5:2
#tests+⟨name⟩	0:-2 3:2 6:3 7:-3
#tests+⟨path⟩	2:2
#tests+⟨text⟩	3:2
#tests>anymore	3:2
#tests>compare	3:3
#tests>create	1:-2 7:3
#tests>defined	0:3
#tests>exists	2:-2 3:-2 6:2 8:2
#tests>fail	0:-2 3:2 5:2
#tests>from	1:3 4:-2
#tests>happens	3:3 7:-2
#tests>how	2:4 5:-5 7:-2 8:3
#tests>howto	0:2 2:2 5:-3 7:-2
#tests>ifchange	1:-2 5:4
#tests>import	7:3
#tests>meaning	0:3 1:-3 5:-2
#tests>missing	5:3 7:-2
#tests>nobody	5:3 7:-3 8:2
#tests>not	0:-2 2:-3 7:2
#tests>override	0:-2 8:2
#tests>places	1:-2 3:-2 5:2
#tests>possible	1:-2 5:-2 7:2
#tests>risk	1:-2 5:4
#tests>send	5:2
#tests>should	0:2 1:-2
#tests>show	2:2
#tests>since	1:-2 2:-3 3:4 8:-2
#tests>slow	0:-2 1:-2 3:6 5:-3 7:-3
#tests>sometimes	1:-2 3:3
#tests>structure	0:4 3:-2 5:-3
#tests>thing	1:-3 2:4 3:-3 5:2 7:-3
#tests>to	1:-2 4:-2 5:2 7:-2
#tests>too	5:3
#tests>trace	1:-2 3:-2 4:-2 5:4 7:-2
#tests>use	5:2
#tests>what	0:-2 1:2 3:3 4:-2 5:-5 7:2 9:-3
#tests>where	0:2 1:-2 2:-2 7:3 8:-2
#tests>which	1:-4 2:-2 5:3 6:-2
#tests>who	1:-2 7:2
#tests>write	1:-2
#tests>wrong	1:-2 3:3
#tests>⟨name⟩	0:-2 1:2 3:2 6:2
#tests>⟨n⟩	1:-3 7:-2 9:3
#tests>⟨path⟩	2:2 3:-2 5:2
#tests>⟨text⟩	3:4
#thing	5:6
#thing+anymore	3:-3 7:3
#thing+call	0:2 4:-3
#thing+callee	5:3
#thing+compare	4:5 5:-5 9:-2
#thing+count	1:-2 2:-2 3:-2 6:4 7:-2 9:-2
#thing+exists	1:-2 3:2 5:-4 7:4
#thing+fail	4:-2 5:3 7:-3
#thing+from	0:-2 1:-2 2:2 6:-2 9:-2
#thing+handle	1:3 5:-3
#thing+how	2:2
#thing+howto	0:-2 1:3
#thing+ifchange	7:-3 9:3
#thing+impact	2:-2 3:-2 5:3
#thing+import	7:3
#thing+meaning	1:3 3:-2 5:-3
#thing+missing	3:2
#thing+most	5:3
#thing+needed	1:-2 5:2
#thing+nobody	5:3 7:-2
#thing+not	1:-2 2:2
#thing+overload	5:-2 9:2
#thing+override	5:-4 7:5
#thing+overview	1:-2 8:2
#thing+places	9:2
#thing+raise	0:2 1:3 3:-2
#thing+send	0:-2 1:2 3:-2
#thing+should	1:-2 3:-2 5:3 7:-4 9:2
#thing+show	1:-2 3:2 5:2 7:-2
#thing+since	5:2
#thing+structure	2:-2 3:-2 8:2
#thing+subtype	1:-2 5:4 7:-2
#thing+thing	0:-2 1:-2 5:2 7:-4 8:-2 9:3
#thing+to	0:-3 2:2 3:-2 4:-2 5:2 7:-2
#thing+unused	5:-2 7:3
#thing+use	3:-2 5:2
#thing+what	2:-3 4:-2 5:7 6:-3 7:-4 8:-2 9:-2
#thing+where	1:-3 5:3 7:-2
#thing+which	2:-2 4:-2
#thing+who	1:-2 3:-2 5:4
#thing+⟨name⟩	4:-2 9:-2
#thing+⟨n⟩	3:3 5:-3
#thing+⟨path⟩	2:2
#thing+⟨text⟩	3:2
#thing>anymore	3:-3 5:3
#thing>call	0:4 3:-3 4:-3 5:4 7:-3
#thing>callee	5:3
#thing>compare	4:4 5:-6 7:2 8:-2
#thing>count	1:-2 3:-2 6:3 7:-2 8:-2
#thing>defined	3:2
#thing>error	0:-2 3:2 5:2
#thing>event	0:-3 1:4 3:3 5:-5
#thing>exists	0:2 1:-3 6:-2 7:4
#thing>explain	5:2
#thing>fail	3:-2 4:-2 5:3 7:-2
#thing>from	1:-2 2:2 9:-2
#thing>good	1:-2 3:-3 6:-2 7:-3 9:4
#thing>handle	0:-2 1:2
#thing>happens	3:-2 4:2 8:2
#thing>how	1:-2 2:4 3:-4 5:2 6:-3
#thing>howto	0:-3 1:4 5:-3 7:-2 9:-2
#thing>ifchange	1:-3 2:3 3:-2 7:-2 9:2
#thing>impact	0:-2 1:-2 5:4
#thing>import	7:2
#thing>judge	1:-3 7:2 8:2
#thing>meaning	1:4 3:2 5:-5 7:-2
#thing>missing	3:2
#thing>most	1:-2 5:5 7:-2
#thing>needed	2:2 5:3 7:-4
#thing>never	3:-2 5:5 7:-3
#thing>nobody	5:2
#thing>not	1:-3 2:3 5:2 7:-3
#thing>overload	0:-2 5:-2 7:2 9:2
#thing>override	0:-3 5:-2 7:4 9:2
#thing>overview	1:-2 8:2
#thing>places	5:-3 7:2
#thing>possible	1:-3 7:3 9:-2
#thing>quality	0:-2 1:-2 5:3
#thing>raise	0:2 1:3 3:-2 4:-2 7:-2
#thing>read	0:2 7:3
#thing>send	0:-2 1:2 3:-2
#thing>should	0:-2 1:-4 2:4 3:-3 4:-2 7:-3 9:3
#thing>show	0:-2 5:3 6:-2
#thing>since	5:2
#thing>slow	5:2 7:2
#thing>sometimes	3:2 5:3 6:-3
#thing>structure	2:-3 7:2
#thing>subtype	1:-2 5:4 7:-2
#thing>tests	1:-2 3:3
#thing>to	0:-4 2:2 3:2 4:-3 5:4 7:-3
#thing>too	5:-2 7:3
#thing>unused	7:2
#thing>use	1:-2 2:-2 3:-2 5:4 6:-3 7:2
#thing>what	0:-2 5:5 7:-5 9:-2
#thing>where	0:4 1:-4 3:-3 4:-2 5:2 6:-3 7:-4
#thing>which	0:-3 3:-2 4:-2 5:4 9:-2
#thing>who	1:-2 3:-2 5:4
#thing>why	1:2 3:2 5:-2
#thing>work	3:2 5:2
#thing>write	0:-3 1:-2 2:3 7:2
#thing>wrong	3:3 5:-2
#thing>⟨error⟩	5:2
#thing>⟨name⟩	1:2 7:2
#thing>⟨n⟩	3:2
#to	3:2 4:5 9:-2
#to+anymore	1:2 3:-3 7:-2
#to+call	4:2 5:-2
#to+catch	0:2 1:2
#to+compare	1:2 3:-3 7:-2
#to+create	3:2
#to+event	0:2 3:-2 4:-2
#to+exists	5:2
#to+explain	2:-2 4:3 5:-2
#to+fail	4:4 7:-2
#to+from	2:-4 3:3 4:2 5:-2 7:-2 8:-2
#to+happens	1:-2 5:2 7:2
#to+how	1:-2 2:-3 3:4 5:-2
#to+howto	1:-2 2:3 4:-2
#to+ifchange	0:-2 1:3 3:-2 4:-2
#to+impact	2:2 5:2 7:-2
#to+import	3:2
#to+missing	0:3 1:2 5:-4
#to+nobody	0:2 3:2 5:-2 7:-2
#to+not	3:-2
#to+places	0:-3 1:2 3:-2
#to+read	0:-2 2:-2 3:2 4:4 5:-2
#to+send	3:2 5:2
#to+show	2:3 5:-2
#to+thing	2:2 7:-2
#to+to	0:-2 1:-4 2:-4 3:-4 4:7
#to+trace	0:-2 2:-2 3:-3 4:5
#to+what	0:-2 3:-3 5:-2 8:2 9:-3
#to+when	3:-2 4:2
#to+where	0:-2 5:3 7:-2 8:-2
#to+which	0:-2 3:-2 4:2 5:2 7:-2
#to+who	4:-2 5:2
#to+write	0:-2 3:-2
#to+⟨name⟩	0:-2 1:-4 4:3 7:2 9:-2
#to+⟨n⟩	0:-2 3:4 4:-2
#to+⟨path⟩	2:-2 4:3 5:-2
#to>anymore	2:2 4:-2 5:-3
#to>call	1:-2 2:-2 3:-2 7:2
#to>catch	0:3 1:2 3:-2 5:-2
#to>compare	1:2 3:-2
#to>create	0:2 5:-2
#to>decided	2:-2 4:2
#to>event	0:3 1:-2 3:-2
#to>exists	4:-2 5:2
#to>explain	2:-2 4:2
#to>fail	1:-3 2:2 3:-2 4:3 7:-2
#to>from	0:-2 1:2 3:3 5:-5 7:-3
#to>handle	1:-2 3:-2
#to>happens	1:-2 5:2 7:2
#to>how	1:-3 3:3 5:-3 7:-2 8:2
#to>howto	1:-2 2:2 4:-2
#to>ifchange	0:-2 1:2
#to>impact	0:2 1:-2 2:2 3:-3
#to>import	0:-2 3:2 8:2
#to>judge	3:-2
#to>meaning	4:2
#to>missing	0:3 1:2 5:-5 7:-2
#to>most	1:-2 2:2
#to>needed	2:-2
#to>nobody	0:2 3:2 5:-2 7:-2
#to>not	3:2 5:-5
#to>overview	1:-2 2:-2 8:4
#to>places	2:-2 3:-2 7:-2 8:4
#to>quality	0:-2 8:3
#to>raise	1:-2 3:2 5:2
#to>read	2:-2 4:3
#to>risk	1:2 5:-3 8:2
#to>send	1:-2 2:-2
#to>should	3:2
#to>show	0:-2 2:3 4:3 5:-4 8:-2
#to>slow	2:-2 3:-3 4:-2 7:-2 8:4
#to>sometimes	0:2 7:-2
#to>structure	1:2 5:-2
#to>subtype	1:2 2:2 5:-3
#to>tests	2:-2 5:-2 7:2
#to>thing	0:-2 4:3
#to>trace	0:-2 4:5 5:-3
#to>use	0:-2 3:-2 5:4
#to>what	0:-2 5:-2 9:-3
#to>where	3:-2 5:2 7:-2 8:-2
#to>which	0:-2 2:-2 3:-2 4:3 5:2
#to>who	0:2 1:-3 4:-3 5:3 7:-3
#to>why	0:-2 1:2 3:3 5:-2
#to>write	0:-3 1:2 3:2 4:2 7:-2
#to>wrong	0:-2 3:2
#to>⟨name⟩	4:3 5:-2 9:-2
#to>⟨n⟩	2:2 4:-2 5:-2
#to>⟨path⟩	4:3 5:-2
#too	0:-2 3:-3 4:-3 5:-2 6:-2 7:8 8:-2 9:-2
#too+from	0:2
#too+quality	1:-2 5:-2 7:3
#too+should	1:-2 5:3
#too+show	1:4 3:-2 5:-3
#too+structure	7:4
#too+thing	7:3
#too+too	0:-2 7:3 8:-2 9:-2
#too+⟨name⟩	1:-2 5:-4 7:3 9:2
#too>from	0:2 5:-2
#too>how	2:3 7:-3
#too>most	0:2 7:-2
#too>not	7:2
#too>quality	1:-2 5:-2 7:3
#too>should	1:-2 2:2 5:2
#too>show	1:3 3:-2 5:-4 7:2
#too>structure	7:4
#too>thing	7:4
#too>trace	5:2
#too>what	3:2
#too>⟨name⟩	1:-2 5:-5 7:3 9:2
#trace	4:6 9:-2
#trace+anymore	1:2 7:-2
#trace+call	4:2
#trace+compare	4:6 5:-2 7:-2 9:-4
#trace+count	5:-3 6:4
#trace+defined	2:2
#trace+event	5:2
#trace+exists	4:2 5:-4 7:3 9:-2
#trace+fail	1:-2 4:2
#trace+from	0:-2 1:-3 2:-3 3:-4 4:5 9:-2
#trace+good	3:2
#trace+happens	2:-2 3:-2 4:3
#trace+how	0:-2 2:2 3:-3 4:3 6:-2 7:-3 8:-2
#trace+impact	1:3
#trace+import	0:-2 1:2 5:3 7:-3
#trace+judge	2:2
#trace+missing	0:2 7:-2
#trace+never	4:-2 7:3
#trace+nobody	5:3
#trace+not	5:-2 7:4
#trace+overload	3:-2 6:3
#trace+overview	1:3 2:2 3:-3 5:-2 8:-2
#trace+places	2:3 7:-2
#trace+read	5:3
#trace+should	0:-2 1:3
#trace+show	2:3 3:2 5:-2
#trace+since	3:2 4:2 5:-2 9:-2
#trace+structure	1:-2 2:-2 3:-2 5:-2 8:3 9:-2
#trace+tests	2:2 5:-3 7:3
#trace+thing	5:3 6:-2 7:-2
#trace+to	1:2 3:-3 4:3 5:-3 7:-3 8:-2
#trace+trace	1:-2 2:-3 3:-2 4:5 5:-3 8:-2
#trace+use	5:2
#trace+what	1:-2 2:-2 3:-3 4:4
#trace+where	0:2 1:-3 3:-2 7:-2
#trace+which	1:2 7:-2
#trace+who	1:-2 4:2 5:2 7:-3
#trace+write	0:2
#trace+wrong	3:2
#trace+⟨name⟩	0:2 1:2 6:-2 7:-2
#trace+⟨n⟩	3:2 5:-2
#trace+⟨path⟩	5:-3 7:4
#trace>anymore	2:2 4:-2 5:2 7:-2
#trace>call	0:-2 2:-2 3:-2 4:5 7:-2
#trace>catch	1:2 3:-2 5:2
#trace>compare	0:-2 1:-2 3:-2 4:8 5:-5 7:-3 9:-5
#trace>count	5:-3 6:5 7:-3
#trace>create	5:-2 7:2
#trace>defined	1:-2 2:3 3:-2
#trace>error	0:-2 7:2
#trace>event	5:3
#trace>exists	4:2 5:-2 7:3 9:-2
#trace>fail	1:-2 4:2
#trace>from	0:-3 1:-2 3:-3 4:5 9:-2
#trace>good	2:2 5:-2 8:-2
#trace>handle	0:-2 2:3 5:2
#trace>happens	2:-2 3:-2 4:4
#trace>how	0:-4 2:5 3:-4 4:2 6:-2 7:-3 8:-2
#trace>howto	0:-2 2:3 3:-2 7:-2
#trace>ifchange	3:2
#trace>impact	1:2 7:-2
#trace>import	0:-3 2:-2 5:6 7:-5 8:-2
#trace>judge	2:2
#trace>missing	5:2
#trace>most	2:2 5:-2
#trace>needed	2:2 3:-2 5:2 7:-2
#trace>never	3:-2 4:-2 7:3
#trace>nobody	3:-3 5:2
#trace>not	5:-2 7:4
#trace>overload	6:4
#trace>overview	1:3 2:2 3:-3 5:-3 6:2 7:-2 8:-2
#trace>places	1:2 2:2 5:-2
#trace>read	0:2 5:2 7:-2
#trace>risk	0:2 1:-2 3:2 5:-4
#trace>send	0:-2 3:2
#trace>should	0:-2 1:3 2:-2 7:-2
#trace>show	0:-2 1:-2 2:2 5:3 6:-2 7:-3 8:-2
#trace>since	2:-2 4:4 9:-2
#trace>structure	1:-2 2:-2 3:-2 5:-2 8:3 9:-2
#trace>tests	3:-2 7:3
#trace>thing	0:-2 5:3 6:-2
#trace>to	2:2 3:-5 4:5 5:-5 8:-2
#trace>too	7:3
#trace>unused	5:3
#trace>use	1:-2 5:3
#trace>what	0:-2 1:-4 3:-2 4:3 5:2 8:-2 9:-2
#trace>when	4:3
#trace>where	0:3 2:2 3:-3 5:-2 7:-2 8:-2
#trace>which	1:3 2:-2 3:-2 4:2 7:-3
#trace>who	1:-2 4:2 5:3 7:-3
#trace>why	3:2
#trace>write	6:-2
#trace>wrong	3:2 4:-2
#trace>⟨error⟩	7:4
#trace>⟨name⟩	4:3 5:-3 9:-3
#trace>⟨n⟩	3:3 5:-2
#trace>⟨path⟩	3:3 5:-4 7:3
#twice	0:-3 1:-3 2:-3 3:9 4:-3 5:-2 6:-2 8:-3
#twice+compare	2:2 7:2 9:-2
#twice+not	7:2
#twice+since	3:2 5:-2
#twice+why	3:3
#twice+work	3:-2
#twice+⟨name⟩	9:2
#twice>compare	9:2
#twice>decided	7:2
#twice>defined	6:2
#twice>event	3:3 5:-2
#twice>fail	0:2
#twice>good	1:3
#twice>import	2:-2 5:3 7:-3 9:2
#twice>not	3:2 5:-2 7:3
#twice>places	3:2
#twice>should	0:-2 1:-2 2:-2 7:2
#twice>since	3:2 5:-2
#twice>to	5:2
#twice>use	3:-2 7:3
#twice>where	0:2 1:-2 3:-2 7:-2 9:2
#twice>which	0:-2 2:-2 3:-2 5:4
#twice>why	3:3
#twice>work	3:-2
#twice>write	3:2
#twice>⟨name⟩	9:2
#twice>⟨n⟩	2:2
#twice>⟨path⟩	7:2
#unused	0:-2 3:-4 4:-3 5:4 6:-2 7:3 8:-3 9:-2
#unused+not	3:-2 5:3
#unused+thing	1:-2 5:3
#unused+unused	1:-2 3:-2 5:2 8:-2
#unused+use	1:3 3:-2 6:-2
#unused+⟨name⟩	1:-3 3:-2 4:-2 7:4
#unused+⟨path⟩	5:3
#unused>count	7:2
#unused>exists	1:2 6:2
#unused>not	3:-2 5:3
#unused>show	5:3
#unused>thing	1:-2 5:4 6:-2 8:-2
#unused>trace	3:-3
#unused>use	1:3 6:-2
#unused>what	1:3 3:-2
#unused>which	5:2
#unused>⟨name⟩	1:-4 3:-3 4:-2 5:2 7:4
#unused>⟨n⟩	3:2 5:-3
#unused>⟨path⟩	3:-3
#use	1:-2 6:4
#use+anymore	0:2 5:-2 6:-2 7:3
#use+compare	5:2
#use+count	5:-4 6:5 7:-2
#use+event	5:3
#use+exists	0:-2 7:2
#use+from	0:-2 4:-2 6:4 7:-2 8:-2
#use+good	5:-2 7:4
#use+howto	2:2
#use+meaning	1:-2 5:3
#use+nobody	1:-2 2:-3 5:-2 6:4
#use+not	0:-2 6:-2 9:-2
#use+places	3:-2 5:3 7:-3
#use+should	6:-2 8:2 9:2
#use+show	5:2 7:-2
#use+thing	0:-6 1:-2 5:6 7:-4
#use+to	7:-2
#use+too	5:-2 7:3
#use+use	0:2 5:-2 6:-4 9:2
#use+what	1:3 5:-2 6:-2
#use+where	0:3 6:-2 7:-2
#use+which	0:-2 1:-2 6:-2 7:3 9:2
#use+wrong	3:3 7:-2
#use+⟨name⟩	1:-3 5:-3 6:5 8:-2 9:-3
#use+⟨path⟩	7:2
#use>anymore	5:-2 6:-2 7:3
#use>compare	0:-2 3:-2 4:2 7:2 8:2 9:-3
#use>count	5:-3 6:4
#use>decided	3:-2 7:3
#use>event	5:4 7:-2
#use>exists	4:2 9:-2
#use>explain	2:2 4:2 5:-2
#use>from	0:-2 1:-2 4:-2 6:4 8:-2
#use>good	5:-3 7:4
#use>how	2:3 3:-2
#use>howto	2:2 3:2 6:-3 7:-3 9:-2
#use>impact	7:-3 9:3
#use>import	7:-3 9:3
#use>judge	5:-2
#use>meaning	1:-2 5:3
#use>needed	5:4 7:-3
#use>nobody	1:-2 2:-3 3:-2 5:-2 6:4
#use>not	0:-2 5:2 6:-3 9:-2
#use>places	3:-3 7:4
#use>should	2:-2 5:2 6:-2 7:-4 9:2
#use>show	0:-2 1:-2 5:5 7:-3
#use>since	2:2 5:-3
#use>sometimes	5:3 7:-2
#use>structure	5:-2 7:-2 9:3
#use>tests	3:-3 9:3
#use>thing	0:-6 3:-2 4:-2 5:5 6:-2
#use>too	7:2
#use>trace	7:2
#use>what	0:-3 2:2 4:2 7:-2 9:-3
#use>when	7:2
#use>where	0:4 3:-2 6:-2 7:-3
#use>which	0:-2 4:-2 6:-2 7:2
#use>who	0:-2 5:-2 7:3
#use>why	3:2
#use>write	0:2 7:-2
#use>wrong	3:2
#use>⟨name⟩	1:-3 5:-3 6:6
#use>⟨n⟩	1:-2 7:-3 9:3
#use>⟨path⟩	7:2
#what	1:4 5:2 6:-2 7:-4
#what+anymore	5:2
#what+call	0:-2 3:-3 5:5 7:-2 8:-2
#what+catch	0:4 1:-2 3:-2 4:-2
#what+compare	0:3 1:-4 2:2 3:-4 4:-2 5:-7 6:-2 7:-4 8:-2 9:6
#what+create	0:-3 1:-4 2:-2 3:2 4:-2 5:-4 6:2 7:-5 8:5 9:-3
#what+defined	0:-3 1:3 2:2 3:-4 4:-2 7:-2 9:2
#what+error	0:-2 1:3 3:-3 5:4 7:-3 8:-2 9:-3
#what+event	0:-2 1:3 3:2 5:-2 9:-2
#what+exists	0:-2 2:-2 5:4 6:2 7:-4 9:-4
#what+fail	0:-3 1:3 3:-3 4:-2 5:2
#what+from	0:-3 1:-2 2:-2 4:-2 5:3 6:-2 8:2
#what+good	1:-2 5:2 8:2
#what+handle	0:-2 1:2 4:-3 7:2 8:-2
#what+happens	3:-3 4:7 5:-4 7:-2 8:-2 9:-2
#what+howto	2:2 3:-2
#what+ifchange	0:-3 5:2 8:-2
#what+impact	1:-3 3:-3 5:6
#what+import	1:-4 2:-2 3:-4 4:2 5:5 8:-2 9:-2
#what+judge	1:3 3:-2 5:3 8:-4
#what+meaning	0:-2 1:5 2:-2 3:3 5:-6 7:-3 8:-2 9:-3
#what+missing	3:-3 4:-2 5:3
#what+most	7:3
#what+needed	1:3 2:3 3:-3 5:-4
#what+nobody	1:-2 3:-3 5:3 7:2
#what+not	0:-2 1:3 3:-2 4:-2
#what+overload	1:2 7:-2 9:-2
#what+override	1:-3 3:3 5:2 7:-2
#what+overview	1:2 5:-2 8:2 9:-2
#what+places	0:5 1:-4 2:-2 5:-2 6:-2 7:-3 8:3 9:-2
#what+possible	2:3 4:-2 5:-3 7:-2 8:-2
#what+proscons	1:-2 5:-2 9:4
#what+raise	0:-4 3:-3 5:3 9:-2
#what+read	1:-2 4:-2 5:4 7:-2
#what+risk	0:-2 2:-3 4:-2 5:5 7:-3 8:-2 9:-3
#what+send	0:2 1:-2 2:-3 3:-4 4:3 7:-3 8:-2
#what+should	0:-2 2:2 3:-5 4:-4 5:-2 7:-5 8:3 9:2
#what+show	1:2 3:-2 5:-3 7:2 8:-3 9:2
#what+slow	1:-3 3:4 7:-2
#what+structure	1:-2 2:-2 3:-3 4:3 9:-2
#what+subtype	3:-3 4:-2 5:5 6:-3 7:-3 9:-3
#what+tests	0:-2 2:-2 3:-4 5:4 6:-2 7:-3 9:-2
#what+thing	0:-2 2:-2 3:2 6:-2 7:-3 8:-2 9:2
#what+to	1:-3 2:4 4:-2 5:-2 7:-2 8:-2
#what+trace	1:-2 3:-2 4:6 5:-4 7:-2 8:-2 9:-2
#what+use	0:-3 2:2 3:2 4:-3 7:-5 8:3 9:-3
#what+what	1:-3 6:-2 7:-6 9:3
#what+which	5:-3 8:3
#what+who	0:-2 1:-4 3:3 4:-3 5:2
#what+why	1:3 5:-2 9:-2
#what+work	1:-2 4:2 5:2
#what+write	0:3 4:-2 7:-2 8:-3 9:2
#what+wrong	3:2 5:-2
#what+⟨name⟩	0:-4 2:-2 3:3 4:-2 6:-2 7:3 8:-2 9:-2
#what+⟨n⟩	1:-3 7:3
#what+⟨text⟩	1:4 3:-2 4:-2 5:-3 9:-2
#what>anymore	4:-2 5:3 8:-2 9:-2
#what>call	0:-2 2:-2 5:3 8:-2
#what>callee	1:-2 3:-2 5:4
#what>catch	0:3 1:-3 2:2 3:-2 4:-2 7:-2
#what>compare	0:2 1:-2 3:-5 4:2 5:-4 6:-3 7:-6 9:5
#what>create	0:-2 1:-6 4:-2 7:-2 8:4 9:-3
#what>decided	1:3 2:2 5:-3 7:-3
#what>defined	0:-4 1:3 3:-5 7:-3 9:4
#what>error	1:2 3:-5 4:-2 5:3 9:-3
#what>event	0:-4 1:3 4:-2 8:-2 9:-3
#what>exists	0:-4 2:-2 3:3 5:3 6:3 7:-6 8:-2 9:-2
#what>fail	0:-3 1:4 3:-4 4:-2 8:-2 9:-2
#what>from	3:2 6:-2 7:-2 9:2
#what>good	4:-2 8:2 9:-2
#what>handle	0:-2 1:3 3:-2 4:-3 5:2 7:2 8:-2 9:-2
#what>happens	3:-4 4:7 5:-3 7:-2 8:-2 9:-2
#what>how	5:2 8:-2
#what>howto	0:-2 1:2 2:3 3:-3 5:-2 7:-3 9:-2
#what>ifchange	0:-4 1:3 3:-3 5:4 8:-3
#what>impact	2:-2 3:-4 5:4
#what>import	0:-2 2:-3 3:-4 4:2 7:2
#what>judge	0:-2 1:2 2:-2 3:-2 4:-2 7:-2 9:2
#what>meaning	0:-2 1:5 2:-3 3:2 5:-7 7:-2 8:-2 9:-3
#what>missing	0:-2 7:-2 8:-2
#what>most	1:-4 4:-2
#what>needed	1:2 2:3 3:-3 5:-3 7:-2
#what>never	0:2 1:2 5:-2
#what>nobody	0:-2 3:-3 5:5
#what>not	0:-3 1:4 3:-4 4:-2 5:2
#what>overload	1:2 5:2 7:-3 9:-3
#what>override	0:-2 4:-2
#what>overview	1:3 2:-2 3:-4 4:-3 7:-2 9:-2
#what>places	0:4 2:-2 6:-2 7:-4 8:2 9:-2
#what>possible	1:-2 2:4 3:-2 4:-2 5:-2 7:-2
#what>proscons	1:-3 3:-3 9:4
#what>quality	5:3 8:-3
#what>raise	0:2 3:-3 4:-2 5:4 7:-4 8:-2 9:-2
#what>read	0:2 1:-5 2:-2 4:-2 8:4 9:-4
#what>risk	0:-2 3:-2 5:4 7:-3 8:-3 9:-4
#what>send	0:3 2:-2 3:-4 4:2 6:-2 8:-3
#what>should	0:-3 2:2 3:-2 4:-2 5:-3 8:3
#what>show	0:-2 3:-4 5:-5 7:2 8:3 9:2
#what>since	0:-2 3:-2 4:3 5:2 9:-3
#what>slow	1:-4 3:4 4:-2 7:-3 8:-2 9:-2
#what>sometimes	0:2 3:-2 5:-2
#what>structure	1:2 2:-3 4:2 5:-2 9:-3
#what>subtype	0:-2 2:3 3:-4 4:-2 5:4 6:-3 7:-4 9:-3
#what>tests	0:-2 2:-3 4:-2 5:4 6:-2 9:-2
#what>thing	0:2 2:-2 4:-2 5:3 6:-2 7:-3 8:-2
#what>to	2:3 5:2 7:-4
#what>too	9:3
#what>trace	3:-6 4:6 5:2 7:-3 8:-3 9:-2
#what>twice	0:-2 1:-4 3:5 4:-2 7:-2 9:-3
#what>unused	1:2
#what>use	7:-3 8:2 9:-3
#what>when	0:-2 1:3 3:-2 4:3 7:-2 9:-2
#what>where	0:-2 1:5 3:-2 5:-5 8:3 9:-2
#what>which	0:-2 3:2 5:-3 8:2 9:-3
#what>who	0:-3 2:-2 3:2
#what>why	1:4 4:-2 8:-2 9:-2
#what>work	1:-5 2:-3 3:-2 4:2 5:6 7:-2 9:-2
#what>write	0:4 1:-2 3:-3 4:-2 7:-2 9:2
#what>wrong	0:2
#what>⟨error⟩	0:2 3:-2
#what>⟨name⟩	2:-2 3:4 4:-3 5:2 6:-2 7:-2 8:-2
#what>⟨n⟩	0:-2 1:-2 2:2 4:-2 7:3 8:-2
#what>⟨path⟩	3:-5 4:-5 5:7 7:-3 8:-2
#what>⟨text⟩	1:5 3:-2 4:-2 5:-4 9:-2
#when	3:3 5:-2 6:-2 7:-4 8:-2 9:3
#when+exists	3:2
#when+from	3:3 5:-2
#when+happens	3:2
#when+nobody	0:2 3:-2
#when+raise	0:-2 7:-2 9:3
#when+to	0:-2 4:-2 5:3
#when+what	0:2 1:3 3:-2 7:-3
#when+who	0:2
#when+⟨name⟩	0:-2 1:2 3:-2 5:-5 7:-3 9:4
#when>anymore	3:2
#when>error	1:2 3:-2 9:2
#when>event	1:2
#when>exists	3:2
#when>from	3:4 5:-2
#when>handle	0:-2 5:3
#when>happens	3:2
#when>nobody	0:2
#when>not	3:2 5:-2
#when>raise	0:-2 7:-2 9:3
#when>since	3:2
#when>to	5:2 9:-2
#when>what	0:2 1:3 7:-3
#when>which	0:3 3:-3 5:-2 9:2
#when>who	3:-3 5:3
#when>write	0:2 1:2 3:-2
#when>wrong	1:2 5:-2
#when>⟨name⟩	0:3 3:-2 5:-2 6:-2 7:-3 9:2
#where	0:14 2:-2 3:-3 6:-2 7:-4 9:-2
#where+call	0:3
#where+catch	7:-2
#where+compare	0:-3 1:2 4:2 5:2 7:-2
#where+create	0:4 1:-2
#where+defined	0:7 3:-2 5:-2 7:-2
#where+event	0:3 5:-3
#where+exists	0:4 5:-2 7:-3
#where+fail	0:4 3:-2
#where+from	0:2 1:-2 3:-2
#where+handle	0:3 1:-2 2:2 5:-4
#where+happens	8:2
#where+how	1:-3 5:3
#where+howto	0:5 5:-2
#where+ifchange	0:-4 5:4
#where+impact	0:-3 5:4
#where+overview	8:2
#where+places	5:2 7:-2
#where+raise	0:3
#where+read	0:5 5:-4
#where+send	0:4 5:-3
#where+should	0:-2 1:3 5:2 7:-3 9:-2
#where+show	5:3
#where+slow	0:4 3:-3 5:-2
#where+structure	0:2
#where+subtype	0:4 5:-3
#where+tests	0:5 5:-4
#where+thing	0:3 7:-2
#where+to	3:-2 5:4 7:-3
#where+use	1:-2 2:-2 6:-4 7:4
#where+what	0:5 1:-2 5:-2
#where+where	3:-2 4:-2 5:3 7:-3
#where+which	0:3 4:-2 7:-2 9:-2
#where+write	0:6 5:-3 7:-2
#where+wrong	0:-3 5:-2 9:3
#where+⟨name⟩	1:-2 3:-2 5:4 6:-2 7:-4 9:-2
#where+⟨path⟩	0:3
#where>anymore	0:6 3:-2 5:-2 7:-4
#where>call	0:6 1:-2 5:-4 7:-2
#where>catch	0:3 7:-2
#where>compare	0:-3 4:2 5:3 7:-3 9:-2
#where>count	0:5 5:-4
#where>create	0:5 1:-2 3:-2 7:-2
#where>decided	5:2
#where>defined	0:8 3:-2 5:-2 7:-2
#where>error	0:3 7:-2
#where>event	0:7 1:-2 5:-5
#where>exists	0:4 6:-3
#where>fail	0:4 3:-2
#where>from	0:4 1:-2 2:-2 3:-4 7:-2 9:-2
#where>good	0:-3 2:-3 3:-2 5:4
#where>handle	0:5 1:-2 5:-3
#where>happens	3:-2 8:2
#where>how	1:-3 4:-2 5:3
#where>howto	0:5 1:-2 2:-3
#where>ifchange	3:-2
#where>impact	0:-3 5:4
#where>import	0:-3 5:4
#where>judge	0:3 1:-2
#where>meaning	0:3 5:-2
#where>most	0:5 1:-2 5:-3 7:-2
#where>not	0:5 1:-2 5:-2 7:-2
#where>override	5:4 7:-2
#where>overview	8:2
#where>places	1:-2 5:2 7:-3
#where>possible	1:-2 5:-3 7:4
#where>quality	0:-2 1:3
#where>raise	0:3 1:-2 2:-2 7:-2
#where>read	1:-2 2:-2 3:-2
#where>risk	0:2 1:2 5:-3 7:-2
#where>send	0:5 1:-2 5:-3
#where>should	1:2 3:-2 5:2 9:-3
#where>show	1:-2 3:-2 5:3
#where>since	4:3
#where>slow	0:5 3:-3 5:-4
#where>structure	0:3
#where>subtype	0:4 5:-3
#where>tests	0:5 5:-4
#where>thing	5:2 7:-3
#where>to	0:2 3:-3 4:2 7:-3
#where>trace	0:4 1:-2 5:-4
#where>use	1:-2 2:-2 3:-2 4:-2 5:2 6:-4 7:3 9:-2
#where>what	0:4 1:-3 2:-2 3:-2 9:-2
#where>which	0:2 2:-2 4:-2 5:2 7:-2 9:-2
#where>who	1:-2 5:2
#where>write	0:5 2:-2 3:-2 7:-2
#where>wrong	0:-4 5:2 7:-2 9:3
#where>⟨name⟩	0:5 1:-2 3:-2 5:3 6:-2 7:-4
#where>⟨n⟩	0:3 3:-2 5:-2
#where>⟨path⟩	0:5 5:-4
#where>⟨text⟩	0:3 3:-2
#which	1:3 3:-3 5:5 6:-2 7:-3
#which+anymore	5:3
#which+call	4:3 5:-2
#which+catch	0:2 1:-2 2:2
#which+count	1:-2 5:3 6:-3 9:-2
#which+create	1:5 2:-2 4:-2 5:-4 7:-2 8:-2 9:-2
#which+decided	1:2 5:-3 7:2 9:-2
#which+defined	0:4 1:-2
#which+error	0:-2 5:5
#which+exists	2:2 5:4 7:-3
#which+fail	1:-3 2:3 5:3 7:-3
#which+from	0:-3 1:2 3:-3 4:-3 8:-3 9:-2
#which+handle	0:-3 1:3 2:-2 3:-4 4:-3 5:2
#which+howto	0:2 1:-2
#which+ifchange	2:2
#which+impact	1:2
#which+import	5:6 7:-3
#which+missing	2:3 3:-2
#which+most	1:-4 5:5
#which+not	2:-2 3:-2
#which+overload	9:3
#which+override	5:4 7:-3
#which+places	0:4 1:3 3:-2 5:-3 6:-2 8:-2
#which+possible	1:2 7:-2
#which+raise	5:2
#which+read	1:-2 5:2
#which+risk	0:-3 1:3 3:-2 5:2 7:-2 9:-2
#which+send	0:-2 1:2 4:-2 5:2
#which+should	1:-2 2:3 3:-2 7:-2
#which+structure	0:-3 1:5 2:-2 3:-2 4:3 5:-5 7:-2 8:-2
#which+subtype	1:-2 3:-2 5:6 6:-2
#which+tests	1:-3 3:-2 5:5
#which+thing	0:-2 4:5 5:3 6:-2 7:-3
#which+to	4:-3 5:2
#which+trace	1:-4 3:-3 4:6 5:-6 9:-2
#which+use	0:-2 5:4 7:-3
#which+where	8:2
#which+who	1:4 5:-5 7:3
#which+why	1:-4 2:-2 3:6 4:-2 5:-3 9:-3
#which+work	2:2 5:-2
#which+write	1:-2 2:-2 8:2
#which+wrong	1:-2 7:-2 9:2
#which+⟨name⟩	0:3 2:-2 3:-4 4:-4 6:-2 7:-5 9:2
#which+⟨n⟩	5:2
#which+⟨path⟩	5:4
#which>anymore	3:-2 5:4 7:-2
#which>call	1:-3 5:2
#which>callee	5:2
#which>catch	1:3 4:-2 5:-2 8:-2
#which>compare	0:-2 1:-2 2:2 3:-2 4:3 7:-3 8:-2
#which>count	5:4 6:-5 7:-2 9:-2
#which>create	1:5 2:-2 4:-2 5:-5 7:2 8:-2
#which>decided	0:-2 1:2 7:2 9:-2
#which>defined	0:2 3:-2 7:-3 8:-2 9:-2
#which>error	0:-3 3:-2 4:-2 5:7 8:-2
#which>event	1:7 3:-2 4:-2 5:-4 7:-2 8:-2 9:-2
#which>exists	1:-2 5:8 6:-3 7:-6
#which>fail	0:-2 1:3 4:2 5:-2 7:-3 9:-2
#which>from	0:-2 1:2 8:-3
#which>good	1:-2 7:2 9:-2
#which>handle	1:3 2:-2 3:-4 4:-3 5:2 8:-2
#which>happens	7:3
#which>how	1:-2 5:2 6:-2 7:2
#which>howto	2:-3 3:-2 4:2 7:-2 9:-2
#which>ifchange	0:-3 1:2 3:-3 4:2 7:-4
#which>impact	2:-2 3:-2 4:2 5:2 7:-2 9:-2
#which>import	1:-2 3:-2 5:8 7:-4
#which>judge	1:2 2:2 3:-2 7:-2 8:-2 9:-2
#which>meaning	0:3 5:-2
#which>missing	0:4 1:-3 2:2 3:-3 4:-2 5:-2
#which>most	1:-3 5:8 7:-4
#which>needed	1:-2 5:4
#which>never	5:3
#which>nobody	1:-2 5:4 6:2 7:-3
#which>not	0:-2 5:3 8:-2
#which>overload	9:2
#which>override	1:-2 5:4 6:-2
#which>overview	2:-2 5:-2 8:3
#which>places	0:3 1:2 3:-3 5:-2 6:-2 8:-2
#which>possible	0:-2 1:4 3:-2 7:-3
#which>quality	5:2
#which>raise	0:-2 1:5 4:-2 7:-3
#which>read	5:2
#which>risk	0:-3 1:2 2:-2 3:-2 4:-2 5:4 7:-3 8:-2 9:-2
#which>send	1:3 3:-3 4:-3 6:2 7:-2 8:-2 9:-3
#which>should	1:-3 2:2 3:-2 4:-2 5:3 7:-4
#which>show	2:2 3:-2 5:-2 8:2
#which>since	5:3
#which>structure	1:3 2:2 3:-3 4:2 5:-5 7:-3 8:-3 9:-2
#which>subtype	1:-2 5:7 6:-3 7:-2
#which>tests	1:-4 2:-2 3:-2 5:6
#which>thing	4:4 5:3 6:-2 7:-2
#which>to	2:-2 3:-2 4:2 9:-2
#which>trace	1:-4 3:-3 4:5 8:-2 9:-2
#which>unused	5:-2 7:3
#which>use	0:-3 3:-2 4:-2 5:4
#which>what	2:-2 3:-2 4:-2 7:2
#which>when	0:-2 3:-2 5:3 7:-2
#which>where	1:-2
#which>who	1:5 5:-5 7:2
#which>why	0:-3 2:-2 3:6 4:-2 5:-3 9:-3
#which>work	2:2 4:2 5:-3
#which>write	0:3 2:-2 7:-3
#which>wrong	4:-2 5:4 7:-3
#which>⟨name⟩	1:3 3:-2 5:3 6:-2 7:-2
#which>⟨n⟩	3:-2 5:2
#which>⟨path⟩	1:-2 3:-2 4:-2 5:3
#who	1:2 2:-2 4:-2 5:6 6:-2 7:-2 9:-2
#who+anymore	7:2
#who+call	3:-4 4:-2 5:3 6:-2 8:3
#who+callee	5:3 7:-2
#who+catch	0:3 1:-3 3:-3
#who+create	0:3 2:-2 3:-3 6:-2 7:-4 8:-3 9:-2
#who+decided	3:-2 7:2
#who+defined	0:-2 3:-3 5:3 7:-2 9:2
#who+fail	1:-2 3:2
#who+from	1:3 2:-2
#who+handle	0:3 3:-4 9:-2
#who+happens	1:3 3:-2
#who+impact	3:-2 5:2
#who+import	3:-2 5:3
#who+not	1:-2 5:2 7:-2
#who+override	5:2
#who+raise	0:-3 3:-2 5:6 7:-3
#who+read	0:-4 1:-3 3:-2 5:5
#who+send	0:2 1:-3 3:-3 5:4 7:-2
#who+should	1:-2 5:-4 9:3
#who+show	1:2
#who+slow	3:-3 4:3
#who+subtype	0:-3 1:-2 3:-3 5:3 6:-2 7:3 9:-2
#who+thing	1:3 7:-2
#who+use	5:5 7:-2
#who+what	1:-3 8:2
#who+who	0:-5 1:2 4:-2 5:2 6:-2 7:-5 8:-2 9:-2
#who+write	0:-2 1:2 5:3 7:-2
#who+wrong	1:-3 7:-2 9:3
#who+⟨name⟩	0:-3 3:2 5:2 6:-2 7:-2
#who>anymore	7:2
#who>call	4:-2 6:-2 8:3
#who>callee	5:3 7:-2
#who>catch	0:3 1:-3 3:-3
#who>compare	5:2
#who>create	0:3 1:4 2:-2 3:-4 5:-2 6:-2 7:-4 9:-2
#who>decided	3:-2 7:2
#who>defined	0:2 3:-3 7:-3 9:2
#who>error	0:-2 1:-2 5:4
#who>event	1:-4 3:-3 5:5 7:-2
#who>exists	1:2 7:-2
#who>fail	1:-3
#who>from	1:3 2:-3 3:-4 7:-4 9:2
#who>good	1:3 3:-2 5:-3 7:2
#who>handle	0:2 3:-4
#who>happens	0:-2 1:2 3:-2 4:-2 5:2 7:-2
#who>how	0:2 1:-2 2:3 3:-2 5:-3
#who>howto	2:-2
#who>impact	3:-2 5:2
#who>import	1:-2 3:-2 5:2 7:2
#who>judge	0:-2 1:3 7:-2
#who>meaning	1:2 3:-2
#who>missing	0:-2 1:4 3:-2 5:-2 8:-2
#who>most	5:2
#who>needed	1:-3 5:4
#who>nobody	3:-2 5:3 7:-3
#who>not	0:3 1:-4 3:-2 5:3 7:-4
#who>overload	5:2
#who>overview	1:2
#who>places	0:-3 1:2 3:-2 5:3 7:-2
#who>raise	1:4 2:-2 5:2 7:-5
#who>read	0:-3 3:-2 5:4
#who>send	1:4 2:-3 3:-4 5:3 7:-4 8:-2 9:-2
#who>should	1:-3 5:-3 9:3
#who>show	1:6 3:-2 5:-3 7:-4 8:-2
#who>since	3:-2
#who>slow	3:-3 4:3
#who>structure	1:4 5:-4 7:-2 9:2
#who>subtype	0:-3 1:-3 3:-3 5:2 6:-3 7:3 9:-2
#who>tests	5:2
#who>thing	0:-2 1:3 3:-2 8:-2
#who>to	0:-2 1:3 2:-2 3:-5 4:-3 5:2 7:2 8:-2
#who>too	1:5 3:-2 5:-3 7:-3 8:-2
#who>trace	1:-2 3:-3 5:6 7:-2
#who>use	0:-2 1:-2 5:6 6:-2 7:-3
#who>what	0:3 1:2 5:-3 7:-2 9:-2
#who>when	1:-2 2:2 3:-2 5:2 7:-2
#who>where	0:5 2:-2 5:-3
#who>which	1:3 5:-3
#who>write	0:-2 1:2 3:-2 5:3
#who>wrong	1:-3 3:-3 5:2 7:-2 9:3
#who>⟨error⟩	5:3
#who>⟨name⟩	3:-2 5:5 6:-2
#who>⟨n⟩	1:4 3:-3 5:-2 7:-2
#who>⟨path⟩	3:-2 5:5 7:-2
#who>⟨text⟩	0:-2 1:-3 3:-3 5:4
#why	0:-2 2:-3 3:13 4:-2 5:-5 7:-5 8:-2
#why+decided	3:2
#why+defined	3:4
#why+exists	1:-3 7:-4 9:4
#why+from	1:-2 3:4
#why+not	5:2
#why+show	3:3 5:-2
#why+use	3:4 5:-2 7:-2
#why+what	3:4 5:-2 7:-2 8:-2
#why+⟨name⟩	1:-3 3:5 4:-2 5:-2 6:-2 7:-3
#why+⟨n⟩	3:2
#why>call	3:4
#why>compare	3:4 9:-2
#why>decided	3:5 7:-2
#why>defined	0:-2 3:4 7:-2
#why>event	3:3
#why>exists	1:-3 3:3 5:-2 7:-5 9:4
#why>fail	3:3
#why>from	1:-3 3:4 5:-3 7:-2
#why>ifchange	3:2
#why>missing	9:2
#why>needed	1:2
#why>never	3:4 7:-2 9:-2
#why>not	3:3 7:-3
#why>overload	3:3 5:-2
#why>places	3:3
#why>raise	1:2 3:2 5:-3
#why>send	3:2
#why>show	3:4 5:-4
#why>since	3:2
#why>structure	3:2
#why>thing	4:2 5:-2
#why>to	3:2
#why>twice	3:3
#why>use	1:-2 3:4 7:-2 9:-2
#why>what	3:4 5:-2 7:-2 8:-2
#why>write	3:2 5:-2
#why>wrong	3:3
#why>⟨name⟩	0:-2 1:-2 3:5 4:-2 5:-4 6:-2 7:-5 9:4
#why>⟨n⟩	1:-2 3:3
#work	1:-4 2:8 3:-3 6:-3 7:-2 8:-3
#work+call	5:2
#work+compare	2:-2 4:3 5:-2
#work+copies	2:2 3:-2 5:2
#work+from	0:-2 2:3 3:-2 5:-3 8:-2
#work+handle	2:2
#work+places	2:-2 9:2
#work+tests	2:-2 7:3
#work+twice	2:2 3:-2 5:2
#work+what	0:-2 3:-2 5:4
#work+⟨name⟩	1:2 7:-2
#work>call	5:2
#work>compare	4:3 5:-4 7:-2
#work>copies	3:-2 7:-2
#work>exists	5:-2 7:2
#work>from	0:-2 2:3 3:-2 5:-2 7:2 8:-2
#work>handle	2:2
#work>import	2:-2 5:2 7:-2 9:2
#work>not	2:-2 7:2 9:2
#work>places	2:-2
#work>risk	0:-2 1:2 5:-3 7:-2 9:3
#work>should	0:-2 2:-2 5:2 7:-3 9:3
#work>show	9:2
#work>tests	7:3
#work>thing	7:3
#work>to	4:2
#work>trace	5:-2 7:2
#work>twice	3:-2 7:-2 9:3
#work>use	2:2
#work>what	1:-4 3:-3 4:2 5:2 7:-2 8:-2
#work>where	0:2 3:-2 5:-3 7:-2
#work>write	0:3 3:-2
#work>⟨name⟩	0:2 7:-3
#write	0:2 5:2
#write+anymore	1:-2 3:2
#write+defined	0:-2 4:3 5:-2
#write+exists	0:2 7:-2
#write+fail	0:-2 1:-2 5:3
#write+from	3:2 4:-2 7:-3 9:2
#write+how	2:2 5:-2 8:2
#write+impact	1:-2 5:-2 7:3
#write+judge	7:2
#write+missing	0:2 1:-2 5:-2
#write+not	9:2
#write+places	0:3 1:-2
#write+show	0:-2 1:-2 8:2
#write+since	3:2
#write+tests	1:-2 3:3 7:-2
#write+thing	0:4 1:-3
#write+to	0:-3 1:2 5:3
#write+what	1:2 3:-2 5:2 7:-2
#write+where	0:4 5:-2 7:-2
#write+which	2:2
#write+who	0:-2
#write+write	0:3 1:-2 3:-2 5:-2
#write+wrong	0:-2 3:2
#write+⟨name⟩	0:2 1:2 3:-4 5:2 9:-2
#write+⟨n⟩	7:2
#write>anymore	5:2 7:-2
#write>call	5:3
#write>compare	1:2 7:-2
#write>count	2:2 5:-3 6:2
#write>create	3:2 5:-2
#write>defined	1:-2 4:2 5:-3
#write>exists	0:2 5:-2 8:2
#write>fail	0:-2 1:-2 5:4
#write>from	0:3 1:-2 4:-2
#write>good	1:-2 7:3
#write>how	2:2 3:-2 5:-3 8:2
#write>howto	1:2 3:2
#write>ifchange	0:-3 3:3
#write>impact	1:-2 7:3
#write>import	0:-3 7:3
#write>judge	7:2
#write>missing	0:4 1:-2 3:2 5:-5 7:-2
#write>most	5:2
#write>nobody	0:-2 3:3 7:-2
#write>not	3:3 5:-3
#write>places	0:3 1:-2 9:-2
#write>proscons	0:-2 3:-2 5:3 8:-2 9:3
#write>quality	0:-2 5:2
#write>read	5:2
#write>risk	1:2 5:-3 7:2
#write>should	0:-2 1:-2 2:-2
#write>show	0:-2 1:2 3:-2 8:2
#write>since	3:3
#write>slow	3:-2 5:-2 7:3
#write>structure	5:-2
#write>tests	0:-2 1:-2 3:2 5:3 7:-3
#write>thing	0:3 1:-4
#write>to	0:-2 1:2 3:-2 5:4 7:-2
#write>trace	3:3
#write>what	0:-2 1:2 3:3 9:-2
#write>where	3:-2 5:3 7:-3 8:-2
#write>which	5:2 7:-3
#write>who	0:-2 7:2
#write>why	0:-2 1:2 5:-2
#write>wrong	0:-2 3:2 5:2
#write>⟨name⟩	0:2 5:2 9:-2
#write>⟨n⟩	1:2 5:-3
#write>⟨path⟩	3:2
#wrong	1:-2 2:-2 3:8 4:-2
#wrong+count	5:2
#wrong+error	3:2
#wrong+fail	3:3 5:-2
#wrong+from	3:-4 5:4
#wrong+handle	1:-2 5:-2 9:2
#wrong+how	2:2
#wrong+howto	3:2
#wrong+ifchange	5:2
#wrong+missing	3:2
#wrong+never	0:2
#wrong+not	0:-3 1:-2 3:5 5:2 7:-3
#wrong+places	7:2
#wrong+show	8:2
#wrong+since	3:3
#wrong+sometimes	3:2
#wrong+structure	1:3 3:-3 5:-3 7:2
#wrong+thing	1:2
#wrong+to	0:2
#wrong+use	3:4 5:-3 7:-2
#wrong+what	3:2
#wrong+where	0:2 5:2 7:-2
#wrong+which	0:2 1:-2 3:-3
#wrong+who	3:-3 5:2 7:2
#wrong+why	3:2
#wrong+wrong	3:2
#wrong+⟨name⟩	7:2
#wrong+⟨n⟩	0:2 1:-2 3:3 5:-2
#wrong+⟨path⟩	3:2
#wrong>anymore	0:2
#wrong>compare	0:2
#wrong>count	1:2 6:-2 7:-2
#wrong>create	3:3
#wrong>defined	0:2
#wrong>error	3:3
#wrong>exists	0:2
#wrong>fail	3:5 5:-2 7:-2
#wrong>from	0:-3 1:-3 2:-2 5:3
#wrong>good	5:2
#wrong>handle	1:-2 3:2 7:-2 9:2
#wrong>how	2:2
#wrong>howto	3:-2 5:3
#wrong>ifchange	5:2
#wrong>impact	5:3
#wrong>import	7:2
#wrong>judge	3:-2 7:2 8:2
#wrong>missing	0:2 3:-2
#wrong>never	0:2
#wrong>nobody	5:2
#wrong>not	0:-3 1:-2 3:4 5:2 7:-4
#wrong>places	0:2 3:-3
#wrong>quality	3:-3 5:-2 7:3
#wrong>raise	1:-2 3:2 7:-2
#wrong>read	5:2
#wrong>risk	0:2
#wrong>send	5:3
#wrong>should	2:2 5:-3 9:2
#wrong>show	3:2
#wrong>since	3:2
#wrong>slow	3:2
#wrong>sometimes	3:3
#wrong>structure	1:2 3:-3 5:-3 7:2
#wrong>tests	1:-2 3:3
#wrong>thing	5:-2
#wrong>to	1:-2 5:3 7:-2
#wrong>trace	3:2 7:-2
#wrong>use	3:2 5:2 7:-3
#wrong>what	3:4 5:-2 9:-2
#wrong>when	3:2 5:-2
#wrong>where	0:3 1:-2 5:2 7:-3
#wrong>which	0:2 1:-2
#wrong>who	1:-2 3:-3 5:4
#wrong>why	3:4
#wrong>write	1:2
#wrong>⟨name⟩	3:2 7:2
#wrong>⟨n⟩	0:2 3:3 5:-3
#wrong>⟨text⟩	3:3
#⟨error⟩	7:2
#⟨error⟩+error	7:2
#⟨error⟩>catch	0:2 1:-2 6:-2 7:3
#⟨error⟩>count	0:-3 5:-3 6:5
#⟨error⟩>defined	5:-2
#⟨error⟩>error	7:2
#⟨error⟩>exists	5:-4 7:4
#⟨error⟩>fail	0:-2 1:2
#⟨error⟩>from	1:2 5:-2 7:2
#⟨error⟩>handle	0:3 1:2 3:-2 5:-2
#⟨error⟩>ifchange	3:3
#⟨error⟩>import	3:2 7:-2
#⟨error⟩>missing	3:2
#⟨error⟩>not	2:2 3:2 5:-2 7:-2
#⟨error⟩>places	3:-4 5:2 7:2
#⟨error⟩>raise	2:-2 3:-4 6:3
#⟨error⟩>send	0:-3 5:3
#⟨error⟩>show	0:-4 5:4
#⟨error⟩>since	1:2
#⟨error⟩>slow	1:3 3:-3
#⟨error⟩>sometimes	3:2
#⟨error⟩>thing	2:2 3:2 7:-3
#⟨error⟩>to	5:-3
#⟨error⟩>trace	2:2 3:2 5:-2
#⟨error⟩>what	0:2 5:-2 6:2 7:-2
#⟨error⟩>where	0:4 7:-2
#⟨error⟩>which	0:2 1:2 3:-3 5:-3 7:2
#⟨error⟩>who	0:3 3:-4 5:2 7:-4
#⟨error⟩>why	3:3
#⟨error⟩>write	3:2
#⟨error⟩>wrong	0:2 3:2 5:-3
#⟨error⟩>⟨name⟩	0:-2 3:6 5:-6 7:-3
#⟨error⟩>⟨n⟩	0:-2 1:2
#⟨error⟩>⟨path⟩	2:2 5:-2
#⟨name⟩	5:2
#⟨name⟩+anymore	0:-2 1:-2 5:-3 6:-2 7:5
#⟨name⟩+call	6:2 9:-2
#⟨name⟩+callee	3:-2 4:-2 6:-2 7:4
#⟨name⟩+catch	0:2 5:-3
#⟨name⟩+compare	1:-4 2:-3 3:-2 4:-2 7:3 9:4
#⟨name⟩+count	0:-2 3:-2 5:2 6:2 9:-3
#⟨name⟩+create	0:2 1:-5 3:-4 7:2 9:-2
#⟨name⟩+decided	3:3 9:-2
#⟨name⟩+defined	0:3 1:-2 6:-2 7:2
#⟨name⟩+error	0:2 1:-2 2:-2 5:3 7:-2
#⟨name⟩+event	0:2 1:3 3:-3 6:-2 7:-3
#⟨name⟩+exists	3:3 7:-2
#⟨name⟩+explain	5:2
#⟨name⟩+fail	0:-3 1:3 3:2 5:-2
#⟨name⟩+from	0:3 1:-2 4:-2 5:-2 7:2
#⟨name⟩+good	1:-3 3:4 5:-3
#⟨name⟩+handle	1:-3
#⟨name⟩+happens	5:3
#⟨name⟩+how	1:-2 3:-4 4:5 7:-3 9:-2
#⟨name⟩+howto	0:-2 2:-2 5:4
#⟨name⟩+ifchange	1:-2 5:3
#⟨name⟩+impact	5:2
#⟨name⟩+import	0:2 1:2 3:-3 5:-2 6:-2 7:2
#⟨name⟩+judge	7:-2 9:3
#⟨name⟩+meaning	0:-3 1:2 3:2 4:-2 5:-2 6:-2 9:-3
#⟨name⟩+missing	0:-3 1:-4 3:6 4:-2
#⟨name⟩+most	3:2
#⟨name⟩+needed	1:-2 5:4 7:-3
#⟨name⟩+never	0:-2 3:2 5:-4 7:4
#⟨name⟩+nobody	3:2 5:-2
#⟨name⟩+not	0:-3 1:3 3:3 4:-2 6:-2 8:-2 9:-3
#⟨name⟩+overload	0:-2 3:-3 6:-4 7:2 9:2
#⟨name⟩+override	0:-2 3:-3 5:3 6:-2 7:2
#⟨name⟩+overview	4:-2 5:5
#⟨name⟩+places	0:-2 1:2 2:-2 5:3 6:-2 8:-3
#⟨name⟩+possible	3:-2 5:2 9:-2
#⟨name⟩+quality	1:2
#⟨name⟩+raise	7:5
#⟨name⟩+read	0:3 1:-2 6:-2
#⟨name⟩+risk	5:-2 7:3
#⟨name⟩+send	3:2 4:-2 6:-2
#⟨name⟩+should	1:-2 5:-3 7:4 9:-2
#⟨name⟩+show	1:-4 7:2 9:-2
#⟨name⟩+since	2:-2 3:2 7:2
#⟨name⟩+sometimes	7:-2
#⟨name⟩+structure	0:-3 1:-2 7:4
#⟨name⟩+subtype	1:-2 3:-2 5:-2 6:3 7:3
#⟨name⟩+tests	0:-4 1:-2 3:-3 4:-3 7:4
#⟨name⟩+thing	4:-2 5:2 6:-3
#⟨name⟩+to	1:-2 2:-4 4:2 5:-2 6:-2
#⟨name⟩+too	1:-2 2:2 5:-2 6:-2 7:4
#⟨name⟩+trace	1:4 4:-3 7:-2
#⟨name⟩+twice	3:3 5:-5 6:-2 7:2 9:2
#⟨name⟩+use	1:-2 6:2
#⟨name⟩+what	5:3 7:-5
#⟨name⟩+when	0:-3 1:-2 5:2 9:2
#⟨name⟩+where	0:5 1:-2 3:-2 6:-3 7:-3 9:-2
#⟨name⟩+which	1:-2 5:6 7:-6 9:-2
#⟨name⟩+who	1:-2 3:-2 4:-2 5:6 6:-2 7:-4 9:-2
#⟨name⟩+why	3:5 5:-5 7:-3 9:-2
#⟨name⟩+work	1:-2 2:2 4:-2 5:2 6:-2
#⟨name⟩+write	3:-2 5:3 7:-2
#⟨name⟩+wrong	9:-2
#⟨name⟩+⟨error⟩	3:3 5:-3 7:2
#⟨name⟩+⟨name⟩	0:-2 1:-5 2:-3 3:-4 4:7 5:-11 6:-4 7:5 8:-2 9:7
#⟨name⟩+⟨n⟩	0:-3 1:3 2:3 3:2 5:-5 6:-2 7:-2 9:2
#⟨name⟩+⟨path⟩	1:-2 3:4 5:-4 7:2
#⟨name⟩>anymore	1:-2 6:-2 7:2
#⟨name⟩>call	1:-2 3:2 6:2
#⟨name⟩>callee	0:-2 1:-2 3:-2 4:-2 5:2 6:-2 7:3
#⟨name⟩>catch	0:3
#⟨name⟩>compare	0:-2 1:-4 2:-3 3:-3 6:-3 9:6
#⟨name⟩>copies	0:2 9:2
#⟨name⟩>count	0:-2 1:-2 3:-2 4:-2 6:9 7:-5
#⟨name⟩>create	0:2 1:-5 3:-4 9:-2
#⟨name⟩>decided	1:2 3:3 5:-3 9:-2
#⟨name⟩>defined	0:2 1:-2 5:-2
#⟨name⟩>error	1:-3 2:-2 3:2 5:2 6:-2 7:2
#⟨name⟩>event	0:3 1:4 3:-3 7:-3
#⟨name⟩>exists	1:-3 3:2 7:2 9:-2
#⟨name⟩>explain	0:-2 1:-2 5:5 7:-2
#⟨name⟩>fail	0:-4 3:4 4:-2 5:3 7:-3
#⟨name⟩>from	2:-2 4:-3 5:-2 7:2 9:2
#⟨name⟩>good	0:-2 1:-4 2:3 3:2 5:-2 6:-2 9:2
#⟨name⟩>handle	3:2 5:2 6:-2
#⟨name⟩>happens	0:-3 1:3 7:-3
#⟨name⟩>how	0:-2 1:-3 2:5 3:2 4:2 5:-4 7:-5 9:-2
#⟨name⟩>howto	0:-3 2:4 9:-2
#⟨name⟩>ifchange	1:-2 5:4
#⟨name⟩>impact	0:-3 1:-2 5:6 9:-2
#⟨name⟩>import	1:2 5:-2 7:3
#⟨name⟩>judge	3:-2 8:-2 9:2
#⟨name⟩>meaning	0:-3 1:4 4:-2 5:-2 6:-3
#⟨name⟩>missing	1:-2 3:6 4:-2 5:-4
#⟨name⟩>most	1:-2 4:-2 5:3 7:-2
#⟨name⟩>needed	7:2
#⟨name⟩>never	3:3 5:-4 7:5
#⟨name⟩>nobody	0:-3 1:-3 3:3 7:3
#⟨name⟩>not	1:3 3:2 9:-2
#⟨name⟩>overload	0:-3 1:-2 2:-2 4:-2 5:3 6:-3 9:2
#⟨name⟩>override	0:-4 3:-3 5:6 6:-2
#⟨name⟩>overview	3:-2 4:-2 5:6 6:-2 7:-2 8:-2
#⟨name⟩>places	0:2 1:2 3:-2 4:-2 7:3 8:-2
#⟨name⟩>possible	0:-3 3:-2 7:3 9:-2
#⟨name⟩>quality	0:-2 7:2
#⟨name⟩>raise	0:-2 4:-2 7:3 9:-2
#⟨name⟩>read	3:-3 6:-2 7:2
#⟨name⟩>risk	1:-2 3:-2 5:-3 7:5
#⟨name⟩>send	3:3 4:-2 9:-2
#⟨name⟩>should	2:4 3:-2 4:-2 5:-2 7:2 8:-2
#⟨name⟩>show	0:-3 5:5 9:-2
#⟨name⟩>since	1:-2 3:2 9:-2
#⟨name⟩>slow	3:3
#⟨name⟩>sometimes	3:-2 5:2 6:-3 7:2
#⟨name⟩>structure	0:-3 2:-2 5:-4 7:5
#⟨name⟩>subtype	0:-2 3:-2 6:2 7:2 9:-2
#⟨name⟩>tests	0:-3 4:-2 7:4
#⟨name⟩>thing	0:-2
#⟨name⟩>to	1:-2 2:-4 4:4
#⟨name⟩>too	1:-2 2:3 3:-2 5:-2 6:-2 7:4
#⟨name⟩>trace	0:-2 4:5 5:-3 9:-2
#⟨name⟩>twice	0:-2 1:-2 3:4 5:-3 6:-2
#⟨name⟩>use	1:-2 6:2 7:3
#⟨name⟩>what	0:-2 2:-2 3:2 5:4 6:-2 7:-7
#⟨name⟩>when	0:-3 1:-2 3:3 7:-2 9:2
#⟨name⟩>where	0:7 1:-2 3:-3 6:-3 7:-2
#⟨name⟩>which	3:-2 5:8 6:-2 7:-4
#⟨name⟩>who	3:-2 4:-2 5:6 6:-2 7:-3 9:-2
#⟨name⟩>why	3:5 5:-5 7:-3
#⟨name⟩>work	0:-2 1:-3 2:2 4:-3 5:3 6:-2
#⟨name⟩>write	5:3
#⟨name⟩>wrong	0:-2 1:-2 3:4 5:2 9:-2
#⟨name⟩>⟨error⟩	3:2 5:-6 7:6
#⟨name⟩>⟨n⟩	1:2 2:2 3:2 5:-2 7:-2
#⟨name⟩>⟨path⟩	3:3 4:2 5:-3
#⟨n⟩	3:6 5:-2
#⟨n⟩+anymore	3:2
#⟨n⟩+call	3:2
#⟨n⟩+compare	3:2
#⟨n⟩+defined	4:2
#⟨n⟩+error	3:2
#⟨n⟩+from	3:2
#⟨n⟩+good	0:2 5:-2 7:3
#⟨n⟩+handle	2:2 5:-2 7:-2
#⟨n⟩+how	2:2 5:-2
#⟨n⟩+howto	3:2
#⟨n⟩+meaning	1:3
#⟨n⟩+missing	0:3 3:-2
#⟨n⟩+not	1:-2 3:3
#⟨n⟩+overload	3:-3 7:3
#⟨n⟩+places	0:-2 1:4 5:-4
#⟨n⟩+should	3:2
#⟨n⟩+show	1:2 7:-3
#⟨n⟩+since	3:2
#⟨n⟩+sometimes	3:2
#⟨n⟩+thing	0:-2 1:-2 3:2
#⟨n⟩+to	3:2
#⟨n⟩+too	3:3
#⟨n⟩+trace	1:2
#⟨n⟩+what	0:-2
#⟨n⟩+where	1:2 3:-2
#⟨n⟩+which	1:2
#⟨n⟩+why	3:2
#⟨n⟩+wrong	0:2 1:-2 3:2 5:-2 7:-2
#⟨n⟩+⟨name⟩	1:2 3:2
#⟨n⟩+⟨n⟩	1:3 4:-2 5:-4 6:-2 7:-3
#⟨n⟩+⟨path⟩	3:3 7:-2
#⟨n⟩>anymore	0:-2 1:-2 5:-3 7:3
#⟨n⟩>call	1:2
#⟨n⟩>compare	3:4
#⟨n⟩>count	2:2
#⟨n⟩>create	1:2
#⟨n⟩>defined	3:2 5:-2
#⟨n⟩>error	3:4 5:-2
#⟨n⟩>exists	3:2
#⟨n⟩>fail	3:2 5:-2 7:-2
#⟨n⟩>from	2:-2 3:3 4:-2 5:-2
#⟨n⟩>good	1:-2 3:-2 5:-2 7:4 9:-2
#⟨n⟩>handle	0:-2 2:2 3:2 5:-2 7:-2
#⟨n⟩>how	2:3 5:-2 7:-2
#⟨n⟩>howto	3:3
#⟨n⟩>ifchange	3:2
#⟨n⟩>impact	0:2 3:-3 7:2
#⟨n⟩>import	5:-2 7:2
#⟨n⟩>judge	1:2 2:3 5:-4 7:-3 8:2 9:-2
#⟨n⟩>meaning	1:4
#⟨n⟩>missing	0:2
#⟨n⟩>nobody	0:2 5:-2
#⟨n⟩>not	3:2
#⟨n⟩>overload	1:-2 7:3
#⟨n⟩>places	1:2 3:-3
#⟨n⟩>quality	3:-2 8:3
#⟨n⟩>raise	3:-3 5:2
#⟨n⟩>read	1:2
#⟨n⟩>risk	0:3 1:-2
#⟨n⟩>show	1:4 7:-3
#⟨n⟩>since	3:3
#⟨n⟩>slow	5:-2
#⟨n⟩>sometimes	3:3
#⟨n⟩>structure	1:3 5:-3
#⟨n⟩>tests	3:2
#⟨n⟩>thing	3:2
#⟨n⟩>to	1:2
#⟨n⟩>too	3:3 7:-2
#⟨n⟩>trace	0:2 3:2 7:-2
#⟨n⟩>use	3:2 5:2
#⟨n⟩>what	0:-2 1:3 2:-2 5:2 8:-2 9:-2
#⟨n⟩>when	3:2
#⟨n⟩>where	0:5 3:-5 4:2 5:-2 7:-2
#⟨n⟩>which	1:5 3:-2 4:-2 7:-2 8:-2 9:-2
#⟨n⟩>who	3:4 5:-2
#⟨n⟩>why	3:4
#⟨n⟩>work	0:2 5:-2
#⟨n⟩>write	3:2 7:-2
#⟨n⟩>wrong	0:3 1:-2 3:3 5:-4 7:-2
#⟨n⟩>⟨error⟩	3:2
#⟨n⟩>⟨name⟩	3:5 5:-4
#⟨n⟩>⟨path⟩	1:-2 3:3 7:-2
#⟨n⟩>⟨text⟩	3:2
#⟨path⟩	5:2
#⟨path⟩+trace	5:2
#⟨path⟩>anymore	3:-2 5:3 7:-3
#⟨path⟩>call	4:3 5:3 7:-3
#⟨path⟩>catch	5:2
#⟨path⟩>compare	1:-2 2:2 4:5 5:-4 7:-3
#⟨path⟩>count	5:-3 6:5 7:-3
#⟨path⟩>defined	1:-2 2:2 3:-2
#⟨path⟩>error	0:-2 7:2
#⟨path⟩>event	5:3
#⟨path⟩>exists	5:-2 7:3
#⟨path⟩>fail	0:2 1:-2 3:2 4:-2
#⟨path⟩>from	0:-4 5:6 7:-4 8:-2
#⟨path⟩>good	2:2 5:-2
#⟨path⟩>handle	5:2
#⟨path⟩>how	2:4 3:-4 7:-3
#⟨path⟩>howto	5:3 7:-2
#⟨path⟩>ifchange	5:2 7:-2
#⟨path⟩>impact	1:2 7:-2
#⟨path⟩>import	0:-3 2:-2 4:-2 5:6 7:-5 8:-2
#⟨path⟩>judge	5:2
#⟨path⟩>missing	5:2
#⟨path⟩>needed	1:2 5:3 7:-3
#⟨path⟩>never	3:-2 4:-2 7:3
#⟨path⟩>nobody	3:-2 5:3
#⟨path⟩>not	1:-2 5:-2 7:4
#⟨path⟩>overload	6:4
#⟨path⟩>places	1:3 2:2 4:-2 5:-2
#⟨path⟩>read	0:2 5:2 7:-2
#⟨path⟩>send	5:2
#⟨path⟩>should	0:-2 1:3
#⟨path⟩>show	0:-2 4:-2 5:5 6:-2 7:-3
#⟨path⟩>since	3:3
#⟨path⟩>tests	2:2
#⟨path⟩>thing	2:2 4:-3 5:4 6:-2
#⟨path⟩>to	3:-3 4:2 5:-4 7:3
#⟨path⟩>too	7:2
#⟨path⟩>trace	5:2
#⟨path⟩>unused	5:3
#⟨path⟩>use	5:3
#⟨path⟩>what	1:-3 3:-2 5:2 6:2 7:-2
#⟨path⟩>where	0:4 1:2 2:-2 3:-2 4:-2 7:-3 8:-2
#⟨path⟩>which	1:3 3:-3 7:-2
#⟨path⟩>who	5:2
#⟨path⟩>write	0:2 6:-2
#⟨path⟩>wrong	3:2
#⟨path⟩>⟨error⟩	7:4
#⟨path⟩>⟨name⟩	0:2 1:-3
#⟨path⟩>⟨n⟩	3:3 5:-2
#⟨text⟩	1:2 3:4 7:-3 8:-2 9:-2
#⟨text⟩+error	0:4 5:-4
#⟨text⟩+fail	0:2
#⟨text⟩+from	1:-3 3:4 5:-2
#⟨text⟩+how	0:-2 1:-3 2:5 3:-4
#⟨text⟩+meaning	1:2
#⟨text⟩+not	3:4 7:-2
#⟨text⟩+since	3:3
#⟨text⟩+what	2:-2 5:3 7:-3
#⟨text⟩+wrong	3:3 5:-2
#⟨text⟩+⟨n⟩	3:2 5:-2
#⟨text⟩+⟨path⟩	3:2
#⟨text⟩>defined	0:2 1:2 3:-2
#⟨text⟩>error	0:4 5:-4
#⟨text⟩>event	1:3 3:-3
#⟨text⟩>fail	0:2
#⟨text⟩>from	1:-2 2:-2 3:4 5:-2
#⟨text⟩>good	5:2
#⟨text⟩>handle	0:2 5:-2
#⟨text⟩>how	0:-2 2:5 3:-5 5:-2
#⟨text⟩>meaning	1:2
#⟨text⟩>nobody	1:2
#⟨text⟩>not	3:3 7:-2
#⟨text⟩>raise	0:3 1:-2 3:-2
#⟨text⟩>show	0:3
#⟨text⟩>since	3:3
#⟨text⟩>sometimes	3:3
#⟨text⟩>thing	0:2 1:-2 3:-2 5:3 7:-2
#⟨text⟩>to	2:-3 4:2
#⟨text⟩>trace	1:2 3:2 5:-3
#⟨text⟩>use	0:2
#⟨text⟩>what	2:-3 3:3 5:2 7:-3 9:-2
#⟨text⟩>where	0:2
#⟨text⟩>which	1:-2
#⟨text⟩>who	5:2
#⟨text⟩>wrong	1:-3 3:2
#⟨text⟩>⟨name⟩	1:-3 3:5 5:-3
#⟨text⟩>⟨n⟩	1:-2 3:4 5:-2
#⟨text⟩>⟨path⟩	1:2 3:2 5:-3
'	0:2 1:-2 3:4 4:-2 7:-2
' $	3:3
' object	2:2 3:-2
' ⟨name⟩	0:3 5:-2
' ⟨path⟩	3:3 4:-2 7:-2
'a'	3:3
'a' 'a'	3:2
'a' 'b'	3:3
'b'	3:3
'b' 'a'	3:2
'b' ⟨path⟩	3:2
*'un	3:-2 5:-4 7:5
*ace	0:-3 3:2 4:-2 5:2 8:-3
*ach	0:-2 1:-2 3:3
*ack	0:-2 1:-3 2:2 3:4 4:-3 7:-3
*act	1:4 2:-2 5:2 7:-3 9:-2
*acy	0:-2 1:4 3:-2 7:-2
*ada	0:-2 1:-5 3:2 4:2 5:-2 6:-2 9:2
*ade	0:-2 1:4 4:-2 5:-3 7:-2
*ado	2:-3 3:-2 4:-2 7:4
*ads	0:-2 1:-2 2:-2 3:4 4:-2 9:-2
*ady	7:2
*aga	0:-2 5:3
*age	3:-2 5:-3 6:2
*ail	0:2 1:2 3:-2 5:-2
*ain	0:-2 4:-2 5:-3 6:-2 8:3 9:-3
*ais	4:-2 5:-3 6:-2 7:5 9:-2
*ait	0:-3 1:-6 2:-3 3:3 4:-3 6:-2 8:-3
*ajo	3:-2 5:3
*alb	3:-2 9:3
*ald	1:2 5:-3 9:-2
*ale	0:-4 1:-4 3:3 5:3 9:-4
*all	0:-3 1:-2 2:-2 3:3 5:3
*als	0:-2 6:-2 7:3
*ama	0:-2 1:-2 4:-3 5:2 6:-2 7:3 9:-2
*ame	3:-5 4:-2 5:4 7:-3 8:3 9:-2
*ami	3:-2 4:4 5:-2 7:-2 8:-2
*amo	0:3 2:-2 3:-3 4:-3 5:-4 7:3 8:-3 9:2
*ams	5:3 6:-2
*and	0:-3 1:-5 2:2 3:5 4:-2 5:-3 6:-2 7:2 9:-2
*ang	0:-2 1:2 3:-3 4:-2 5:-5 7:-2 8:3 9:-2
*ank	1:-2 2:-2 3:-2 5:-2 7:2 8:2
*ano	0:2 2:-2 3:2 4:-4 5:-3 8:-4
*ant	1:-4 4:-3 7:2 8:2
*ape	0:2 1:-2 3:4 5:-3 7:-2
*ara	3:-3 5:3
*ard	3:3 5:-3 7:2 8:-2 9:-2
*are	0:-4 1:-2 2:3 4:-4 5:4 6:-4 8:-5
*ari	3:3
*ars	5:3
*art	3:3
*ary	1:-4 3:-2 5:2 8:2
*ase	0:-3 1:4 3:-3 9:-3
*ash	7:2
*ata	0:5 2:-4 4:-4 5:-7 7:-2 8:2
*ate	0:-3 1:-2 4:2 5:2 6:-3 8:-2 9:2
*ati	0:-2 1:-3 4:2 5:2 6:-2 8:-4 9:-2
*ato	0:-6 1:2 2:-2 3:2 4:2 5:-4 9:-4
*ats	1:-3 2:-2 3:-3 4:-2 5:4 7:-2 9:-2
*auf	0:-3 2:-2 3:-4 5:4 7:-3 8:-2 9:2
*aum	3:-2 5:3
*aut	0:-2 3:-2 4:-2 7:-2 8:4 9:-3
*bal	0:-3 1:-2 2:-2 5:4 9:2
*bar	1:-4 2:3 4:-2 8:-2
*bas	1:-2 3:-2 5:2 6:2 7:-2
*bbe	2:-4 3:-3 4:-2 5:3 8:-3 9:2
*ben	0:-3 1:-2 4:3 5:-3 6:2 8:-2 9:-3
*ber	0:-2 5:-3 6:3 7:2
*bio	2:2 5:2 7:-2
*ble	0:-2 2:-3 3:3 4:-2 6:-3 7:2 8:-3
*box	2:-4 3:-2 4:3 5:3 8:-2
*bra	7:2 8:-2
*bre	1:-2 5:-6 6:5
*cal	1:-2 2:-2 4:2 5:3 7:-3 8:-3
*cao	1:-3 2:-2 3:2 6:2 9:-2
*car	0:-3 4:-2 9:2
*ced	5:3 7:-2
*cem	0:-2 3:2 5:-2 7:3
*cer	0:2 3:-2 7:2
*ces	1:2 3:-2 4:-2 7:-2 8:2
*cha	2:2 3:-2
*che	0:-3 1:-2 3:4 5:2 8:-3 9:-2
*chi	1:-4 2:-2 3:-3 4:-3 5:6 8:-2 9:-3
*cht	1:5 2:-2 3:4 5:-7 6:-2 8:-3 9:-3
*chy	4:4 5:-2 7:-2
*ché	0:-3 1:-3 3:4 4:2 5:2 6:-2 7:-3 9:-2
*cia	0:-3 1:-6 2:-3 3:-5 4:5 6:-2 8:-4 9:2
*cio	1:-2 2:2 4:-2 5:-3 6:-2 7:-2 8:-3 9:3
*cke	0:-2 3:-2 4:2
*cks	0:-2 1:-3 3:-3 7:2 9:2
*ckt	0:3 1:-4 2:-2 3:3 4:3 5:-5 7:-3 8:-2 9:-3
*cle	0:-2 1:-4 2:-4 3:3 6:-3 7:-4 8:4 9:-2
*cos	0:-2 2:-2 4:-2 5:3 7:3 8:-3 9:-3
*cto	1:2 3:-2 4:-2 8:2 9:-2
*cts	2:-2 4:-3 6:-2 7:2
*cue	5:4 7:-2
*cul	3:-2 7:2
*dad	3:-2
*dan	1:-2 7:2
*dar	1:-3 2:-2 5:-2 6:-2 7:-4 8:-3 9:5
*das	0:-4 1:-6 2:-2 4:6 6:-2 8:-3 9:-2
*day	3:4 7:-3
*dea	3:2
*ded	0:-2 2:2 4:3 5:-4 8:-2 9:-2
*dem	3:-3 4:4 5:-3 6:2 7:-3
*den	2:2 3:-2 4:-4 7:2
*der	1:-2 2:2 3:3 5:-4 6:-3 7:-3
*des	1:-5 4:-3 6:2 9:-2
*det	1:-3 3:2 5:-2 6:-2
*dit	3:2 5:2 7:-2
*dle	3:3 5:-2
*dme	3:-2 5:-2 8:2
*dor	0:-2 3:4 5:-2 7:-2 8:-3
*dos	1:-5 4:-4 5:4 6:-2 9:-3
*dow	4:2
*dwo	0:-2 1:-2 3:-2 5:-3 7:6
*e's	0:2 2:-3 4:2 7:-2
*ead	0:2
*eam	1:-2
*ear	1:-2 3:-3 5:2 9:3
*eau	0:2 1:-3 2:2 3:2 4:-2 7:-3 8:-3
*eba	3:-2 5:-3 7:4
*ece	0:-3 1:-5 4:2 6:-3 7:5 8:-2 9:-4
*ect	0:-2 1:-5 3:4 4:-2 5:2 9:-2
*eda	1:-3 2:2 3:2 4:2 5:-2
*ede	7:-2 9:2
*een	0:-2 1:-3 4:3 5:-4
*ees	5:4
*egt	1:-2 3:3 5:-2
*eht	1:3 3:-4 4:3 5:-4 8:-2 9:-2
*ein	3:-2 7:2
*eis	1:-2 4:2
*eit	3:-3 5:4
*ekt	1:2 3:-2 5:4 7:-3
*ela	1:-2 7:-3 9:3
*ell	1:-2 3:-2 4:-2 5:-2 7:-2 8:3
*eln	0:-2 3:-2 5:3 7:-3
*elo	3:2 7:-2
*els	1:-2 3:-3 4:3 6:-3 7:-2
*elt	1:-2 2:-3 3:4 5:-4 7:-2
*ely	3:3 5:-2
*elé	3:5 5:-5
*ema	1:2 2:4 4:-2 5:-3 7:-3 8:-2 9:-2
*eme	0:-2 3:3 8:-2
*ena	0:-2 3:-2 4:5 5:-3 6:-2 7:-2
*end	1:2 3:-4 4:-3 5:-2 6:-2
*ene	0:-4 1:-2 2:-3 3:-2 4:-2 6:-2 9:4
*ens	4:2
*ent	6:-2 7:2 8:-2 9:-2
*enu	3:2
*epo	1:-2 2:2 3:-2 7:-2 8:2
*ept	1:-4 3:-3 5:5
*er'	3:2
*era	2:-2 4:3 5:-2 8:-2 9:-2
*ere	1:-5 2:2 4:-2 6:-3 7:4 8:-4
*eri	5:3
*erm	0:2 1:-2 5:-3 7:2
*ern	2:-2 3:2 4:-3 7:3 8:-2 9:-2
*ero	0:-3 3:-4 5:-7 6:8 8:-2 9:-2
*ers	0:-2 2:-3 4:-2 5:4 7:-2 8:-3 9:-2
*ert	0:-2 1:-2 3:3 6:-2 8:-2 9:-3
*esa	0:-2 2:2 5:-2 7:-3 8:-2
*eso	5:-2
*ess	0:-2 1:-2 2:-2 3:3 5:2
*est	0:-2 1:-3 3:3 5:2 6:-2 7:-2
*et'	3:-2 5:3
*eta	0:-2 1:3 2:-2 5:-2
*ete	0:-2 1:-5 2:-2 3:-2 5:5
*eto	0:-2 2:-3 5:-6 6:-2 8:4
*ets	1:-6 3:-4 6:-3 7:4 8:-4
*età	0:-2 1:-2 3:-2 5:2 7:2
*eur	0:3 1:3 3:-2 5:-2 6:-2 7:3 8:-3 9:-7
*eve	0:-2 1:-3 3:-2 4:2 7:2 8:-2
*ext	1:2 5:-3 7:-2 8:-2 9:3
*faz	7:3
*fen	0:-3 1:-2 2:-3 8:-2 9:2
*fer	1:-2 3:-2 4:-3 5:2 7:2
*ffe	0:-2 1:-3 3:3 5:2 7:-2
*fig	0:-2 1:-2 3:-2 4:-3 7:4 8:-2 9:-2
*gar	3:2 4:-2 5:-2 7:-4 9:2
*gas	1:-2 6:2 7:-3 8:-2 9:2
*ged	0:2 1:-2 7:2 9:-2
*gem	1:-2 3:3 5:-2
*gen	0:-2 1:-3 2:-2 5:3 8:-3 9:-3
*ger	0:-2 1:-4 2:2 4:2 5:-4 9:2
*ges	1:-5 2:3 3:-4 4:-4 5:2 6:-3 9:3
*get	1:-3 2:-2 3:2 7:2 8:-2 9:-2
*ggi	4:2 8:2 9:-2
*ght	1:3 3:2 5:-3
*gin	4:3 5:-3 7:-3
*gio	0:-3 3:-2 6:-3 8:2 9:-2
*gle	1:-2 5:3 7:-2 8:-2
*gna	0:-2 1:-3 2:3 3:4 5:-3 7:-4
*gns	5:2
*gos	0:-2 1:2 2:-2 3:-2 5:4 7:-2 8:-2
*gua	1:-2 2:2 3:3 5:-3 7:-2
*gue	0:-3 2:-3 3:3 4:-2 5:-5 9:2
*has	0:-2 1:-3 2:-2 6:-2 9:2
*hed	1:-3 3:5 4:-2 5:-2 9:-3
*hem	0:-2 2:4 4:-3 5:-3
*hen	0:-3 1:2 2:-4 4:3 8:-3 9:-3
*her	1:2 3:-3 4:-2 8:-3 9:2
*hes	1:-3 3:4 7:-3 9:-2
*hie	1:-2 3:-2 4:5 5:-5 6:-2 7:-3 9:3
*hme	0:-2 1:-2 2:4 3:-4 5:-3 7:-2 8:-3
*hod	5:-2 7:2
*hon	3:2
*hot	1:-2 7:-2 9:3
*hts	2:-2 3:3
*hum	1:-2 5:3
*hup	1:-2 5:2
*hés	3:2
*ial	0:2 3:2 5:-2
*iar	0:-2 1:2 3:2 8:-2
*ias	0:-4 2:-3 4:-3 5:6 6:-4 7:-3 8:-2
*iba	4:3 5:-2
*ibe	4:-3 5:-4 6:-2 7:2 8:4 9:-2
*ibt	1:-2 3:2 5:-2 7:3
*ica	1:4 3:-2 4:-2 5:-3 8:4
*ice	0:-2 1:-3 2:-3 4:2 5:2 7:-2
*ich	3:2 5:-5 8:-4 9:2
*ici	7:-2
*ico	1:-3 5:3 7:-2 8:-3
*ics	1:2 2:3 5:-4 8:-2
*ict	1:-2 2:3 5:-3 8:-2
*ida	0:3 1:-3 3:-4 5:3 7:-2 9:-2
*ide	0:-2 1:-2 2:2 6:-2
*ido	0:-3 1:-4 4:3 5:-5 7:2 9:-3
*ied	1:-2 3:-2 5:-2 9:4
*ien	0:-2 1:-2 3:-4 4:-2 5:-3 6:8
*ier	0:4 1:2 3:-3 4:-3 7:-3 8:-2
*ies	5:-2 8:3 9:-2
*iew	0:4 4:-2 5:-4 9:-2
*ift	3:2 7:-3 9:2
*ify	5:2
*ign	5:-3 8:-2
*igo	2:-3 5:3
*ile	0:-3 1:-6 2:-3 3:5 5:-3 6:-2 9:2
*ili	0:-2 2:-3 3:-3 5:2 6:-2 7:-3 8:3 9:-2
*ime	1:-2 5:3
*imm	0:-2 1:2 2:-3 5:2
*imo	0:2 7:-2
*ina	7:-2
*ind	0:-2 1:3
*ine	0:-2 2:3 6:-2 8:-2 9:-2
*ing	0:-2 3:3 4:-2
*ini	1:3 3:-2 5:-2 7:2
*ino	0:-2 1:-2 2:-2 3:3 7:-2 8:-3
*ins	1:2 2:-2 3:-2 4:3 7:-3 8:-3 9:-3
*int	1:4 2:-4 5:-4 8:-4
*ion	0:2 1:2 3:-2 4:2 6:-2
*ios	0:-4 1:-3 2:-4 4:-2 5:6 6:2 9:-3
*ipe	0:2 5:-3
*ipt	1:2 2:4 4:-2 5:-2
*ira	1:-3 2:2 5:4 7:-2
*ire	0:-2 3:2 4:-2 5:-2 8:-3
*iro	0:3 2:-2 4:-2 5:-3 9:-2
*isa	4:3 5:-4
*ise	1:-2 2:-2 3:2 4:-2 5:2
*ish	0:-2 1:-3 5:3
*iso	0:-2 1:3 2:4 3:-2 4:-2 5:-3 7:-2 8:-2
*isé	0:2 5:-4 6:-2 7:3
*ita	1:-2 5:2
*ite	0:2 1:-2 7:2
*ito	1:-5 2:-3 3:5 4:-2 5:-2 6:-3 7:-4 9:-2
*its	0:-4 5:4 7:-2
*ity	2:-2 4:-2 7:-3
*ità	2:-3 3:-3 5:-2 7:5 9:-2
*ité	0:-3 1:4 2:-3 4:-4 5:-3 6:2 7:-4 8:2 9:-3
*iva	1:-2 2:-3 4:2 5:2 7:2
*ive	1:-2 3:4 6:-2 7:-4
*ivo	3:2 5:-4 6:-2 7:2 8:-3 9:-2
*iza	0:-3 5:2 7:2
*ize	0:2 2:2 3:-2 5:-2
*ión	7:-3
*jes	0:2 1:2 5:-2
*jet	5:2
*ked	4:2 5:-3 7:-2
*ken	2:-2 5:3 7:-3 9:-2
*ker	1:-2 3:2 4:-2 7:3 8:-3 9:-2
*ket	0:-2 2:-2 4:4 5:-2 7:-2
*kie	5:3
*kte	0:2 1:-2 3:-2 5:3 7:-2
*kup	5:3 7:-2
*lan	0:3 1:-3 2:-2 3:-3 4:-2 7:-2 8:-2
*lar	1:-4 4:-3 5:-5 7:2 8:-2 9:3
*las	0:-2 1:-2 3:-2 5:5 6:-2 7:-3
*lds	0:-2 2:-2 3:3 5:3 7:-2 9:-2
*led	1:2 3:6 4:-2 5:-7 9:-2
*lem	7:3
*len	0:-4 2:-5 4:-2 6:3 7:3 8:-3
*ler	1:2 2:-2 5:2 6:-2 7:2 8:-3
*les	0:-2 2:-3 4:-2 5:7 6:-2 7:-3 8:2 9:-3
*lge	0:-3 1:-2 2:-3 3:-3 4:6 5:-5 7:-2 8:-2
*lho	5:3
*lia	8:2
*lic	5:2
*lid	3:4 5:-2 7:-2
*lie	1:-2 2:3 3:-2 4:-2
*lin	1:3 2:-2 8:-2
*lio	2:-2 3:-2 7:-3 9:4
*lla	0:4 2:-3 3:-5 4:3 7:-2 8:-3 9:-2
*lle	1:4 2:-2 5:-3 7:-4
*lli	0:-2 1:-4 2:-3 3:3 4:-2 7:3 8:-3 9:-2
*llo	1:-2 2:-2 5:3 7:-3 9:2
*llt	1:4 5:-3
*lly	0:-2 4:-2 5:2 8:-2
*log	0:2 5:-2
*los	7:2
*loy	3:3 5:-2
*lta	0:2 1:-3 2:-3 3:-2 9:-2
*lte	0:-2 1:-2 3:-3 8:2 9:3
*lve	1:-3 3:4 7:-2
*lär	2:2
*lée	0:2
*lés	0:-2 1:-2 2:3 4:-2 7:-2
*mal	0:-4 1:-4 2:-3 4:-4 5:2 6:-3 7:4 8:-4 9:-4
*man	2:2 3:2 5:-2
*mar	0:-2 1:4 3:-2 4:-2 6:-2 7:3
*mas	4:-2 8:-2 9:2
*mat	0:-2 1:2 3:2 8:-2
*mbs	3:2
*men	0:2 1:-3 2:-3 4:-2 5:3 6:-2 8:2 9:-2
*mer	1:-4 3:2 5:-3 8:2 9:2
*mes	1:-3 4:3 5:-2 7:-2 9:-2
*me⟩	5:2
*min	2:2 5:-2 7:2 9:-2
*mit	1:2 3:3 5:-2
*mmt	0:-2 3:3 5:-2 7:2
*mon	2:2 3:-2 5:-2 9:2
*mos	0:-2 2:-4 3:-2 4:-3 5:2
*mum	3:2
*n't	1:2 3:3 5:-3 7:-2
*nal	0:2 1:-3 2:2 4:-2 5:-2 8:-2
*nam	1:-2 3:-2 4:-2 5:4 8:-3
*nar	1:-3 3:2 5:2
*nas	1:2 3:-2 5:2 7:-2
*nca	3:3 7:-2
*nce	0:-2 2:-2 3:-2 6:-2 7:2 9:3
*nco	3:2
*nda	7:3
*nde	2:-4 3:3 4:-2 6:-3 7:-5 9:3
*ndo	0:2 2:-2 3:2 5:-2 6:-2 8:-3
*nds	1:-2 2:4 4:-3 6:-2 8:-4 9:-3
*ned	3:5 5:-3 7:-2
*nel	1:-2 3:-2 5:4
*nem	2:3 3:-2 5:2 7:-2
*nen	0:2 1:-7 3:-4 4:2 5:2 6:-2 8:-3 9:-2
*ner	0:2 2:-3 3:-3 5:-3 7:3 8:-2 9:-4
*nes	0:-2 5:4 7:-3 9:-2
*nge	3:-2 5:3 8:-2 9:-3
*ngs	1:-3 4:2 5:-4 8:-2
*ngt	3:4 5:-3 7:-2
*nha	3:-2 4:2 5:3
*nho	0:-3 4:2 5:-3 7:3 9:-2
*nie	0:2 3:2 5:-2
*nio	1:2 3:-3 5:-3 7:4
*nit	3:2 5:-2
*nne	0:-5 1:-4 2:2 3:3 7:-5 9:-2
*nos	1:-3 3:2 5:-4 8:3
*not	3:3
*nse	3:2
*nst	0:-2 1:3 4:-2 5:-2 7:-2 8:2
*nta	0:2 1:-4 2:2 3:4 4:-3 5:-4 6:2 8:-2 9:-2
*nte	1:-2 4:3 6:2 9:-5
*nti	0:-4 3:-4 4:-3 5:2 6:5 7:-4 8:-3
*nto	0:2 2:3 4:-2 5:-2 7:-4 8:2 9:-2
*nts	0:-2 1:-4 2:-2 4:-5 5:6 6:2 7:-2
*nue	3:3 5:-3
*num	0:-2 1:-2 3:-3 5:4
*nza	0:2 1:-2 2:-2 3:-2 7:-3 9:2
*nze	0:2 1:-4 4:-3 5:2 6:-3 8:-3 9:-2
*nça	0:-3 1:-3 2:-2 3:-5 5:3 7:-2 8:-3 9:2
*nés	5:2
*oad	0:2 2:-3 3:4 4:-3 5:-4 6:-3 8:-2
*oca	0:-2 3:3 4:-3 7:-2
*ode	0:3 2:-2 3:-3
*odi	1:-2 3:-2 4:-3 5:6 7:-3
*odo	0:-4 1:-2 3:-2 5:6
*ods	5:4 7:-3
*ody	0:-2 1:2 8:-2
*ohl	7:-4 9:3
*oid	1:-2 5:2 7:-2 8:2
*ois	1:-2 3:5 5:-3
*oit	3:3 5:-2
*oke	1:3 7:-3
*ola	3:-2 4:2 7:3
*ole	1:-2 3:-2 5:3 7:-2 8:-2 9:2
*oli	1:-2 2:-2 3:-4 5:3 7:-4 8:-2 9:3
*olo	0:-2 1:2 2:3 3:-4 8:-2
*oma	1:-3 2:4 5:-2
*ome	2:-2 3:4 4:2 7:-3 9:-2
*ona	0:-2 1:-4 3:4 4:-2 7:-2 8:-2 9:-2
*ond	0:-2 3:2 5:-2
*one	0:-2 2:-4 4:-3 6:-2 7:2 8:2 9:-2
*oni	0:-2 1:-5 2:-3 3:-4 4:2 5:7 8:-4 9:-3
*ono	1:-6 3:2 4:-4 6:3 8:-4
*ons	1:-4 3:-5 5:7 7:-2 8:-3
*ora	1:-3 2:-2 5:-3 6:-2 7:5 9:-2
*orb	1:2 5:-3 7:2
*ord	0:-2 2:-3 3:3 5:-2 7:-2 8:2 9:-2
*ore	1:-4 2:-2 3:-2 4:3 9:-3
*ori	0:-3 3:-5 4:-2 5:5 6:-3 7:-4 8:2 9:-2
*ork	1:2 5:-4 8:3
*ors	0:-2 1:-2 5:5 7:-2
*ort	3:2 4:-2 6:-2 8:-2 9:2
*ory	0:-3 7:-2 9:2
*or⟩	7:2
*ose	0:-2 1:-3 3:4 4:-2 6:-2 9:-3
*oso	1:3 3:-2 5:3 7:-3 9:-2
*oss	1:-2 8:2
*ote	4:3 5:-2 9:-2
*our	1:3 2:-2 3:-2 4:-2 6:-3 7:-4 8:3
*ous	3:2
*out	1:2 3:3 4:-3 5:-2 6:-2 9:-3
*ove	0:-2 1:-3 3:-3 4:3 5:3
*ovo	3:3 5:-2
*own	2:-2 4:2
*ows	0:-2 1:3 3:-3 5:2 8:-2 9:-2
*ped	0:3 5:-2 7:-2
*pel	3:2
*pen	0:-2 1:2 4:-2
*per	0:2 1:-2 3:-3 4:-2 6:-2 7:4 8:-3 9:-3
*pio	3:2 5:-2
*ple	1:-2 2:2 7:2
*pli	5:-2 7:-2 9:2
*pon	4:2
*ppo	1:-2 5:-3 7:3 9:2
*pre	1:-3 3:5 7:-3 9:-2
*pte	0:-2 8:3
*put	3:2
*que	0:-3 1:2 5:-4
*qué	3:-2 4:2 5:2
*r's	2:-2 5:-2 7:2
*ral	5:-2
*ram	0:-2 1:-2 3:4
*ran	5:-2 7:3
*rap	2:2
*rar	1:-3 5:2 9:-2
*ras	3:-4 4:-2 5:5 7:-4
*rce	5:3
*rda	5:3 7:-2
*rde	7:2
*rds	0:2 1:-2 4:2 5:-2 7:-2
*red	0:2 3:2 4:-2 7:-2
*rei	5:2
*rem	0:-2 1:-2 6:3
*ren	0:-3 1:-2 2:4 3:-4 4:3 7:-4 8:-3 9:-3
*rer	0:-3 1:-3 4:-2 5:2 7:-2 9:3
*res	1:-3 3:-5 5:4 6:3 7:-2 9:-3
*rge	1:-3 3:3
*ria	0:-3 1:-2 2:-3 4:-2 5:2 6:-2
*rie	1:-3 2:-2 4:3 5:-4 7:-4 9:3
*rio	3:2 4:-2 5:-2 6:-2 7:2 8:-2
*ris	1:4 2:2 4:-2 5:-6 7:-4 8:2
*rit	1:2
*rlo	0:-2 1:2 3:-2 7:-4 8:2 9:2
*rmo	3:3 5:-2
*rna	0:-3 5:4 7:-2
*rne	0:2 1:-3 2:-2 3:-3 4:3 5:-2 8:2
*rno	1:-2 4:-2 7:-3
*rns	4:2 5:-2
*ron	3:4 7:-3
*ros	1:2 2:-2 6:-2 7:-5 8:3 9:-2
*rou	0:-2 1:-2 5:3 7:-2 9:-2
*rre	4:2 7:-3
*rse	4:-3 5:-3 6:2 9:3
*rsi	5:3
*rst	1:-2 7:-2 9:3
*rta	1:2 2:-2 4:-3 8:-2 9:-2
*rte	0:-2 2:-2 4:-2 6:-2 7:-2 8:-3 9:4
*rto	0:-2 1:-2 2:3 3:-3 6:-2
*rts	1:-2 7:-2
*rty	3:2
*rão	3:-3 5:4 9:-2
*rée	1:2 8:-2
*ría	0:-2 1:-6 2:2 4:-2 7:2
*sam	3:2
*sar	1:-2 3:-3 5:2 7:2
*sce	0:4 1:-2 3:-3 5:-5 7:3
*sch	3:-2 5:4
*sco	1:3 3:-2
*sed	1:-3 4:-2 7:2 9:-2
*sel	0:-2 1:-3 2:-3 5:3
*sen	1:-4 4:-2 5:3 8:-2 9:-2
*ser	0:-2 4:-2 5:2 6:-2 7:-3 8:-3 9:2
*ses	0:-2 1:2 2:-2 3:-4 4:-2 6:2
*set	0:-2 1:2
*smo	1:-2 2:4 8:-2
*son	3:3 5:-2
*sor	0:-2 1:-3 3:3
*sos	1:-3 2:2 3:-2 4:-2 5:3 7:-2
*ssa	0:-3 2:-2 4:2 5:3 7:-4 8:-3
*sse	4:-3 5:-2 6:-3 7:5 8:-2
*ssi	0:-2 1:2 2:-3 3:-3 4:-2 6:4 7:-3 8:-3 9:-2
*sso	1:-2 4:-2 5:2
*sst	0:-2 1:-3 2:4 5:-4 9:-2
*sta	0:3 1:-4 2:3 3:-4 5:2 7:-2 8:-4 9:-4
*ste	1:-3 3:2 4:-3 6:-2 7:3 8:-2
*sti	0:-2 2:-4 4:-2 5:3 7:-4 8:-4 9:3
*sto	1:2 4:-2 7:-2 8:2 9:-2
*sts	0:3 1:-3 2:-2 3:3 4:-3 5:-4 6:-2
*são	0:-2 1:3 2:-2 4:-2 7:2 8:-3 9:-3
*sée	5:-2 6:3
*t's	0:-3 3:4 4:-2 5:-5 6:-2 7:-2 8:-3
*tal	1:2
*tam	5:3
*tan	5:4 7:-4
*tar	1:-4 2:3 3:4 4:-3 6:-2 7:-3 8:-4 9:2
*tas	0:-3 1:-4 2:-3 3:-2 4:-2 5:-2 6:8 7:-6
*tch	0:-3 1:-2 2:3 3:-2 5:4 7:-2
*ted	2:2 4:-3 8:-2
*tem	0:-3 3:-4 4:2 5:3 6:2 7:-4 8:-2
*ten	4:-3 5:5 8:-3 9:-3
*ter	2:3 5:-3 6:-2 9:-2
*tes	0:-3 1:-4 4:-3 5:6 9:-2
*tet	1:2 2:2 3:-2 5:2 7:-3 9:-2
*th⟩	5:2
*tic	0:-3 2:-3 3:-5 4:4 8:-2
*tig	3:2
*tir	1:-3 3:-2 4:4 5:-2 6:-3
*tly	1:4 2:-3 4:-3 8:-2 9:-3
*tom	1:2 7:-2
*ton	0:-2 1:-3 2:-3 3:2 4:3 8:-2 9:-2
*tor	1:3 2:-3 3:3 4:-2 7:-2 8:-3 9:-5
*tos	0:-4 1:-5 4:-2 6:9 7:-6 8:-3
*tra	1:-3 2:-2 7:-3 8:-2 9:3
*tre	1:-4 2:-2 3:5 4:2 5:-4 6:-2 8:-2 9:-3
*tri	2:-2 3:-2 6:-2 8:3
*tro	2:-3 4:-3 6:-2 7:2 8:-4 9:3
*try	0:2 1:2 2:2 3:-2 4:2 5:-4 7:-2
*tta	0:-4 1:-2 4:-2 5:5 7:-3 9:-2
*tte	0:2 1:-4 2:2 3:2 4:-2 5:-4 6:-2 7:5 8:-2 9:-2
*tti	0:-2 1:-3 3:-4 4:-3 5:5 7:-3 8:2
*tto	0:-2 3:-3 4:-2 5:3 6:-2 7:2
*tup	4:2
*tur	1:-2 8:3
*tzt	0:-2 1:-3 3:-2 4:-2 5:3 6:2 7:2 9:-2
*tée	3:2 7:-2
*tôt	1:-2 7:3 9:-2
*u'à	4:4 5:-3
*ual	0:-3 3:2 4:2 5:2 7:-2
*uch	0:-2 1:-2 2:-2 3:4 5:-4 7:2
*ude	3:3 5:-2
*uei	1:4 2:-2 3:4 4:-2 5:-5 7:-2 8:-3
*uer	1:2 5:-4 7:3
*ues	0:-3 1:4 2:-3 3:2 4:-2 5:-3 8:-3 9:-3
*uet	1:-2 3:-2 5:-2 7:2 8:3
*ufe	1:-2 4:2 5:2 7:-2
*ugh	1:-3 2:3 8:-2
*ugt	0:2 5:-2
*uis	3:2 5:-2 7:3
*uit	0:3 1:-2 5:-3 6:2 9:-2
*ula	1:2 2:2 5:-3
*uld	4:-2 5:-2 9:2
*ule	0:4 3:-3 4:-3 6:-2 8:-3
*uli	5:-2 7:2 8:2
*ulo	0:-4 1:-4 2:3 4:-3 6:-2 9:-4
*ult	1:2 3:-3 5:2
*uma	0:-2 1:-3 3:-3 5:-4 7:6 9:2
*umn	2:2 7:-2
*una	0:-2 5:-4 6:-2 7:5
*und	1:-3 3:2 4:-2 7:-2 8:2
*ung	0:-4 1:-2 2:2 3:-3 5:2 6:-3 8:2 9:2
*uno	1:-3 2:-2 4:-2 7:5 8:-2 9:-2
*unt	1:-5 3:-3 5:-3 7:2 8:2 9:3
*uoi	1:-2 7:-2
*ura	0:-2 1:-2 2:-4 3:-4 4:2 6:-3 8:4 9:-2
*ure	0:-4 6:-2 7:-2 8:2 9:2
*urn	1:3 5:-2
*uro	1:-2 3:2 5:-2 7:3
*urs	0:-3 1:-3 3:-2 4:-3 5:5 6:-3 7:2 8:-2 9:-3
*use	0:-2 1:-4 2:-2 3:-2 5:2 7:2 8:2
*uta	5:-3 7:-2 8:3
*ute	0:-3 2:3 4:-2 7:-2
*uto	0:5 1:-2 2:2 3:-2 5:-5
*utt	5:2
*uye	0:-2 1:-2 5:4
*uém	0:-2 1:-2 3:2 5:-2 6:-2 7:3
*ués	0:-3 5:2
*ved	1:2 3:2 4:-2 6:-2
*vel	1:-3 2:-3 3:-2 4:4 6:-2 8:-2
*ver	0:-2 1:4 5:-2 7:-3
*ves	4:-2 5:2 7:-3
*vos	0:-2 1:-2 3:-2 5:3 6:3 7:-4
*vía	5:2
*way	1:-2 5:3 7:-3 8:2
*wed	1:-2 2:2 5:-2 8:-2
*wer	0:-2 4:-2 7:4
*xer	5:2
*xt⟩	1:2 3:4 7:-3 8:-2 9:-2
*ypt	4:2
*zar	1:-2 7:3
*zed	3:3 5:-3
*zen	1:-2 5:2
*zer	0:4 1:-2 5:-3 6:-2 7:-3
*zio	0:-2 1:2 2:2 3:-2 4:-2 5:-3 7:-2 8:3 9:-2
*zte	1:-2 3:-2 5:5 7:-3
*zzo	3:2 5:2 7:-2
*çar	1:-3 7:3 9:2
*ços	0:-2 1:-3 2:2 4:-3 9:-2
*ção	0:2 1:3 3:-5 6:-2 8:-2
*ère	0:-3 2:3 4:2 7:-3 9:-2
*ées	1:-3 4:-2 5:2 6:-2 7:-3 9:-2
*ête	1:-2 2:-2 4:2 7:-2
*ías	0:-2 2:-2 5:-5 7:-2 8:5 9:-2
*ído	1:-2 2:2
*îne	0:-2 1:-3 3:-2 5:4 7:-2
*ões	0:-2 1:-2 5:3 6:2 7:-3 8:-3 9:-3
*аем	1:2 5:-2
*ает	0:-4 2:2 3:5 4:-5 5:2 6:-3 7:-2 8:-2 9:-3
*ажи	0:-2 2:2 5:2 8:-2
*ами	0:-2 1:-3 4:-2 7:-3 9:3
*ана	0:-2 1:-2 2:-2 4:3 7:-3 8:-2 9:2
*ано	1:-3 4:-3 5:4 7:-2 9:-2
*аны	3:-2 7:3
*ать	0:-3 2:3 3:-2 4:-3 5:-5 6:-3 7:2 9:2
*ают	0:-3 1:-2 4:3 8:-2
*аёт	0:-3 5:4 7:-2
*бки	8:2
*бок	1:3 3:-3
*бще	0:-2 2:-2 3:-2 5:-4 7:5 8:-2 9:-2
*вка	1:3 2:-2 5:-2 7:-2
*вки	0:-2 1:-3 3:3 4:-3 5:-4 7:-3 8:3 9:-2
*вов	0:2 1:-2 4:4 5:-4 8:-2
*вый	1:-2 4:2 5:-2 7:2 9:-2
*гда	3:4 7:-2
*дит	0:-2 1:-2 2:-2 3:4 4:2 5:-4 7:-2 8:-2
*дом	3:2 5:-2 7:2
*дую	1:2 3:-2 5:-3 8:3
*дят	3:4 5:-2
*еди	3:-2 5:2 8:2 9:-2
*едь	1:3
*ейс	7:-3 9:2
*ект	0:4 1:-2 3:3 5:-5 8:2
*ели	0:-2 1:3 7:-2 8:-2
*ему	0:-3 3:3 5:-2 7:-2 9:3
*ена	0:3 1:2 4:-2 5:-5 7:-3 9:2
*ент	0:3 1:-2 3:-3 5:-4 6:2 7:-2
*ера	0:-3 1:-2 2:4 3:2 4:-2 7:-2 8:-4 9:-3
*ере	0:-3 5:-2 9:3
*еры	3:-2 5:2
*жды	5:-2 7:3
*зке	3:4 5:-2 9:-2
*зки	4:2
*ика	0:-2 1:-2 2:-3 3:-3 7:2 8:-3 9:2
*ики	0:-2 1:-2 3:-2 5:2 6:-2 7:3
*ими	5:4
*ина	0:2 3:-2 8:2
*иси	0:3 1:-3 5:-2 9:-2
*ись	3:3 4:2 5:-3
*ите	0:-2 1:-2 7:-2 8:3
*ить	1:-3 3:-2 6:-2 9:3
*ица	0:2 1:-2 2:-2 3:-2 8:-2 9:3
*ице	0:3 2:-2 3:-2 5:-2
*йки	0:3 1:-2
*кер	3:3
*ких	0:2 3:-2 5:-4 6:5 7:-2
*ков	3:2 5:-2
*ком	7:3
*кте	0:2 7:-2 8:-4 9:2
*нет	7:2
*ние	1:-3 2:-3 4:-3 6:-3 9:4
*нии	0:2 3:2 5:-4 7:2 9:-2
*ний	0:3 1:-3
*ния	2:-2 6:5 7:-2 8:-4 9:-4
*нка	0:-2 5:2
*нки	1:2 2:-2 3:3 5:-3 8:-2
*нно	1:3 3:-2 5:-4 7:2 9:2
*нов	0:-2 1:-4 2:-2 3:-3 4:3 5:3 7:-2 8:-2 9:-3
*ной	3:-3 4:-2 5:2 6:-3 7:-2
*ном	3:2 5:-2 7:-2
*нта	0:-3 1:-2 2:-2 3:3 7:-2 8:-2
*нте	3:2
*ную	0:-2 1:-3 2:-2 3:5 5:-2 7:-2 8:-2 9:-2
*ные	1:-2 4:-2 5:3 7:-3 8:-3
*ный	2:-2 4:-3 7:-2 8:3
*ных	0:2 1:-3 2:-2 5:-2 9:-2
*ого	1:-2 2:-2 3:4 4:2 5:-4 6:-2 7:-4 9:-3
*ода	2:-2 3:-4 5:2 7:2
*оды	5:3
*ока	3:2 5:-2
*ому	0:-2 1:-2 2:6 3:-5 4:-3 5:-4 7:-3 9:-4
*пки	2:-2 3:-3 5:-2 7:5 9:-3
*ров	0:2 2:-2 3:3 5:-3 7:-2 8:-2 9:-2
*рос	4:2
*рые	3:-4 4:-2 5:6 7:-3
*рый	4:2 5:-4
*сан	5:2
*сов	1:-3 2:-2 4:-3 6:2 7:2 8:-2 9:-2
*сок	3:-3 5:5 7:-2 8:-2
*сса	5:2
*ссы	5:4 7:-2
*ста	0:-2 2:3 3:-2 5:2 7:-2 8:-2
*сти	1:-2 4:2 5:-2 7:2 8:-3 9:-2
*сто	3:2 9:-2
*сть	0:-3 1:4 2:-6 3:-5 4:2 5:-4 6:-2 7:3 8:-4 9:-4
*тах	0:-2 1:-2 3:-4 4:-2 5:5 8:-2 9:-2
*тие	9:2
*тии	4:2
*тит	5:3 7:-2
*тов	1:-2 2:-2 3:-2 4:-2 5:4
*той	0:2
*том	4:2
*тор	0:2
*три	5:3
*тся	1:-2 3:2 4:-2 7:-2 9:-3
*уда	5:4 7:-3
*удь	0:-2 5:-5 6:-2 7:8
*ует	1:-2 5:4
*уле	0:-2 5:3
*усы	9:3
*уть	0:2 2:-2 3:-3 5:-3 7:-2 9:3
*уют	7:3
*ции	0:-2 1:-4 2:-3 4:5 6:-2 8:-3 9:-3
*цию	5:-3 7:4
*ция	0:2 1:-2 2:-2 5:3 7:-2 8:-2 9:-2
*чик	0:-2 1:-2 3:3 7:-2
*чит	3:3 5:-2
*щие	0:-2 1:-2 3:-4 4:-2 5:6 8:-2
*ько	4:-2 5:-2 6:4 7:-3 8:2 9:-2
*ьно	0:2 1:-2 2:3 3:3 4:-3 6:-2 7:-3 8:-4 9:-2
*ься	1:-2 2:2 4:-2 7:-3 9:3
*ьше	0:2 1:-3 2:-2 3:-2 4:3 5:-3 8:-2 9:-2
*юсь	3:-2 7:3
*яет	0:2 1:2 2:-2 3:-3 4:-2 9:-2
=asks callers	0:-2 1:-4 3:-3 4:4 6:-2 7:-3 8:2 9:-2
=asks callers of a name	1:-3 3:-2 5:5 6:4 7:-5
=asks calls	1:-4 3:-2 5:3 8:-2
=asks calls of a name	0:-2 1:-6 3:-5 5:8 7:-3 9:-2
=asks catches of a name	3:-3 6:-2
=asks constructs	0:3 1:-6 3:-3 5:2 6:-2 7:-3 8:-2 9:-2
=asks constructs of a name	0:4 1:-3 3:-2 6:-2 7:2
=asks for a message	1:-4 2:3
=asks handles	3:-4 4:-2 5:3 7:2 9:-2
=asks handles of a name	1:-5 4:-2 5:6 6:-2 7:-2
=asks impact	1:-2 5:3
=asks impact of a name	1:-2 5:2
=asks imports	3:-2 6:4
=asks imports of a name	1:-2 5:5 7:-3
=asks nothing	3:2 6:-2
=asks overloads of a name	0:-2 1:-3 3:-4 4:-2 5:3 6:-2 7:3 8:-2 9:2
=asks overrides of a name	0:-4 1:-2 5:5
=asks raisers	0:-2 1:2 6:2
=asks raisers of a name	0:-4 1:2 3:-2 6:4 7:-2
=asks raises	0:-2 5:3
=asks raises of a name	0:-2 1:-4 3:-3 5:4 6:-2 7:4
=asks reads	1:-2 3:-2 5:4 6:-2 7:-2
=asks reads of a name	5:3 6:-2
=asks sends	0:5 1:-2 3:-3 4:-2 7:-2 9:-2
=asks sends of a name	0:2 3:2 4:-2 6:-2 7:-2
=asks subtypes	0:-2 1:-2 2:-2 3:-3 4:-2 5:3 6:4 7:-3 8:-2 9:2
=asks subtypes of a name	0:-3 1:-4 3:-3 4:-2 6:6
=asks tests	0:-2 3:-2 4:-3 5:4 6:-2 7:2 8:-2 9:-3
=asks tests of a name	1:-2 3:-2 5:4
=asks uses	0:-4 1:-2 2:-3 3:-4 4:-3 5:4
=asks uses of a name	0:-2 1:-3 3:-3 4:-2 6:5 7:2 9:-2
=asks writes	0:3 1:-4 3:-3 4:-2 5:3 7:-3 8:2 9:-3
=asks writes of a name	3:-2 5:2 7:3
=code	2:-2 3:6 5:-4 7:-2
=en	3:2 5:2
=es	5:2 6:-2
=few words	0:2 3:-4 5:7 7:-2
=fr	5:2 6:-2 8:-2
=frames	3:4 5:-3
=it	0:-3 2:2 3:2 4:-2 5:2 7:-2 8:-2
=ja	0:3
=ko	5:2
=message	3:8 5:-4
=names	2:-2 5:3
=no name	6:-2
=one name	5:2
=one word	0:2 1:-2 2:3 5:-2 6:-5 7:2 8:-2 9:-2
=output of a tool	3:6 5:-3
=path	0:-3 2:-2 4:-2 5:3 8:2 9:-2
=pt	4:-2 5:2
=question	3:-2 7:4
=quoted message	3:5 5:-5 7:-2 8:-2 9:-2
=ru	0:-2
=several lines	3:5 5:-3
=statement	3:3 5:4 7:-3 9:-2
?	3:-2 7:4
? !	3:3 5:-3
? $	7:4
? ?	0:-3 1:5 2:-2 3:2 4:-2 5:-5 6:-3 7:-7 8:-2
? a	7:3 8:-2
? i	0:2 1:-2 3:-6 4:2 5:2 7:2 9:-2
? ich	5:2
? it	1:-2 3:3 5:-2 7:-3 8:2
? je	1:-2 3:-3 4:2 7:-2 9:2
? le	0:3 5:-2
? n	3:-2 7:3
? qué	1:-3 5:3
? the	1:-3 3:-2 8:3
? ⟨name⟩	1:4 3:-3 5:-3
^ a	0:2 2:-3 4:-3 5:-4 6:-2 8:-2 9:3
^ after	1:-2 4:3 5:-2
^ al	3:3
^ alguien	0:-2 5:-3 7:5
^ alguém	7:3
^ alguém ainda	5:-2 7:3
^ all	3:2 6:-2
^ alle	3:-2 5:4
^ an	0:-2 1:-2 4:-2 5:3 6:3
^ any	5:-3 7:4
^ are	3:-2 5:-3 7:5
^ are there	5:-2 7:3
^ auf	0:-2 3:2 5:-2 7:-2
^ build	1:-2 3:3 5:-3 9:2
^ c'est	1:-2 2:-2 3:-3 4:-2 5:-4 7:3 8:3
^ c'est quoi	8:-2
^ c'è	3:-2 5:-4 6:-2 7:6
^ call	1:2 2:-2 3:-3 4:5 5:-4 7:-3
^ callees	5:2
^ callers	5:3 7:-2
^ callers of	5:3 7:-2
^ can	1:2 3:-3 4:-2 5:-3 7:6 8:-2
^ can i	7:2
^ can you	1:3
^ catch	0:-2 3:2 5:3 7:-3
^ ce	3:3 4:-2 7:-3
^ che	1:4 3:-4 4:-2 5:2 7:-3 8:-4 9:-2
^ chi	0:3 2:-2 3:-4 4:-2 5:4 6:-3 7:-6 8:-2 9:-3
^ chi emette	0:3 1:-2 5:-2
^ ci	6:-2 7:4
^ clases	5:2
^ clases que	5:2
^ classes	5:2
^ code	1:2 3:-4 5:4 7:-2 9:-2
^ combien	0:-2 1:-2 3:-2 4:-2 5:-5 6:8 7:-5
^ combien de	5:-3 6:5 7:-3
^ come	0:-2 1:-2 2:6 3:-3 5:-3 7:-3 8:-2 9:-2
^ comment	0:-2 2:3 5:-3 6:-2 7:-3 8:-2
^ comment les	2:2
^ common	2:2
^ como	0:-3 1:-3 2:8 3:-6 5:-4 6:-2 7:-5 8:-3 9:-3
^ como o	4:2
^ con	7:2 9:-2
^ config	5:2
^ copy	5:-2 7:2 9:2
^ cosa	0:-3 2:-4 3:-5 4:3 5:-2 6:-2 7:-4 8:4 9:-4
^ could	0:-2 1:-3 3:-2 5:-3 6:-2 7:6 9:-2
^ count	5:-5 6:6
^ cuántas	0:-2 1:-2 3:-2 5:-5 6:7 7:-4 9:-2
^ cómo	2:7 3:-3 5:-3 7:-2 8:-2
^ cómo se	2:4
^ d'où	0:3
^ da	0:3 1:3 3:-2 4:-3 5:-3 6:-2 7:-3
^ dans	0:4 5:-4 7:-4
^ dans quel	1:-2 5:-3 7:-2 9:3
^ das	1:3 3:3 5:-4 7:-4 8:-2
^ de	0:-2 1:-3 3:-4 4:4 6:-2 7:-3 8:3 9:-2
^ de onde	5:2
^ dead	5:3 7:-2
^ depois	3:3
^ der	3:4 5:-3 7:-2
^ des	0:-2 1:-2 2:-2 3:-2 5:4
^ desde	0:3 3:2 4:-2
^ die	3:2 7:-2
^ diferencia	9:2
^ diferencia entre	9:2
^ difference	9:3
^ difference between	9:2
^ do	0:-2 2:-2 3:-2 5:-5 7:6
^ do we	5:-3 7:4
^ does	0:-3 2:-2 3:-4 4:-3 5:-7 6:-3 7:9 9:-2
^ does any	5:-2 7:3
^ does anything	7:2
^ does the	3:-3 5:-2 7:5
^ does ⟨name⟩	1:3 5:-5 6:-4 7:3
^ dove	0:5 1:-2 2:-2 3:-3 5:-2 7:-4 8:-2 9:-2
^ dove sta	0:2
^ dove viene	0:2
^ du	1:-4 4:3 5:-5 7:5
^ dá	3:-2 5:-3 7:4 8:2
^ dá pra	5:-2 7:4
^ dónde	0:2 1:-2 6:-2 7:-2
^ dónde está	0:2
^ dónde se	5:2 6:-2 7:-2
^ e	3:2 5:-2 7:2
^ e ⟨error⟩	3:2
^ el	0:-4 2:-3 3:7 4:-3 5:-4 8:-2
^ el test	1:2 3:2 5:-2 7:-2
^ em	0:4 1:-3 5:-3 6:2 7:-4
^ em que	0:5 1:-3 3:-3 7:-3
^ en	0:2 1:-4 3:-2 4:-2 5:-2 6:4 9:2
^ en qué	0:3 1:-3 3:-4 6:-2 7:-2 9:2
^ enum	3:-2 5:3
^ erklär	2:2
^ erklär mir	2:2
^ error	3:2 5:-2 7:-2 8:2
^ esse	0:2 1:2 2:-2 3:-2 5:-5 7:2 8:-2
^ est	0:-2 3:-4 5:-5 7:6
^ est ce	0:-2 3:-4 5:-5 7:6
^ está	3:-2 5:-3 7:4
^ et	1:3 3:-3 4:2 5:-2 7:-2 9:-2
^ every	3:-2 5:4
^ everything	0:-2 1:-2 3:-2 4:2 5:3
^ except	0:2 7:-2
^ exceptions	0:-2 5:4
^ existe	5:-4 7:7 9:-2
^ existe algum	7:3
^ existe t	7:3
^ explain	1:2 2:-2 7:-2 8:2
^ explain the	1:2 2:-2 7:-2 8:2
^ failed	3:2
^ failed ⟨path⟩	3:2
^ fatal	3:3 5:-2
^ find	5:3
^ fonctions	5:3
^ from	0:2 1:-2 7:-2
^ funciones	3:-3 5:4
^ gibt	3:-3 7:3
^ gibt es	3:-3 7:3
^ goroutine	3:2
^ handler	0:3 1:-3 3:-2 7:-3
^ handlers	5:3
^ hay	1:2 5:-4 7:3
^ hay alguna	1:2 5:-2
^ how	0:-2 1:-2 2:4 5:-2 6:4 7:-3 8:-2
^ how do	2:4 3:-2
^ how does	1:-2 2:2 3:-2 4:3 5:-2 6:-2 9:-2
^ how is	2:2 3:-2 4:-2 9:2
^ how many	2:-2 5:-3 6:7 7:-2
^ i	0:-2 1:-4 7:3 8:-2
^ i'd	0:2 5:-2 8:3
^ i'd like	0:2 5:-2 8:3
^ ich	2:2 5:2 7:-3
^ if	5:3
^ il	1:2 4:-2 5:-4 6:-2 7:3 8:-2 9:-3
^ impact	5:3
^ import	2:2 5:-4
^ imports	2:-2 5:3
^ in	0:4 1:-6 3:-5 6:4 7:-6
^ in che	0:-3 1:-3 3:-2 4:-2 7:-2 8:2 9:2
^ in quali	0:-3 5:5 7:-2 9:-2
^ in welchen	1:-2 5:5 7:-2
^ in welcher	0:3 4:2 5:-3
^ in which	4:3
^ is	0:-4 1:-2 2:-2 3:-6 4:-2 5:-7 6:-3 7:9 9:3
^ is it	7:3
^ is the	0:-2 1:-3 3:-3 5:-3 6:-2 7:5
^ is there	1:2 3:-2 4:-2 7:2
^ is ⟨name⟩	0:-2 1:-2 5:-2 6:-2 7:6
^ ist	0:-2 1:-4 2:-3 3:-5 5:-5 7:9 8:-2 9:-2
^ ist der	3:-2 7:3
^ ist es	3:-2 7:3
^ je	0:-2 1:-2 8:2
^ kann	3:-2 5:-5 7:6
^ kann ich	5:-2 7:3
^ la	0:-2 1:-2 3:7 4:-4 5:-3 8:-4
^ las	1:-2 3:3
^ le	2:-5 3:4 4:-2 5:-3 6:-3 7:-2 8:-4 9:3
^ les	0:-2 1:-4 2:4 3:3 4:-4 5:-3 6:-2 7:-2 8:-3 9:-2
^ list	3:-3 5:5 7:-2
^ list the	5:2
^ lista	4:-2 5:4
^ liste	5:3
^ liste des	5:2
^ login	3:4 5:-3
^ los	2:-3 3:4 7:-2
^ lógica	5:2
^ lógica repetida	5:2
^ me	1:-2 3:2 5:-2 7:-2 8:-2 9:3
^ merece	5:-2 7:3
^ merece la	5:-2 7:3
^ mi	0:-2 1:-2 3:3 7:-3 8:2
^ mon	3:3
^ montre	5:2
^ my	3:3 5:-2
^ n	0:-2 1:-2 3:3
^ n n	1:-2 5:3
^ nach	2:2 3:2 4:-2 5:-2
^ new	0:4 5:-2
^ new ⟨name⟩	0:4 5:-2
^ no	5:-3 7:3
^ npm	3:3
^ npm run	3:3
^ o	1:2 2:-4 3:4 5:-3 6:-2 8:-3 9:-5
^ o que	0:3 1:4 2:-3 4:-2 6:-2 7:-5 8:-3 9:-4
^ on	1:-2 2:-2 3:-2 5:-3 7:2 9:3
^ onde	0:8 1:-2 2:-2 3:-3 5:-5 6:-2 7:-5 8:-2 9:-2
^ onde fica	0:4 5:-2 7:-2 8:-2
^ onde é	5:2
^ our	3:2
^ overloads	5:2
^ overloads de	5:2
^ override	5:2 7:-2
^ overrides	5:4 6:-2 7:-2
^ où	0:8 1:-3 3:-3 4:-2 5:-3 6:-2 7:-5
^ où est	0:3
^ panic	3:2
^ par	4:3 5:-2 9:-2
^ para	3:2
^ para qué	3:2
^ perché	3:4 5:-3 7:-2
^ peut	5:-2 7:2
^ peut on	5:-2 7:2
^ plus	3:2
^ por	0:-3 3:4 5:-2 7:-2 8:-2 9:-2
^ por que	3:2
^ por qué	1:-2 3:3 5:-2
^ port	3:2
^ port n	3:2
^ posso	1:-2 3:-3 7:6
^ pourquoi	3:2 5:-2 7:-2 9:2
^ private	5:4 7:-2
^ puedo	3:-2 5:-2 7:3
^ puedo usar	7:2
^ puntos	3:-3 5:3
^ pytest	3:3 7:-2
^ q	0:-2 1:2 2:2 3:-4 4:2 7:-3 8:-2 9:-2
^ qu'est	1:-4 3:3 7:-2 9:2
^ qu'est ce	1:-4 3:3 7:-2 9:2
^ quais	5:2 6:-2 7:-3 9:2
^ qual	0:-3 1:4 3:3 4:-2 5:-5 7:-4 8:-3
^ qualcuno	5:-2 7:3
^ quale	0:-2 1:5 4:-2 5:-2 7:-2
^ quali	0:-2 1:-3 2:-2 3:-2 4:2 5:6 6:-2 7:-4
^ quando	3:-3 4:-2 5:2 7:-2 9:2
^ quantas	5:-4 6:5 7:-2
^ quante	3:-2 5:-5 6:7 7:-3 8:-2
^ quanti	1:-2 5:-5 6:7 7:-4
^ quanto	0:-2 2:-3 3:-4 4:-2 5:3 6:-3 7:-2 8:3
^ que	0:-5 1:5 3:-6 4:3 5:2 6:-2 7:-7 8:-3 9:-3
^ que exceções	1:-2 5:3
^ que se	4:2
^ quel	1:3 7:-2
^ quelle	0:3 2:2 3:-2 4:-3 5:-6 6:2 7:-2 9:-2
^ quelles	1:-2 5:6 7:-2
^ quelles fonctions	5:2
^ quelqu'un	1:2 5:-3 7:3
^ quels	1:-4 4:-2 5:8 7:-2 9:-2
^ quem	0:-3 3:-2 5:6 6:-2 7:-4
^ quero	2:2
^ qui	2:-2 4:-2 5:2 6:-2 7:-6 9:2
^ qui appelle	5:-2 8:3
^ qui est	0:-2 1:2 3:3 5:-4
^ qui lit	5:2
^ quiero	1:-2 2:2 5:2
^ quién	2:-2 3:-3 5:6 6:-2 7:-5 8:-2
^ quién hace	5:2
^ quién lanza	1:2
^ quién llama	5:2
^ qué	1:4 3:-4 5:2 6:-2 7:-5
^ qué componentes	1:-2 5:3
^ qué es	1:2 3:-2
^ qué funciones	5:2
^ qué hace	1:3 5:-4
^ qué partes	1:-2 5:3
^ qué tests	1:-2 5:3
^ raise	0:2
^ raise ⟨name⟩	0:2
^ rescue	5:4 7:-2
^ rescue ⟨name⟩	0:3 5:-2
^ review	1:2 2:2 5:-2 8:-2
^ ruft	4:-2 5:-3 7:5 9:-2
^ se	0:-4 2:-3 4:-2 5:3 6:-4 7:4 8:-3
^ se eu	3:-2 5:3
^ se usa	5:-4 6:-3 7:3 9:2
^ seit	3:3 5:-2
^ show	0:2 4:3 7:-2
^ show me	0:2 4:3 5:-3
^ si	0:-3 3:-2 5:5 6:-2 9:-2
^ since	3:2
^ sind	1:-3 2:-2 3:-2 5:-3 7:-2 9:4
^ so	0:2 1:-3 8:3
^ sobrecargas	3:-3 5:5 6:-2 7:-2
^ specs	1:-2 5:4 7:-2
^ storage	6:3
^ structs	3:-2 5:4 7:-2
^ tell	7:2 8:-2
^ tell me	7:2 8:-2
^ tem	1:-3 3:-3 7:4
^ test	1:-3 3:-3 5:4 7:-3
^ tests	0:-2 3:-4 5:7 6:-2 7:-5
^ the	0:2 2:2 3:3 4:-2 5:-2 6:-2 7:-5 8:-4 9:-3
^ throw	5:2
^ tipos	1:-2 3:-3 5:4
^ todos	0:-2 3:-2 5:3
^ toter	7:2
^ toter code	7:2
^ trace	0:2 1:-2 5:-2
^ trace id	0:3 1:-2 4:-2
^ trop	0:2 5:-3 7:2
^ trop de	0:2 5:-3 7:2
^ ts	3:3
^ two	1:2 3:2 5:-3 7:-2 9:-2
^ un	0:-3 1:-5 2:-3 3:2 4:-2 5:-5 8:4 9:2
^ uncaught	3:2
^ uncaught in	3:2
^ undefined	0:-2 3:3
^ unused	5:3 7:-3
^ warn	3:2
^ warning	3:2 5:-3 7:2
^ warum	3:4 7:-2
^ was	0:-5 2:-4 4:3 5:2 6:-2 7:-8 9:2
^ was bedeutet	1:4 5:-3 9:-2
^ was ist	3:-3 5:-2 7:-2 8:-2 9:3
^ was macht	1:4 3:-2 5:-2
^ was ruft	5:3
^ was wird	1:2 3:-3 4:2 7:-2 9:-2
^ we	5:-2 7:3
^ welche	2:-2 3:-3 4:-4 5:7 7:-4 9:-2
^ welche module	1:-2 5:4 7:-2
^ welcher	0:-2 1:3 7:-2
^ wer	0:-2 1:2 2:-2 3:-2 4:-2 5:4 6:-2 7:-6 9:-2
^ wer ist	0:-2 1:5 3:-2 5:-4
^ wer ruft	5:-2 8:3
^ wer wirft	5:2
^ what	0:-3 1:2 2:-2 5:3 6:-2 7:-6
^ what are	0:-2 3:2
^ what can	1:-4 3:-2 5:5
^ what does	0:-2 5:4 7:-3 8:-2 9:-2
^ what happens	1:-2 4:2
^ what is	1:5 2:2 3:-4 4:-2 5:-2 8:-2
^ what should	8:2 9:-2
^ what would	1:2 4:-2
^ what's	0:-2 2:2 3:3 5:-5 7:-3 8:-2
^ what's a	1:4 3:-2
^ what's the	0:-2 2:3 3:2 5:-3 7:-2
^ whats	1:3 3:-2
^ where	0:7 1:-2 3:-2 5:-2 7:-3
^ where are	0:3 5:-2
^ where do	0:4 5:-2
^ where does	7:-2
^ where is	0:5 7:-2
^ where's	0:3
^ where's the	0:3
^ which	2:-2 3:-2 4:-3 5:7 6:-2 7:-5 9:-2
^ which classes	5:2 6:-2
^ which functions	5:2
^ which parts	1:-2 5:3
^ which tests	5:2
^ who	0:-4 1:-2 2:-2 3:3 5:4 6:-2 7:-4 9:-2
^ who calls	1:-2 8:2
^ who catches	5:3
^ who is	1:3
^ who listens	5:2
^ who sets	1:-2 5:3
^ why	1:-2 3:3 5:-2 7:-3 9:2
^ why do	3:2
^ why does	3:3
^ why was	3:2
^ wie	0:-2 2:4 5:-3 6:3 7:-4 9:-2
^ wie kommt	3:2 6:-2
^ wie viele	6:4
^ wie werden	2:3
^ wird	0:-2 2:-2 3:-3 5:-5 6:-2 7:7
^ wird ⟨name⟩	3:-2 5:-2 6:-2 7:4
^ wo	0:8 1:-2 3:-2 5:-4 7:-3 8:-2
^ wo ist	0:2
^ wo kommt	0:2
^ wo wird	0:3 5:-3
^ wo überall	0:-2 5:2
^ would	3:-2 5:-4 7:5 8:-2
^ would you	3:-2 5:-2 7:4 8:-2
^ wozu	1:-4 3:4 5:-2 7:-2
^ y	4:-2 7:3
^ y a	4:-2 7:2
^ à	0:-3 1:-4 2:3 3:4 4:-2 7:-2 9:-3
^ à quels	0:-4 5:4
^ ça	1:4 3:-5 4:-2 5:-4 7:4 9:-2
^ в	0:4 1:-4 2:-2 4:2 5:-5 6:3 7:-3 8:-3
^ все	5:2
^ где	1:-3 2:-2 3:-3 4:-2 5:3 6:-2 7:-5 8:-2
^ есть	2:-2 7:2
^ есть ли	5:2
^ зачем	1:2
^ как	1:-2 2:5 3:-3 4:2 5:-2 6:-2 7:-2 8:-2 9:-2
^ какие	1:-3 4:-3 5:8 7:-4
^ какой	0:-4 2:-2 3:-2 4:-2 5:-5 7:-3 8:5 9:-3
^ кто	0:2 1:-4 3:-3 5:3 8:-2
^ кто вызывает	0:2 5:-2
^ можно	7:3
^ на	3:2 6:3 7:-2
^ насколько	2:2 3:-3 5:-3 6:-2 7:-4 8:3 9:-2
^ откуда	5:2
^ по	0:-2 1:-3 2:4 5:-3 7:-3 8:2 9:-4
^ после	0:2
^ почему	3:3 7:-2 9:-2
^ при	0:-2 3:4
^ проследи	4:2
^ с	1:2 3:-2 5:2
^ сколько	5:-2 6:5 7:-2
^ хочу	1:-2 2:2 5:3
^ чем	1:-3 3:-2 4:-2 5:2 9:3
^ что	1:4 2:2 3:-5 4:2 5:-3 6:-2 7:-5 8:-5 9:-6
^ что бы	1:3 5:-2
^ ⟨error⟩	3:3 5:-2
^ ⟨error⟩ '	2:2 3:-2
^ ⟨error⟩ cannot	3:2
^ ⟨error⟩ class	2:2
^ ⟨error⟩ 던지는	0:-3 5:2 6:-2 7:2
^ ⟨name⟩	0:2 2:-2 7:3 9:-2
^ ⟨name⟩ ?	0:-3 1:6 3:-4 5:2 6:-3 7:-7 9:-2
^ ⟨name⟩ chi	5:3
^ ⟨name⟩ est	5:-3 7:3
^ ⟨name⟩ in	3:2 7:-2
^ ⟨name⟩ passes	3:3
^ ⟨name⟩ где	0:-4 5:3 6:-2
^ ⟨name⟩ ⟨name⟩	1:-3 3:-3 4:5 6:-3 7:-5 9:2
^ ⟨name⟩ の	0:2 7:-2
^ ⟨name⟩ を	3:-2 7:3
^ ⟨name⟩ 和	1:3 5:-3 9:2
^ ⟨name⟩ 어디서	0:2 5:-2
^ ⟨name⟩ 이거	7:2
^ ⟨name⟩ 호출하는	0:2
^ ⟨path⟩	1:-2 3:-2 4:-2 5:2 6:2 7:4 8:-4 9:-2
^ ⟨path⟩ ⟨name⟩	5:2 7:-2
^ ⟨text⟩	0:2 1:-2 3:-2 5:2 7:-2
^ 哪些	5:2
^ 能不能用	7:2
^ 能不能用 ⟨name⟩	7:2
^ 谁在监听	5:2
^ 谁在监听 ⟨name⟩	5:2
^ 여기서	1:2
^ 여기서 말하는	1:2
^ 왜	3:2
^ 이	5:2 7:3 9:-3
^ 테스트	0:-2 2:2 3:-2 5:2 7:-2
^#anymore	1:-2 2:-2 4:-2 7:4 8:-2 9:-2
^#call	0:-3 1:-2 2:2 3:-3 4:4 6:-3 9:-3
^#callee	0:-2 1:-2 3:-3 5:2 7:3 9:-2
^#catch	0:-2 1:-2 2:-3 3:-2 5:3 6:-2 7:3 9:-2
^#compare	0:-4 1:-4 2:-4 3:2 5:-2 6:-3 9:5
^#copies	0:-3 3:-6 4:-3 5:2 7:3
^#count	2:-2 5:-5 6:11
^#create	0:-2 1:-3 4:-2 5:4 7:-2 8:-4 9:3
^#decided	0:-2 1:2 2:-2 3:2 4:-2 5:-3 7:-3 8:-2 9:2
^#defined	1:-4 2:-4 3:4 4:-3 6:-2 7:2 8:-3 9:-3
^#error	1:3 8:-2 9:-2
^#event	2:-4 6:-2
^#exists	0:-2 2:-2 4:-2 5:-2 7:8 8:-2
^#explain	0:-4 1:4 2:3 3:-5 4:-3 5:-5 6:-2 7:-4 8:5 9:-3
^#fail	1:-5 4:2 6:-2 7:3 8:-3 9:-3
^#from	0:-2 1:-2 4:2 5:2 6:-4 9:-3
^#good	0:-2 1:-2 2:-3 4:-2 7:6 9:-3
^#handle	1:-2 2:-3 4:-2 5:4 6:-2 8:-3 9:-2
^#happens	1:-3 2:-2 4:5 5:-4 7:-2 8:-2
^#how	0:-3 1:-2 2:11 3:-2 4:2 5:-5 6:-2 7:-5 8:-3 9:-2
^#howto	0:-3 1:-3 2:9 5:-3 6:-2 8:-2
^#ifchange	0:2 1:-5 2:-3 4:-2 8:-2
^#impact	0:-2 5:4 7:-3
^#import	1:-3 2:2 5:-4 7:4 8:-3
^#judge	1:2 2:-3 3:-2 4:-3 5:-4 6:-3 7:-3 8:6 9:-3
^#meaning	0:-3 1:7 2:-2 4:-2 5:-2 6:-2 7:-3 8:-3
^#missing	1:-2 2:-2 3:4
^#most	0:-2 2:-3 3:-3 4:-2 5:5 7:-2 8:-3 9:-2
^#needed	0:-4 1:2 3:-5 4:-3 6:-2 7:4 8:-3 9:-3
^#never	0:-2 1:-2 2:-2 4:-2 5:3 7:-2
^#nobody	1:-2 3:2 5:-3 7:3
^#not	0:-2 1:2 2:-5 3:3 4:-3 5:-5 6:-2 7:5 8:-3 9:-2
^#overload	1:-2 3:-3 5:6 6:-4 9:-2
^#override	1:-2 3:2 5:2 6:-3
^#overview	0:-2 1:-7 2:-4 4:-3 5:-2 6:-2 7:-5 8:7 9:3
^#places	0:-2 1:-5 5:7 6:-3 8:-3 9:-3
^#possible	0:-3 1:-5 3:-5 4:-2 6:-2 7:5 8:3 9:-3
^#proscons	0:-2 2:-3 3:-3 4:-2 6:-2 7:-3 8:-3 9:5
^#quality	1:-7 2:-3 3:-4 4:-3 5:5 6:3 7:-4 8:-3 9:-3
^#raise	2:-2 3:3 4:-2 7:-2
^#read	0:-4 2:-2 3:-3 5:3 6:-2
^#risk	0:-2 1:-4 2:-2 3:-3 4:-3 5:3 7:3 8:-2 9:-2
^#send	1:-4 2:-2 3:3 6:-2 7:-3 8:-2
^#should	0:-4 1:2 2:-5 3:-6 4:-4 5:2 6:-2 7:2
^#show	1:-2 2:-3 5:5 6:-2 9:-2
^#since	0:-3 1:-3 3:4 6:-2 7:-4
^#slow	0:-2 1:-3 2:2 3:7 4:-2 5:-4 7:-4 8:-3 9:-2
^#sometimes	0:-2 3:4 6:-2 7:-2 8:-3 9:-3
^#structure	0:-4 1:-6 2:2 3:-4 4:-3 5:2 7:4 8:2 9:-6
^#subtype	0:-3 1:-4 8:-3 9:-2
^#tests	1:-2 4:-3 5:2 9:-3
^#thing	2:-2 4:-2 5:4 7:3 8:-3
^#to	3:3 4:-3 5:-7 6:-3 8:5 9:-3
^#too	1:-3 2:-2 3:-3 4:-2 5:-2 7:6 8:-2 9:-2
^#trace	0:-3 1:-2 2:2 3:-2 4:7 5:-6 6:-2 7:-5
^#twice	1:-2 2:-3 3:3 5:-2 8:-2
^#unused	0:-2 2:-2 3:-3 4:-2 5:4 6:-2 8:-2 9:-2
^#use	0:-2 2:-3 3:-4 5:-2 6:7 8:-3 9:2
^#what	1:3 2:-2 5:3 6:-2 7:-4
^#when	0:3 1:-4 2:-3 4:-4 5:-3 6:-2 7:-5 8:-2 9:5
^#where	0:10 1:-2 2:-2 3:-3 7:-4 8:-2
^#which	1:3 3:-3 5:4 6:-2 7:-4
^#who	1:2 2:-2 4:-2 5:6 6:-2 7:-3 9:-2
^#why	0:-2 1:-2 2:-2 3:10 4:-2 5:-4 7:-5
^#work	1:-4 2:4 3:-4 5:-3 6:-3 8:-4 9:2
^#write	0:-6 1:-4 2:-3 3:5 4:-3 6:-2 7:3 8:-2
^#wrong	0:-3 2:-3 3:7 4:-2 6:-2 7:-4 8:-2 9:-2
^#⟨error⟩	0:3 3:2 5:-2
^#⟨name⟩	2:-2 7:3 8:-2
^#⟨n⟩	2:-3 3:5 4:-2 6:-2 7:-3 9:-2
^#⟨path⟩	2:-2 3:-3 4:-4 7:3 8:3 9:-2
^#⟨text⟩	2:2 3:2 4:-3 6:-2 7:-2 8:-2 9:-2
a	4:2 5:-2 6:-2 7:-2
a chave	0:-2 5:3
a classe	3:-2 5:2 6:-2
a coluna	5:2
a cosa	2:3 3:-2 4:-2 5:-2
a function	1:2
a função	0:-2 1:4 3:-2 7:-3 8:-3
a gente	0:2 1:2 3:-2 4:-2 5:-2 7:-3 8:-2 9:2
a la	1:-4 3:3 4:-2 5:-3 7:4 8:-2
a list	3:2
a mano	0:-2 1:3 3:-2
a n	1:3 2:-2 3:-3 8:3
a new	1:-2 2:2 3:-2 5:3 8:-3
a row	2:-2 4:3 9:-2
a script	2:2
a t	0:-2 1:-2 3:2 4:-2 5:2 6:3 7:-2 9:-2
a tour	8:2
a true	0:3 5:-2
a un	4:-2 7:4 8:-4
a ⟨name⟩	1:-6 2:2 3:-4 4:4 8:-2 9:-4
ab	2:-2 3:3 4:2 5:-6 7:4 8:-2
ab $	1:-2 3:-2 5:-3 7:4
abbia*	3:2 7:2 9:-2
abbiamo	3:2 7:2 9:-2
abbiamo due	3:2
aber	0:-2 1:-3 2:-2 3:5 7:-2
aber nicht	3:2
abfra*	2:-2 4:3
abonn*	0:-3 1:-3 3:3 4:-2
abonnés	5:2
about	1:-2 5:2 7:3 9:-2
about ?	8:3
abstr*	9:3
acaba	4:3
accen*	2:-2 3:3 5:2 6:-3 7:-2
accep*	0:-2 3:2 9:-2
acces*	4:-2 5:3
access	4:-2 5:3 7:-2
accor*	0:-2 1:3
aceit*	3:-2 7:2
acent*	1:-2 3:2 4:-2 5:2 6:-2 7:-2 8:-2
acha	1:-2 3:-2 7:3
acont*	1:-2 3:2
acontece	1:-2 3:2
acopl*	1:3 2:-2 9:-2
acros*	1:-2 8:2
across	1:-2 8:2
across the	7:2
actio*	1:-2 4:2
action	1:-2 4:2
activ*	3:3
actua*	0:-3 1:-2 2:-2 3:-2 4:2 5:4 8:-2
actual	0:-3 4:2 5:2
actually	1:-2 3:-2 5:2 7:2
adapt*	1:-2 5:2 7:2 9:-2
add	2:4 4:-2
addre*	5:2
address	5:2
admin	0:-2 1:3 3:2 7:-3 8:-2
admin $	3:3 5:-2
affec*	3:2 7:-2
affected	5:2
affic*	0:-3 1:-2 3:4 4:2 5:-3 7:-2 9:-2
affiche	3:3 5:-2
after	0:-2 1:-5 3:6 4:3 5:-2 7:-2 8:-2 9:-2
after a	3:3
after n	3:2
after the	1:-2 4:3
after touching	5:3
after ⟨name⟩	4:2
again*	1:-2 2:2 3:-2
against	1:-2 2:2 3:-2
agent	1:-3 4:3
aggiu*	0:-2 2:2 3:2
aggiungere	0:-2 2:2
aggiungere un	2:2
agreg*	1:3 3:3 5:-4 7:-2
ahí	1:-3 3:3
ai	1:-2 2:3 3:-2
ainda	3:-2 6:-2 7:4
ajout*	1:-2 2:3
ajoute	1:-2 2:3 3:-2
ajust*	0:2 3:-2 5:2
al	0:-3 2:-3 4:3 5:-2 6:-2 7:-3 9:-3
algo	0:-2 3:-2 4:-2 5:-3 6:-3 7:4 9:-4
algui*	3:-2 5:-4 7:5
alguien	3:-2 5:-4 7:5
algum	0:-3 1:-2 3:-2 5:-6 6:-2 7:9
algum lugar	5:-3 7:4
algum*	1:-2 3:-2 5:-4 7:6
alguma	1:-2 3:-2 5:-4 7:6
algun*	3:-2 5:-5 6:-2 7:5
alguna	3:-2 5:-5 6:-2 7:5
algué*	1:-2 5:-2 6:-2 7:4
alguém	1:-2 5:-2 6:-2 7:4
alguém ainda	5:-2 7:4
algún	0:-3 1:-3 3:-3 5:-4 6:-2 7:8 9:-2
algún lado	3:-2 7:2
algún sitio	5:-3 7:5
alive	1:-3 3:5 5:-2 7:-3
all	0:-2 1:-3 5:3
all the	9:2
alla	3:2
alle	0:-2 2:-3 3:-3 5:4 6:-2 9:-2
alles	1:-4 3:-2 4:2 5:4 7:-2
alles auf	5:3
alloc*	5:-3 7:2
alors	3:4 5:-2 7:-2
alors que	3:3 5:-2
alrea*	7:2
already	7:2
als	0:-2 1:-3 4:-2 5:-2 8:2 9:2
also	1:-3 2:-2 3:-3 4:3 9:-2
alte	3:4 5:-4
alter*	0:2 3:-2 7:-2
altera	0:2 3:-2 7:-2
altho*	3:2
although	3:2
although the	3:2
altro	0:-2 1:-3 3:2 5:4 7:-3 8:-3 9:-2
aluno	0:-2 2:-2 3:3
am	3:-2 4:-2 5:-3 7:3
am i	5:-3 7:4
an	0:-3 1:-5 3:2 5:5 7:-7 9:2
an $	3:4 5:-3 7:-2 8:-2
an empty	3:3 5:-2
an ⟨name⟩	4:-2 5:5 7:-4 9:-2
analy*	5:3
anche	5:2
ancor*	2:-2 3:-2 5:-3 6:-2 7:5 9:-2
ancora	2:-2 3:-2 5:-3 6:-2 7:5 9:-2
and	0:-2 1:4 3:-3 5:-2 9:3
and how	5:2
and i	1:-2 5:4
and is	2:-2 9:2
and the	0:-2 1:3 2:-3 4:2 5:-5 8:-2 9:2
and then	0:2
and what	1:2 3:-2 7:-2
and where	1:3
and which	5:2 7:-2
and why	0:-2 1:5 3:-3 5:-3
and would	1:-3 7:2 8:2
and ⟨name⟩	1:-2 3:-4 5:-2 7:3 9:4
ander*	1:2 7:2
anderen	1:2 7:-2
andro*	1:-2 5:2 7:-2 8:2
android	1:-2 5:2 7:-2 8:2
android n	3:2
antes	2:-2 3:4 4:-3 5:-4 7:2 8:-2 9:-2
antes de	1:2 4:-2 5:-3 7:3
any	0:-3 1:-2 4:-2 5:-3 7:7
anybo*	5:-2 7:3
anybody	5:-2 7:3
anymo*	3:2 7:-2
anymore	3:2 7:-2
anyth*	2:-2 5:-2 7:4
anything	2:-2 5:-2 7:4
anywh*	0:-3 1:-2 2:-2 5:-2 7:5 9:-2
anywhere	0:-3 1:-2 2:-2 5:-2 7:5 9:-2
anywhere $	0:-2 5:-3 7:4
anywhere ?	5:2
ao	1:-2 5:-3 7:2 8:2
apare*	0:-3 1:-3 3:4 4:2 6:-3 7:-3 8:-2 9:-3
aparece	0:-2 1:-2 3:2 4:2 6:-3 7:-3 9:-2
aparecem	0:-2 3:3
apart*	3:2
aparte	3:2
api	0:-2 2:4 3:-2 6:2 7:-5 8:-5 9:-2
app	0:-2 1:-2 2:-2 3:3 5:2 9:-3
app ?	1:2 2:-2
appel*	1:-5 3:2 4:-2 5:3 6:-3 7:-2
appeler	7:-3 9:3
appeler ⟨name⟩	7:-2 9:3
appelle	0:-2 1:-5 3:-4 5:2 8:2 9:-2
appelle ⟨name⟩	5:2
appels	3:-2 4:-2 5:3 6:-2
appelé	3:5 5:-5
appelée	0:2
appro*	1:-2 3:-3 4:4
aprov*	5:2 7:-2
après	0:-3 1:-4 3:4 4:3 5:-6 6:-2 8:-2 9:-2
après le	5:-3 7:3
après une	3:3 5:-2 7:-2
aqui	5:-2 7:-4 9:4
archi*	1:-2 3:-2 5:2 6:2 7:-4 8:2
architecture	5:-2 8:3
archivos	6:2 7:-3
are	4:-2 5:2
are the	3:-4 5:2 9:2
are there	3:-3 9:3
are they	1:2 2:-2 7:-2
argum*	1:3
argument	1:3
argument of	1:2
aroun*	1:-2 8:2
around	1:-2 8:2
arqui*	0:-2 6:2
arquivo	1:2 5:-3 7:2 8:-2
arquivos	3:-2 5:2 6:2
array	1:-2 3:3 5:-3 7:2
arrib*	4:3 5:-2
arriba	4:3 5:-2
arriv*	0:-2 4:3
arriva	2:-2 3:-2 4:2 5:2 7:2
arrives	1:2
as	1:-2 2:-2 4:-2 5:-2 6:-2 8:-3 9:4
as a	1:2
ascol*	5:2
askin*	1:2
asking	1:2
asseg*	2:2 3:-2 5:3
asser*	3:3 5:-2
assert	3:4 5:-2
assert 'b'	3:2
assig*	3:2 5:2
assignment	3:2
assigns	5:2
async*	1:-2 5:3 7:-2
at	3:3
at all	7:2
at ⟨name⟩	3:2 5:-3
at ⟨path⟩	3:3
atrav*	1:-3 4:4 5:-3 8:-2
atrib*	0:5 1:-2 3:-3 5:-3
attem*	3:2
atten*	3:2
attra*	0:2 5:-2
attrape	0:2 5:-2
attri*	2:2 3:-2
attribute	2:2 3:-2
até	0:-3 1:-2 3:-3 4:3 5:-2 8:3
até o	3:-2 4:2 5:-2
au	1:-2 3:3 4:3 7:-3 8:-2 9:-2
au lieu	3:-2 5:3
auch	3:-4 5:-2 7:2 9:3
aucun	1:-2 3:3 5:-3
audio	1:4 3:-2 5:-2 7:-2
audit	1:-2 5:3
audit*	8:3
auf	0:-2 2:-3 3:5 6:-2 7:-2 8:-3 9:-2
auf $	3:3 7:-2
auf ?	1:-2 4:-3 7:4 9:-2
auf dem	0:-2 3:5 5:-5
auf die	3:2 7:-3 9:2
auf n	1:2 7:-2
auf ⟨name⟩	5:2
aufge*	0:-2 1:-3 2:-2 4:2 6:2
aufgerufen	3:2 4:-2 6:2
aufgerufen ?	6:3
aufru*	0:-2 1:-3 2:-2 3:-4 4:3 7:-5 9:3
aufrufe	4:2 7:-2
aufrufer	4:-2 5:3 6:2
aufrufer von	4:-2 5:2
aufte*	0:-2 1:3 3:-2 5:-3 7:3 8:-2
aunqu*	3:2
aunque	3:2
aus	1:-4 2:-2 4:4 5:-5 6:-2 7:3 8:-2 9:-2
aus einem	1:-2 4:3 5:-3
aus ⟨name⟩	4:2
ausge*	3:2 7:-3
ausna*	5:3
auth	1:-4 5:-2 7:-3 8:-2 9:5
autou*	1:-2 8:2
autour	1:-2 8:2
autre*	1:2 3:-2 7:2
autres	1:2
avant	1:-2 3:2 4:3 5:-3 7:-2
avec	0:-3 1:2 2:-2 4:-2 5:-6 7:4 8:3 9:-2
avisa	0:-2 1:3 7:-2
avoir	3:-4 7:2 9:4
axios	1:-2 2:-2 5:-2 7:5 9:-2
ayer	3:2
b	7:2
back	1:-2 3:3 7:-2
backe*	3:-2 8:-2 9:2
backend	8:-2 9:2
backu*	5:3
backup	5:3
bad	5:2
bad is	1:2 7:-2
badge	7:2
banca*	5:3
base	0:-2 1:-5 2:2 3:2 4:-3 5:-4 7:2
base de	1:-2 5:-3 7:5 9:-2
batch	1:2 8:-2
bcryp*	4:2
bcrypt	4:2
be	0:-2 1:-4 3:3 4:-2 6:-2 7:4 9:-4
be cast	2:2
becau*	7:2
because	7:2
becom*	1:-2 2:-2 4:5 5:-4 8:-2 9:-2
bedeu*	1:4 5:-3 9:-2
bedeutet	1:4 5:-3 9:-2
been	3:3 5:-2
beend*	3:4 5:-2 7:-2
beendet	3:4 5:-2 7:-2
befor*	2:-2 3:2 4:3 7:-3
before	0:-2 2:-2 3:2 4:3 7:-3
before i	8:2
before the	3:2 4:2
behin*	0:-2 1:3
behind	0:-2 1:3
behind the	1:-3 3:2
bei	0:-3 2:3 4:-4 5:-4 6:-3 7:3 8:-3
bei n	3:2
bei ⟨name⟩	5:3
beim	1:-4 2:-4 3:3 4:4 5:-3 6:-2 7:-5 8:-3 9:-2
being	0:2 1:-4 3:4 4:-2 5:-4 7:-2
benut*	1:-2 6:2 7:-2
benutzt	2:-2 6:3
betro*	3:-2 5:3
betroffen	3:-2 5:3
betwe*	1:-3 3:-2 4:4 5:-4 8:-2 9:2
between	1:-3 3:-2 4:4 5:-4 8:-2 9:2
bewer*	1:2 5:-2
bibli*	1:-3 5:5 7:-3 8:-2 9:-3
bien	4:-2 5:-5 8:-2 9:3
bien $	2:3 7:-3
big	5:-3 8:2 9:2
bigge*	5:3
biggest	5:3
billi*	2:-2 5:2 8:-2 9:-2
billing	2:-2 5:2 8:-2 9:-2
bin	2:-2 3:2
bis	1:-2 2:-2 3:-3 4:5
bis in	4:3
bitte	0:-3 1:2 2:-3 3:-5 4:-3 6:-2 7:-4 8:4
bitte $	0:-2 2:-2 3:-3 4:-2 5:-2 7:-3 8:4 9:-2
bitte die	1:3 2:-2
bleib*	3:2 5:-2
bleibt	3:2 5:-2
block	1:2
block*	1:2 3:-2 7:2
blocks	3:-2 7:2
bloqu*	5:2
bolet*	1:-3 2:-2 3:2 4:2 5:-2 7:2
boleto	1:-3 3:2 7:2
boot	3:2
boots*	2:2
bootstrap	2:2
borra*	1:2
borrar	5:2
both	1:-2 5:-2 9:3
botón	4:2
boucl*	0:-2 1:-2 3:4 5:-3 7:-2 8:2
boucle	0:-2 1:-2 3:4 5:-3 7:-2 8:2
bout	0:2 2:3 5:-3
branc*	1:-2 2:2 4:-2 8:-3 9:-2
brauc*	0:-2 1:-4 2:-2 3:-3 5:2 7:4
braucht	1:-3 3:-2 7:3
break	1:-2 2:3 5:2
broke the	1:-2 3:2
buchu*	1:-3 2:3 3:2 5:-3 7:-2
buchung	1:-3 2:3 3:2 5:-3 7:-2
bug	1:-2 2:3
build	0:-2 2:-2 3:5 5:-3
build*	0:-3 2:-2 3:2 4:-2 6:-2 7:-3 8:-2 9:3
builds	0:-2 5:4 9:-2
built	1:-3 2:2 3:-3 5:-3 8:3
bus	1:-3 3:-2 5:-4 8:-2 9:5
bus ?	1:-2 9:3
but	0:3 1:-2 3:2 5:-2
but i	3:2
butto*	1:-2 4:3
button	1:-2 2:-2 4:3
buy	3:-2 5:-3 8:2
by	0:-3 1:2 2:-2 8:-2 9:-2
by one	3:2
byte	3:2
bytes	3:3 5:-2
c	3:3 5:-4
c'est	0:-2 1:-3 2:-4 3:-3 4:-3 5:-3 6:-2 8:3 9:4
c'est où	0:3 5:-2
c'est quoi	0:-2 1:2 3:-2
c'è	0:-3 1:-5 2:-3 3:-2 4:-3 5:-6 6:-3 7:2 8:5 9:-3
cache	0:-2 1:-5 3:3 4:3 7:-5 9:-2
cache*	3:4 7:-2 9:-2
caches	3:4 7:-2 9:-2
caches ?	3:3 7:-2 9:-2
cada	0:-2 1:-4 2:-2 3:4 4:-3 7:3 9:-2
cadas*	5:-2 7:2
calcu*	7:2
calcul	3:-2 7:2
call	1:-2 2:2 4:3 8:-2
call $	1:-3 5:4
call center	1:2 2:4 3:-2 4:-3 5:-4
call the	5:-2 7:2
call ⟨name⟩	1:-2 4:-2 6:-2 7:2 9:2
callb*	0:-2 1:-2 2:2 3:2 4:-3
callback	0:-2 1:-2 2:2 3:2 4:-3 7:-2
calle*	1:2 4:-3 7:-2 9:-2
called	0:2 3:3 5:-6
callees	5:3
callees of	5:2
caller	0:-2 1:2 3:-3 4:-2 5:4 7:-2
callers	5:2 7:-2
callers of	5:3 7:-2
calli*	1:-2 4:-2 7:4
calling	1:-2 4:-2 7:4
calls	3:-2 4:2 6:-2 7:-3 8:2
calls it	1:2 3:-2
calls ⟨name⟩	5:4
camad*	1:-3 3:-2 4:2 5:2 7:2 8:-4 9:-2
cambi*	0:-3 1:-3 3:2 5:5 7:-3 9:-2
cambio	2:2 5:2 7:-2
camin*	4:3 5:-2
caminho	4:2
camino	4:2
campo	0:-2 1:-5 4:-2 5:4 7:2 9:-2
campo ⟨name⟩	0:-2 1:-3 5:6 7:-4
can	0:-2 1:-2 2:-2 4:-3 5:5 6:-3 7:3 9:-2
can i	6:-2 7:2
can you	1:3
can ⟨name⟩	1:-4 3:-3 5:2 7:4
cance*	3:2 9:2
candi*	1:-3 2:-2 5:5 7:-3 8:-2 9:-2
candidates	1:-2 5:3
canno*	3:3
cannot	3:3
cannot import	3:2
captu*	0:2 1:-3 3:-2 5:2
captura	0:2
captura ⟨name⟩	0:-2 7:2
carga	4:2
caric*	1:-2 2:-2 3:2 4:4 5:-3
carpe*	0:-2 1:3 2:-2 3:-2
carpeta	0:-2 1:3 2:-2 3:-2
carri*	0:-2 4:2
carte*	2:-2 4:2
cartella	3:-2 4:3
case	2:2
cast	2:2
cast to	2:2
catal*	7:3
catch	1:-3
catch de	3:2 5:-3 7:2
catch ⟨error⟩	0:-2 5:2
catch*	0:2
catches	0:2 7:-2
cause	3:2
ce	1:4 2:-3 5:-4 6:-2 7:2 8:-4
ce projet	5:2 8:-2
ce qu'on	2:-2 3:-2 4:2 5:-2
ce que	5:-3 7:3 9:-2
ce qui	0:-3 2:-2 3:3 7:-2 8:-3
cente*	1:2 2:4 3:-2 4:-3 5:-4
center	1:2 2:4 3:-2 4:-3 5:-4
center module	7:2
chama	0:-3 1:-4 3:-5 4:-2 5:6 6:-2 7:2 9:-3
chama $	5:2
chama ⟨name⟩	1:-2 5:-3 7:6 9:-2
chama*	0:-2 4:3 5:-3 6:2 7:-2 9:-2
chamada	3:2
chamadas	3:-2 4:4 6:-3 7:-2
chamar	1:2 5:-2
champ	0:-3 1:-2 3:4 5:-2
chang*	7:2 9:-2
change	5:-2 7:3
change the	7:-2
changed	1:-2 5:2
changement	5:2
changer	3:2 5:-3 7:2
changes	5:2
changing	3:2
chaqu*	0:-2 2:-2 3:4 5:-5
chaque	0:-2 2:-2 3:4 5:-5
charg*	0:-3 1:2 2:-2 5:-3 7:3
chat	0:2 5:-2
chave	0:-2 5:3
che	0:-4 1:5 2:-2 6:-3 8:-2
che eccezioni	1:-2 5:4 7:-2
check*	2:-4 3:-3 5:3 7:-3 8:-3 9:2
checkout	3:-2 5:2
checkpoint	7:-2 8:-2 9:3
chega	0:-2 2:-3 3:3
chemi*	2:2 5:-2 7:2 9:-2
chemin	2:2 5:-2 7:2 9:-2
cherc*	2:2 7:-2
chez	1:-2 2:-2 3:3 4:-2
chi	0:2 2:-3 3:-4 4:-3 5:9 6:-3 7:-7 8:-2 9:-3
chi emette	0:3 1:-2 5:-2
chi fa	5:3
chi la	0:-3 5:3
chi lo	5:3
chi è	5:2
chiam*	0:2 1:-5 2:3 6:2 8:-2 9:-3
chiama	0:-2 1:-2 3:-2 4:-2 5:2 6:-2 7:4 9:-2
chiama ⟨name⟩	6:-2 7:6 9:-2
chiamare	2:2 3:-2 7:2
chiamate	2:2 3:-2 4:4 5:-2 7:-3
chiamato	0:-2 3:2 4:-2 6:2 7:-4
chose	0:-2 1:3 3:-3 5:-4 7:3 9:-2
ci	0:-3 2:-3 3:2 6:-2
ci sono	5:2 9:-2
cierr*	1:2
cinqu*	5:-2 8:3 9:-2
cinque	5:-2 8:3 9:-2
circu*	1:2 5:-2
circular	2:2 5:-2
clase	0:-4 5:2 6:-2 7:2
clase*	1:-2 5:3
clases	1:-2 5:3
clases que	5:3
class	5:-2 7:3
class ⟨path⟩	2:2
class*	3:-3 4:-2 6:2 7:2 8:-2
classe	5:-2 6:-3 8:-2
classe ⟨name⟩	0:3 2:3 5:-2 6:-2 7:-4
classes	0:-2 1:-4 3:-3 5:2 6:2 9:-2
classes $	5:3
classi	6:3
classi che	5:3
click	3:2 5:-2
click*	1:-2 3:-2 4:3
clien*	0:4 1:-2 2:2 3:3 4:-2 5:-4 6:-2 8:-2 9:-2
client	0:2 3:2 4:-2 5:-3
client http	0:-2
cliente	0:3 1:-2 2:-2 3:2 5:-2 7:-2
clientes	2:2 3:-3 9:-2
clients	0:2 1:-2 3:2 5:-4 7:2
clients ?	0:3 5:-4 7:2
climb*	3:2
climbs	3:2
close	3:2 9:2
close*	1:-2 3:4
closed	3:2
cobre*	6:3 7:-3
cobrem	6:3 7:-3
code	0:-2 1:4 2:-3 3:-4 4:-2 5:4 8:-3 9:3
code $	1:2 2:2 3:-3 7:-2 8:-2
code ?	1:2 3:-2 5:2 7:-4
code in	1:2 3:-2 5:4 7:-5
code n	1:-2 3:5 5:-3
code ⟨name⟩	0:2 4:-2 5:-3 7:-3 9:4
codeb*	1:4 3:-2 5:-2
codebase	1:4 3:-2 5:-3
codec	5:4 7:-3
codec ?	5:4 7:-3
codeo*	1:5 5:-5 7:-2
codeowners	1:5 5:-5 7:-2
codes	5:3
codic*	1:-2 3:-5 4:2 8:2 9:-3
codice	1:-3 3:-5 4:2 8:2 9:-3
coisa	1:-2 3:-2 5:-4 7:5
cola	1:2 4:-2 7:-2
colle*	7:3
colon*	0:-4 1:-2 2:3 3:-3 5:5 6:-2 7:-3 9:-3
colonne	0:-2 1:-2 2:3 3:-2 5:2 7:-2
colum*	1:-2 2:2 5:2 7:-3
column	2:2 7:-2
colun*	5:2
coluna	5:2
coluna ⟨name⟩	5:2
com	1:2 4:-3 7:-2 8:-3
com o	0:2 5:2 7:-3
coman*	0:2 1:3 3:-3 5:-5 7:-2 9:2
comando	0:2 1:3 3:-3 5:-6 7:-2 9:2
comando ⟨name⟩	1:5 5:-4
combi*	0:-2 1:-3 3:-2 4:-2 5:-2 6:7 7:-5
combien	0:-2 1:-2 3:-2 4:-2 5:-4 6:8 7:-5
combien de	5:-2 6:4 7:-3
come	1:-4 2:7 3:3 5:-6 6:-2 7:-6 9:-3
come from	0:3 3:-2
come vengono	2:3 5:-2
comes	1:-4 3:2 8:-2 9:3
comes back	3:3 5:-2
comin*	0:-2 1:2
comma*	1:-2 3:-3 4:-2 5:3
comme	5:2
comme*	0:-2 1:5 2:4 3:-3 5:-6 6:-2 8:-3 9:-3
comment	0:-2 2:5 5:-3 6:-2 7:-4 8:-2 9:-2
comment les	2:2
commi*	1:2
commit	1:2
commo*	2:2 3:-2 5:-2 9:2
common	2:2 3:-2 5:-2 9:2
como	0:-3 1:-2 2:6 3:2 5:-4 6:-3 7:-5 9:-3
como o	4:2
compa*	1:-2 3:2 4:-2 6:-2 7:-3
compare	0:-2 1:-2 2:2 3:-2 5:2 7:-2 9:2
compi*	1:-2 3:3 7:-2
compilador	3:3
compl*	0:-3 2:-3 3:-4 6:4 7:-2 8:-3 9:3
complexity	1:-2 6:2 7:-3
compo*	0:-2 4:-2 6:-2 7:-4 9:4
component	1:3 3:3 5:-3
component ⟨name⟩	3:3 5:-2
componente	2:2 5:2
componente ⟨name⟩	5:2
componentes	1:-2 5:2
components	5:3
composants	5:4
compr*	0:-2 1:5 2:2 3:-4 5:-4 8:-2
compt*	1:-2 3:-2 8:3
compu*	2:2
computed	2:2
con	1:-4 4:-4 5:2 6:-3 9:2
con el	1:-3 3:-3 5:3 7:3
con los	3:2
con qué	1:2
con ⟨name⟩	7:-3 9:3
concr*	1:3 3:-2
concrete	5:2
concu*	7:2
condi*	1:2 3:-3 5:-3 7:3
conec*	2:-2 5:3 9:-2
confi*	0:3 1:-3 2:-2 4:-3 6:-3 7:4 8:-3 9:-3
config	0:-2 3:-3 4:-2 5:3 7:2
confl*	1:-2 2:2 5:-2
confo*	1:2
conne*	0:-2 1:-3 2:-2 3:5 5:-3 7:2 9:-2
connect	7:2
connection	4:2 7:-2
connections	3:2
conse*	0:-2 1:-4 2:-2 3:-3 5:6 7:-2
consi*	7:3
consistent	7:4 8:-2
conso*	0:-2 5:3
const*	1:-2 2:-2 4:-2 5:3 6:2 8:-2 9:-3
constante	0:-3 5:2 7:3
constante ⟨name⟩	0:-3 5:2 7:3
constraint	3:3
constructeur	0:3 1:-2 3:3 4:-2 5:-3 7:-2
constructor	1:2
constructor de	1:2
construit	0:3 3:-2 5:-4 6:2
consu*	0:2 3:-3 4:-2 5:2 7:2 8:-2 9:-2
consulta	0:2 1:-2 7:2
conta	5:-6 6:5 7:-2 8:2
conta*	0:-3 1:-3 3:4 4:-3 8:2 9:-3
contador	1:-2 3:4 5:-3
container	2:2
contains	3:2
conte*	0:-2 1:3 2:-3 7:-3 8:-3 9:2
context	5:-2 7:-2 8:-2 9:3
conti*	0:2 1:-2 2:-2 3:4 4:-3 5:-5 7:-4 8:-2 9:3
contient	0:3 1:-2 5:-3
continue	3:2 5:-2
contr*	0:-2 1:2 2:-3 3:-6 6:-2
controller	0:-2 1:2 2:-2 3:-2 4:2 5:-5 7:3 8:-2 9:-3
conve*	1:2 2:-2 4:-2 5:3 7:-2 9:-2
convi*	0:-2 1:-3 2:-2 3:-3 5:-4 6:-2 8:2 9:2
conviene	1:-2 2:-2 3:-2 5:-5 6:-2 8:2 9:2
cooki*	1:-2 2:-3 4:3 5:3
cookie	5:3
copia*	0:-2 2:-2 3:-2 4:-2 5:5 6:2 7:-4 8:-3 9:-3
copy	1:-2 2:-2 3:-2 5:-2 7:3
copy pasted	2:-2 3:-2 5:-2 6:2 7:3 9:-2
core	0:2 5:-2
core dumped	0:3 3:-2
corre*	1:3 4:-2 5:-3 7:2 8:-4 9:-2
corri*	1:-3 2:3 3:-2 8:-2
cors	3:3 4:-2 5:-2
cos'è	0:-2 1:6 2:-2 3:-4 5:-4
cosa	0:-3 2:2 3:-3 5:2 6:-3 7:-8 8:3 9:-2
cosa si	3:-2 5:2 7:-2 9:3
cose	3:-4 5:4
costr*	3:-2 5:4 7:-2
così	1:-2 2:-2 4:-3 7:-4 9:3
could	1:-4 4:-2 6:-2 7:4 9:-3
could be	5:3 7:-2
could you	3:2 5:2
count	5:-6 6:4 7:3
count*	1:2 3:2
coupl*	1:2 7:2 8:-2 9:-2
coupo*	4:2
coupon	4:2
couvr*	6:3
couvrent	6:3
cover*	1:-2 5:4
coverage	1:-2 5:4
cpu	3:3 7:-2
crash	1:3 3:-2 5:-2
crate*	1:2 3:-2 5:-4 7:2 8:2
crates	1:2 3:-2 5:-4 7:2 8:2
crea	0:2 1:-2 3:-2 7:3
creat*	0:-2 5:2
criti*	1:-3 2:-2 3:-2 5:-2 7:-2 8:4
crm	7:3
cron	0:7 1:-5 3:-6 4:-3 5:-3 7:-4 8:-3 9:-2
cron ?	5:3 7:-2
css	0:2 1:-3 2:-2 3:-4 5:5 6:-4 7:-2 8:-2 9:-2
csv	0:-2 1:-3 3:4 4:-2 7:-4 8:-2 9:2
cuand*	1:-2
cuando	1:-2
cubre*	1:-2 6:3 7:-2
cubren	1:-2 6:3 7:-2
cuent*	1:-2 3:2 5:-4 6:3 7:-2
cuenta	1:-2 3:2 5:-4 6:3 7:-2
cui	1:4 2:-2 3:-4 7:-2
curso*	1:-2 3:4 4:-2 5:-2
cursor	1:-2 3:4 4:-2 5:-2
custo*	3:3 7:-2
custom	1:2 7:-2
customers	1:-3 3:3
cuál	1:3 5:-4 7:-3 9:2
cuál es	1:2 4:2 5:-3
cuále*	5:3
cuáles	5:3
cuánt*	0:-3 1:-3 3:-3 4:-2 5:-6 6:10 7:-7 9:-3
cuántas	0:-3 1:-2 3:-2 5:-3 6:7 7:-4 9:-2
cuántos	0:-2 1:-2 5:-6 6:8 7:-5
cycle	2:2 4:3 7:-3 8:-2
cycle*	5:2
cycles	5:2
cyclo*	1:-4 6:4 7:-2 9:-2
cyclomatic	1:-2 6:2
cyclomatic complexity	1:-2 6:2 7:-3
cálcu*	5:2 7:2
cálculo	5:2 7:2
cálculo de	5:2 7:2
códig*	1:3 2:-3 3:-4 5:3
código	2:-3 3:-3 5:3
código $	1:4 3:-2 4:-2 5:-2 9:2
código ?	1:-2 2:-2 3:2 5:-2 8:2
código de	0:2
código morto	7:2
código que	4:2
códigos	1:3 3:-3 8:-2
códigos de	1:3 3:-3 8:-2
cómo	1:-2 2:8 3:-4 5:-2 6:-2 7:-4 8:-2 9:-2
cómo se	2:4
d'abo*	1:-2 3:-2 4:2 8:3 9:-2
d'abord	1:-2 3:-2 4:2 8:3 9:-2
d'app*	1:-2 3:-2 4:3 5:-5 6:5 7:-3 9:-2
d'appelants	5:-4 6:5 7:-3
d'appels	4:4 5:-3 6:-2
d'err*	1:2 3:-2
d'erreur	1:2 3:-2
d'exé*	0:-2 1:3 3:-2 7:-2 9:-2
d'exécution	0:-2 1:3 3:-2 7:-2 9:-2
d'imp*	1:2 6:3 7:-4 9:-2
d'où	0:4 3:2 5:-4 7:-2
d'un	0:-2 2:-3 3:3 4:2 5:-3 6:-2 8:-3 9:-3
d'une	0:-2 1:-2 5:4
da	3:-4 4:3 5:4 7:-3 8:-2 9:-3
da api	2:-2 3:-2 5:3 7:-2
da dove	0:4 3:-3 4:-3 5:-4 6:-2 7:-3
da nicht	1:-2 3:3
da qualche	5:-2 7:5
da quando	4:2
da ⟨name⟩	0:-3 1:-3 2:-2 3:-3 4:6 6:2 7:-4 9:-2
dal	0:-2 3:2 5:-2 7:2 8:-2
dame	3:-2 5:2 7:-3 8:3
daneb*	1:-2 3:4 5:-2 7:-2
daneben	1:-2 3:4 5:-2 7:-2
dans	1:3 2:-3 5:-2 6:-3 8:-2
dans ce	1:4 3:-2 8:-2
dans la	2:-2 4:2 5:-2 7:-2 9:3
dans le	0:-2 1:3 2:-2 9:-3
dans les	3:-2 5:-3 7:3
dans quel	1:-3 4:3 5:-4 7:-2 9:3
dans quelles	1:2 7:-2
dans ⟨name⟩	0:-4 1:2 2:-3 5:-3 6:-2 7:3 9:-3
dans ⟨path⟩	1:-2 3:3 4:-2
dao	7:2
darf	2:-2 4:-2 8:-2
das	3:-4 5:-3 6:-3 7:4 8:4 9:-4
das event	1:-3 5:3
dashb*	7:2
dashboard	7:2
dass	0:-2 3:5 4:-2 5:-5 8:-2 9:-2
dass ⟨name⟩	1:-4 3:6 4:-2 5:-5 7:-4
data	2:-2 5:-2 7:-2 8:2
datab*	1:-3 7:3
database	1:-3 7:3
date	0:-3 1:-4 2:-2 4:-2 5:-3 6:-2 7:3 8:-2 9:3
datei	0:4 4:-2 5:-5 7:-2 8:-2
datei*	0:-2 3:-2 6:4 7:-2
dateien	0:-2 3:-2 6:4 7:-2
daten*	0:-2 2:-5 4:-2 5:-4 8:4
datenbank	1:-2 2:-2 3:-2 5:-2 7:2 8:2
dates	3:4 5:-3 7:-2
datos	1:-2 3:2 4:-2 5:-3 7:2
dauer*	0:-2 5:2
db	1:2 2:-2 5:-4 7:3 8:-2
de	0:-2 5:2
de cada	0:2 3:2 5:-4
de chamadas	4:5 5:-5 6:-2
de config	3:-2 4:-2 5:2
de datos	5:-2 7:2
de données	1:-2 5:-2 8:2
de erro	0:2 1:-2 3:-2 5:2 7:-2
de error	3:-2
de errores	1:-2 5:-4 8:3
de fichiers	5:-2 6:3
de la	0:-4 2:2 3:-2 5:3 6:-3 8:-2 9:-3
de las	5:-2 7:3
de lever	5:3
de los	4:2
de n	1:-4 2:-3 4:-2 5:2 8:2
de onde	0:3 5:-2
de pagamento	0:-2 2:2 5:-2 7:2
de que	1:-2 2:2 3:-2 5:2
de tests	6:3 7:-2
de uma	1:-2 5:-4 8:2 9:3
de un	4:-3 8:4
de ⟨name⟩	0:-3 2:-2 3:-4 4:4 5:3 6:3 7:-4 8:-2 9:-2
de ⟨path⟩	0:2 1:-2 3:-2 4:-2 5:4 6:-2
dead	5:4 7:-2
deadlock found	3:3
deber*	1:-2 3:2 5:-2 9:2
debería	1:-2 3:2 5:-2 9:2
debou*	1:3
debounce	1:3
debt	3:-2 5:4 8:-3
decid*	0:3 2:4 3:-2 5:-4
decide	2:4 3:-2
decla*	1:-2 3:-3 5:4
declared	3:-3 5:3
defau*	5:3
default	5:3
defin*	0:4 5:-2 7:-2
defined $	0:2
definida	0:3 5:-2
degli	1:-2 2:-3 5:-4 7:-3 8:3 9:2
dei	2:-3 3:3 4:3 5:-3 8:-3 9:-3
deixa	1:-2 5:2
del	1:-3 3:-3 8:5 9:-3
del codice	0:-2 1:-2 2:-2 3:-4 4:-3 8:3 9:-2
del proyecto	1:2
delay	0:2
deleg*	7:-3 9:3
delet*	3:-2 5:2
delete	3:-2 5:2
dell'*	0:-3 1:-2 5:4
della	0:-2 1:-3 2:-3 3:-3 5:6 8:-2 9:-2
delle	0:-2 1:-3 2:3 3:-3 8:-3 9:-2
dem	0:2 2:-2 3:5 5:-6 6:-3 7:-3 8:-3 9:-4
demai*	3:-2 5:-2 7:4
demais	3:-2 5:-2 7:4
demais ?	3:-2 7:4
demas*	1:-3 3:-3 5:-4 7:6
demasiadas	1:-2 3:-2 5:-3 7:4
den	0:-2 1:3 2:-2 4:-3 5:-2 6:-2 7:2 8:-4 9:2
den ⟨name⟩	1:-2 9:3
denen	3:-3 5:3 7:-2
dentr*	1:3 3:-3 4:-2 5:4 7:-3 8:-2 9:-2
dentro	1:3 3:-3 4:-2 5:4 7:-3 8:-2 9:-2
dentro ?	1:3 7:-2 8:-2
dentro de	4:-2 5:2
depen*	2:-3
dependencias	7:-2 9:2
depends	1:2
depends on	1:2
deplo*	2:-2 3:3 5:-2
deploy	3:3 5:-2
depoi*	3:4 5:-2 7:-2
depois	3:4 5:-2 7:-2
depois do	3:2
depois que	3:2
depui*	3:2 5:-2 7:3
depuis	3:2 5:-2 7:3
der	3:2 4:-2 8:-2 9:-2
der den	3:-2 7:3
der funktion	5:4
der wert	0:2 5:-2
der ⟨name⟩	1:-2 3:-3 7:4
deriv*	6:2 7:-3
derri*	0:-2 1:2 3:2 5:-2
derrière	0:-2 1:2 3:2 5:-2
des	1:2 2:2 3:-3 4:-3 6:-3 8:-2 9:-4
des classes	5:-3 7:3
desce*	0:2 4:3 5:-2 6:-2
descendants	0:2 5:-2
descr*	0:-2 1:-2 2:-2 3:-3 4:2 5:-4 7:-2 8:4
descu*	2:2 5:-2
descuento	2:2 5:-2
desde	1:-3 2:-2 3:3 4:3 5:-2
desde dónde	0:3 3:-2
desde el	3:2 4:2 5:-2
desig*	5:-3 8:-2
design	5:-3 8:-2
despu*	0:-3 3:2 5:2
después	0:-3 3:2 5:2
detec*	1:2 5:2 7:-2
deux	0:-3 1:-4 2:-3 3:5 5:-5 6:-2 8:-3 9:2
dev	0:-2 1:3 4:-2 5:-3
deven*	3:2 7:-2
devo	1:-3 3:-2 5:3 6:-2 7:-4 9:3
devol*	1:-2 3:-2 7:-3 9:3
devue*	1:-2 3:3
devuelve	1:-2 3:3
devuelve ⟨name⟩	1:-2 3:2 5:2
di	3:-3 5:4 9:-4
di un	3:3 4:-2
di una	0:-2 1:-4 2:-3 3:-2 4:2 5:2 7:-3 8:3
di ⟨name⟩	0:-6 1:-3 3:-3 4:-3 5:4 6:3 9:-2
di ⟨path⟩	3:-2 5:4
dialo*	2:-3 3:5 5:-4 7:-3 8:-2 9:-2
dice	0:2 3:2 5:-2
did	1:2 3:4 5:-4 7:-2
die	3:-3 6:-2 7:2
die middlewares	4:2
die nachricht	0:2 1:3 5:-4
die spalte	3:-2 5:4
die tabelle	1:-2 3:2 5:-2
die ⟨name⟩	5:4 7:-3
diens*	0:-2 1:2 2:-2
diese*	1:5 5:-3 8:-2 9:-2
difer*	1:-2 3:-2 4:-3 5:-2 7:-2 9:6
diferencia	4:-2 7:-2 9:4
diferencia entre	9:2
diferença	4:-2 9:3
diferença entre	4:-2 9:3
diff	4:-2 5:-2 9:3
diffe*	2:-3 4:-4 7:-3 8:-2 9:4
difference	3:-2 7:-3 9:4
difference between	7:-2 9:3
different	1:2 2:-2 4:-2 5:2
differenza	9:3
differenza tra	9:3
diffé*	0:-2 1:2 5:-3 9:3
différence	1:-2 9:3
différence entre	1:-2 9:3
difíc*	1:-4 2:-2 3:5 8:-2
dime	8:2
dire	1:2 3:-2 4:2
direc*	0:-2 3:-4 4:-2 5:5 7:-2 9:-2
directement	3:-3 5:4 7:-3 9:-2
directly	1:2 3:-2
direk*	1:3 5:2 7:-3
direkt	1:3 5:2 7:-3
disco*	3:2 5:-2 8:3
dispa*	0:-3 1:-3 3:2 4:-2 5:4 9:-2
dispara	5:2
dispatch	0:-3 5:4
dispo*	0:-2 1:-2 2:-2 5:2
dist	5:-2 7:3
disti*	0:-3 1:-3 2:-2 3:-2 6:-2 7:-3 9:5
distintas	1:-2 3:-2 5:2 7:-3 9:3
diver*	0:-2 1:-2 4:-2 6:4 7:-3 8:-2
diz	5:-3 8:2
do	1:3 3:-2 5:-2 6:-2 9:-2
do i	2:5 3:-2 4:-2
do projeto	0:-2 2:-2 3:-2 5:-2 7:-3 8:4 9:-3
do the	2:-4 3:-2 4:4 5:-4 7:4
do they	2:2 4:-2
do we	0:2 1:2 4:-2 5:-3 7:2
do ⟨name⟩	1:-2 7:2
doch	5:-2 7:2
docke*	0:-2 1:-2 5:-4 7:5
docker	0:-2 1:-2 5:-4 7:5
docum*	0:2 1:-2 5:2 7:-2
does	3:-2 7:4 9:-2
does a	0:3 1:-2 2:-3 3:-3 4:4 5:-3 9:-2
does any	5:-2 7:3
does anything	7:3
does it	0:-2 2:2 3:-3 5:-2 7:3 8:2
does not	2:-2 3:3 7:-2
does the	0:3 3:-2 6:-2 7:2 8:-2 9:-3
does this	1:3 4:-2 5:-3 6:2 8:-2
does ⟨name⟩	0:-4 3:-5 5:3
does ⟨text⟩	1:-2 3:3 5:-2
doesn*	3:4 5:-3 7:-2
doing	1:-2 3:2
dois	0:-3 1:-4 2:-3 3:5 4:2 5:-6 6:-2 8:-3 9:-4
doit	3:-2 5:-3 7:-2 8:3 9:2
domai*	1:-3 2:4 4:-2 5:-4 7:2 8:2 9:-2
domain	5:-4 7:2 8:2 9:-2
domin*	1:2 5:-2 7:2
dominio	1:2 3:-2 5:-2 7:2
don't	1:-3 7:2
donné*	1:-2 5:-2 8:2
données	1:-2 5:-2 8:2
dopo	0:-2 1:-2 2:-2 3:5 5:-3
doppe*	2:-2 3:4 4:-2 5:-4 7:-3 9:-2
doppelt	0:2
doppi*	3:4 5:-2 7:-2
dos	3:2 5:-2 6:-2 9:-3
dos veces	7:2
dossi*	0:3 1:-2 2:-2 5:2 7:-4
dossier	0:3 1:-2 2:-2 5:2 7:-4
doubl*	0:-2 1:4 2:-4 3:2 4:-2
double	1:2 2:-3
dove	0:6 1:-2 2:-2 3:-6 4:-4 6:-3 7:-6 8:-2 9:-4
dove si	5:2 7:-2
dove sta	0:3 5:-2
dove viene	7:-2
down	0:2 1:-2 3:2 5:-2 7:-2
dran	1:-2 5:-3 9:3
drei	0:-2 1:-2 7:3
drin	3:2 5:-2 9:2
drop	0:2 1:-3 2:2 3:-4 5:2 7:-4 9:-2
drops	3:2
dto	5:3 8:-2 9:2
du	0:-3 3:-5 4:2 6:-2
du service	1:-2 3:-2 4:3
duas	1:-2 2:-2 3:5 8:-2 9:-2
due	0:-3 1:-4 2:-3 3:5 4:-3 5:-5 6:-2 8:-2 9:3
due volte	3:3 5:-3 7:2
dumpe*	0:3 3:-2
dumped	0:3 3:-2
dupli*	1:-2 2:-2 6:-2 9:2
duplicate	5:-3 7:-2 9:4
durch	1:-2 2:4 4:-2
durin*	4:2
during	4:2
dá	1:-3 2:-2 4:-2 7:3 9:-2
dá pra	5:-2 7:4
décle*	5:3
décou*	1:3 5:-2 7:-2 8:2 9:-2
défau*	1:2 7:-2 9:-2
défaut	1:2 7:-2 9:-2
déjà	3:2
démar*	0:-2 1:-3 4:2
démarrage	4:2 5:-3 7:2
dépen*	3:-2 9:2
dépendances	3:-2 9:2
dépôt	1:-2 2:-3 3:-3 8:4 9:-2
dónde	0:5 2:-2 3:-3 6:-3 7:-4 8:-2 9:-2
dónde está	0:2
dónde se	0:3 3:-3 6:-2 7:-2
e	1:-3 2:-4 3:4 5:-3 6:-2 8:2 9:3
e a	0:2 1:-2 5:-2 7:2
e n	0:2 3:-4 5:4 8:-2
e o	9:3
e ⟨error⟩	3:2
e ⟨name⟩	1:-2 3:-2 5:-3 7:-2 9:4
each	1:-3 2:-2 3:2 5:-3 7:2 9:2
eccez*	1:2 3:-2 5:3 7:-2
eccezioni	1:-2 5:4 7:-2
edge	3:3
edito*	0:-2 5:2
editor	0:-2 5:2
effec*	3:2 7:-2
effect	3:2 7:-2
effects	5:2
ehrli*	1:3 2:-2 8:-2
ehrlich	1:3 2:-2 8:-2
eigen*	1:-2 2:-3 3:-2 4:-4 5:3 8:-2 9:2
eigene	1:2 3:-2 5:3 7:-2 9:-2
eigenen	1:-2 3:2 4:-2
eigentlich	0:2 1:-2 2:-3 3:-2 4:-2 5:-3 6:2 7:2 9:2
ein	3:2 4:-3 7:-3
ein ?	1:2
ein ⟨name⟩	0:3 5:-3
eine	0:-2 1:-2 4:-2 5:2 6:-2 8:-2 9:-3
eine stunde	3:2 5:-2
eine ⟨name⟩	0:-3 5:4
einem	0:-2 3:4 5:-3 6:-2 7:-3 8:-2 9:-2
einen	1:-3 2:4 3:-2 4:-3 5:-3 7:3 9:-2
einer	0:-2 2:2 3:-4 4:-2 6:-2
eines	3:-2 4:3 5:-2
einfa*	1:3 5:-3 8:-2
einma*	7:2
einmal	7:2
einst*	0:-2 1:-2 2:-2 3:-4 4:-2 7:4
ejecu*	2:2 4:2 7:-2
ejecuta	4:2 7:-2
el	0:2 3:4 5:-4 6:-2 8:-2
el botón	4:2
el campo	1:-2 5:2
el código	7:-2 9:2
el de	5:4 7:-2 9:-2
el evento	0:-2 5:3
el fichero	5:-2 7:3
el flag	0:2
el método	0:-2 5:4
el módulo	2:3 3:3 5:-3 7:-3 8:-2
el test	1:2 3:2 5:-2 7:-2
el valor	1:-2 5:4
ela	3:-2 5:4
elast*	2:-4 3:-3 4:5
elastic	2:-4 3:-3 4:5
ele	0:3 1:2 5:-3 8:-2
eleme*	3:2
elenc*	5:4 7:-2
elle	1:3 4:-2 5:-5 7:6 9:-2
elle appelée	0:2
elles	2:2 3:-2 6:-2 9:2
else	0:2 1:3 2:-2 4:-2 7:-4 8:-2
em	0:2 1:-4 2:-3 4:2 8:-3 9:-3
em algum	0:-2 5:-3 7:5
em que	0:5 1:-5 2:-3 3:-5 6:-2 7:-4
em ⟨name⟩	0:-3 1:-5 3:2 4:3 5:2 7:-3 9:-2
em ⟨path⟩	4:2 5:-2 7:2
emett*	0:3 1:-2 5:-2
emette	0:3 1:-2 5:-2
emit	1:-2 5:3
emite*	3:-2 5:3
emplo*	3:-2 7:2
empty	1:-2 3:4 5:-2
en	0:-2 3:2 4:-2 5:-2
en algún	0:-2 3:-3 5:-2 6:-2 7:6 9:-2
en el	2:-2 3:2 4:-2 8:-2
en este	1:4 3:-2 5:-3 7:-4 8:-3 9:3
en la	0:-2 1:4 2:-2 4:-2 7:-3 8:-2
en las	3:-2 5:3
en local	2:3 3:-2
en qué	0:3 1:-4 2:-2 3:-4 6:-2 7:-3 8:-2 9:2
en vez	7:2
en ⟨name⟩	0:-2 3:2 7:2
en ⟨path⟩	5:-5 7:5
encor*	5:-2 7:2
encore	5:-2 7:2
end	2:-2 3:4 5:-3 7:-2
end up	3:-2 4:2
ende	3:2
endpo*	0:-3 1:5 2:-2 3:-3 7:-3 8:-2
endpoint	0:-3 1:6 2:-2 3:-2 7:-3 8:-2
endpoint de	1:4 5:-3
endpoint ⟨path⟩	1:-2 5:3
endro*	0:-3 5:4
endroits	0:-4 5:4
engin*	1:2 2:3 3:-3 4:-2 7:-2 8:-2
engine	1:2 2:3 3:-3 4:-2 7:-2 8:-2
enreg*	5:2
enséñ*	0:2
enséñame	0:2
entra	1:-3 3:3 4:3 7:-2 9:-2
entra*	0:-3 1:-3 3:5 4:-2 7:-4 9:-2
entre	1:-4 3:-3 4:4 5:-2 6:-2 8:-2
entre el	5:3 7:-2 9:-2
entre la	0:4 1:-2 4:-2 5:-3 9:-4
entre le	0:-2 4:4
entre les	2:-2 3:-2 4:2 9:-2
entre os	2:-2 5:-3 7:5
entre ⟨name⟩	1:2 3:-2 5:-2 9:2
entre*	1:-2 2:2 3:-2 8:3
enum	0:-2 1:-5 2:-2 3:-4 5:2 8:-2 9:4
enum ⟨name⟩	7:4
env var	3:2
envia*	3:2
enviar	3:2
equal*	1:-2 3:3 7:-2
equals	1:-2 3:3 7:-2
er	1:-2 7:2
era	1:-2 2:-2 3:5 5:-3 7:-2 9:-2
eredi*	1:-2 3:-3 4:-3 7:3 8:2
ereig*	0:-2 1:-2 3:-2 5:5 7:-3
erklä*	2:2
erklär	2:2
erklär mir	2:2
erreu*	1:-2 2:2
erreurs	1:-2 2:2 7:2
erro	0:2 1:-2 5:2 7:-2
error	1:3 5:-2
error handling	1:-2 8:2
error n	1:2
error*	0:-2 2:2 3:-3 4:-2 7:-3 8:4 9:-2
errores	1:-3 3:-2 8:3
errori	1:2 3:-3 5:-2 7:-2 8:2
errori di	1:2 5:-2
errors	2:2 5:2 7:-2
erros	1:-3 3:-3 5:2 7:-2 8:3
erzeu*	6:2
erzeugen	6:2
erzeugt	0:2 5:-2
es	0:-3 1:5 2:-2 5:-6 7:5 8:-3
es el	1:4 2:3 3:2 5:-6 7:-3 9:-2
es im	5:2
es un	1:3 2:-2 5:-2 8:-2 9:-2
es ⟨name⟩	1:2 5:-3 7:2
escal*	5:3 7:-2
escap*	0:-2 1:-2 3:3 5:-2 7:2
escape	1:-2 3:4 5:-2
escol*	1:2 7:-2
escon*	1:-2 3:3 5:-2 8:2 9:-2
escre*	3:2 5:-2 7:2
escri*	0:2 1:-2 3:-2 5:-3 6:4
escribe	5:-2
eso	3:2
espal*	1:-3 2:-2 3:-2 5:3 7:-3 9:3
espor*	5:2
esse	0:2 1:2 2:-3 3:-2 5:-5 7:3 8:2
est	0:2 1:2 4:-2 5:-7 7:5
est ce	0:2 1:-2 2:-2 3:2 4:-2 5:-6 7:5
est elle	1:2 5:-2
est il	0:-3 1:-3 3:-4 5:-3 7:7 9:-2
estad*	1:-3 7:-2 8:2 9:2
estado	1:-3 7:-2 8:2 9:2
este	0:-2 1:4 2:-2 3:-3 4:-2 5:-6 6:-2 8:2 9:2
este proyecto	1:-2 8:3
esten*	0:-2 1:-3 3:-4 5:-4 6:2 7:-5 8:-2 9:5
esto	0:2 1:5 2:3 3:-4 5:-5 7:-3
está	1:-4 3:-2 4:-2 5:-3 7:6 8:-2
está bien	5:-2 7:3
están	1:-2 3:2 5:3
et	0:-3 1:2 3:-4 4:2 5:-4 6:-3 7:-3 8:-2 9:6
et le	0:-2 1:-2 2:3 3:-3 4:2 5:-3 9:-2
et ⟨name⟩	3:-4 9:4
etwas	0:-2 3:-3 5:-5 7:6
eu	0:-2 1:-2 2:-2 3:2 4:-2 5:4 7:-3 9:-2
evalu*	1:-2 3:2 7:-2 8:2
even	3:3
event	0:-3 1:-6 2:-2 4:-2 5:3 9:3
event $	0:-2 1:-3 5:4
event ⟨name⟩	1:-3 5:3
event*	0:-4 1:-4 3:-3 4:-2 5:6
evento	0:-3 1:-3 5:3 9:2
evento ⟨name⟩	0:-2 5:3
events	5:3
ever	1:-2 4:-2 5:-3 7:5
every	2:-2 3:-2 7:2
every*	0:2 1:2 3:-3 8:-2
everything	0:-2 1:-2 3:-2 4:2 5:3
everything that	0:-2 4:2
everywhere	0:3 5:-2
exact*	1:4 7:-3
exactamente	1:4 3:-2 5:-2
exactly	1:2 3:2 5:-2 7:-2
excee*	0:-2 3:3 5:-2 7:-2
exceeded	0:-2 3:3 5:-2 7:-2
excel	3:4
excep*	1:-4 3:-2 5:5 7:3 8:-2
excepciones	5:2
except	0:2 3:-2 5:2 7:-3
exception	0:-2 1:-2 2:-2 7:3
exceptions	0:-3 1:-3 2:-2 3:-2 4:-2 5:4 7:3
exceptions ⟨name⟩	5:2
exceç*	3:-2 5:4 7:-4 8:-2 9:2
exceções	5:5 7:-2 8:-2
execu*	3:2 4:-2
execution	3:2
exerc*	1:-2 3:-2 7:3
exist	1:-2 2:-2 3:3
exist*	1:-3 2:-2 3:2 4:-3 7:3 8:-2
existe	1:-2 3:4 5:-5 6:-2 7:3
existe algum	7:3
existe t	6:-2 7:2 9:2
existem	1:-2 4:-2 5:2 6:3 7:-2
exit	3:2
exit code	3:2
expec*	0:2 1:-2
expected	0:2 5:-2
expected n	0:2
expir*	3:3
expla*	0:-2 1:3 4:-2 5:-3 7:-3 9:-2
explain	0:-2 1:3 4:-2 5:-2 7:-3 9:-2
explain the	1:2 2:-2 7:-2 8:2
expli*	1:4 2:-3 3:-2 8:-2
explí*	1:2 2:2 3:-2 5:-2
expor*	1:-3 3:3 4:-3 7:3 8:-2 9:-3
export	1:-2 3:3 7:-2
exporter	3:-2 5:2
exports	6:2
exten*	1:-2 2:3 6:2
extend	1:-2 2:3
exter*	0:3 5:-3
extra*	1:-2 2:-3 5:5 8:-2 9:-3
fa	0:-2 1:2 2:-2 3:3 7:-4 8:-2 9:-2
fabri*	1:4 5:-3
facci*	2:3 3:-3
faccio	2:3 3:-3 7:-2
facto*	0:-3 1:3
factu*	0:-3 1:-3 2:-2 4:-2 5:4
facture	3:2 5:2
faibl*	5:2
fail	5:2
faile*	3:6 5:-2 7:-2
failed	3:6 5:-2 7:-2
failed to	3:2
failed ⟨path⟩	3:2
faili*	1:2
failing	1:2
fails	3:2
failu*	1:-3 5:4 7:-3
failures	1:-2 5:3 7:-2 8:2
faire	1:-2 5:-2 7:-2 8:3
fait	0:-2 1:4 5:-5 6:-3 7:-3 8:2 9:-4
fait quoi	0:-2 1:6 3:-4 4:-2 5:-4 7:-2 9:-2
falls	1:-2 2:-2 3:-3 5:5 7:-2 9:-2
fare	1:2 2:3 3:-3 5:-5 7:-3 8:2 9:-2
fatal	3:3 5:-2
fatal error	3:2
fatto	1:3 5:-3
fattu*	1:2 3:2 7:-3
fattura	1:3 3:2 5:-2
faz	0:-3 1:4 2:-2 3:-4 4:-2 5:-4 7:4
featu*	1:-2 3:-2 5:3 7:2 8:-2
feature	1:-2 3:-2 5:4 8:-2
feature flag	3:-2 5:3
feature flags	5:3
fecha	3:2
fecha*	1:-2 3:3 5:-3 7:-3 9:3
fehle*	2:2 3:-3 9:-2
fehler	5:3
feld	3:3 7:-2
feld ⟨name⟩	5:2
fica	0:3 1:-2 5:-2 7:-2 8:-2
fiche*	0:2 1:3 2:-2 3:-2 4:-3 5:-3 9:-2
fichero	1:3 3:-2 5:-3 7:2
fichero ⟨path⟩	1:2 3:-2 5:-2 7:3
ficheros	5:2
fichi*	0:3 2:-2 3:-3 6:2 9:-2
fichier	0:3 5:-4
fichiers	3:-3 5:3 6:2 7:-2
fichiers importent	6:2
field	2:-2 3:5 5:-3
field is	3:3 5:-2
fila	0:-2 1:2 3:2
file	0:4 1:4 4:-3 5:-4 6:2 7:-4 8:-4 9:-4
file ?	0:-2 1:4 3:-3 5:-2
file ⟨path⟩	0:-3 5:3
files	1:-2 2:-2 3:-3 5:6 7:-2 8:-2
filte*	3:3
filtr*	0:-2 1:-2 3:3 4:2 5:-5 7:2
filtro	4:-2 5:-2 7:3
fin	1:-2 3:4 7:-2
fin de	3:4 5:-3 7:-2
find	1:4 3:-5 4:-2
find the	1:2 3:-2
finde	7:-2
finde*	2:3 4:-3
fine	3:4 5:-2 7:-2
finis*	0:2 1:-4 2:-2 3:-3 4:-2 5:-3 7:6 9:-2
fino	2:-2 4:4 5:-3
fires	0:-3 1:-3 3:4
firma	7:2
first	0:-2 2:-3 4:2 5:-3 9:2
first $	1:-2 3:-2 8:2 9:-2
first in	1:4 5:-3 9:-2
fisca*	3:-2 6:2 7:2 8:-3
flag	0:2 1:-3 2:-2 3:-2 4:-2 7:2 8:-2 9:-2
flag ⟨name⟩	1:-2 3:-2 7:2
flags	5:3
flaky	0:2 3:-2
flow	1:-2 5:4 7:-2
fois	0:-3 1:-3 2:-2 4:2 5:-4 6:2 8:-2 9:2
folde*	0:2 1:-2 2:-2 3:-3 5:-4 7:2 8:2 9:-2
folder	0:2 1:-2 2:-2 3:-3 5:-4 7:2 8:2 9:-2
fonct*	3:-3 5:2
fonction	1:2
fonction qui	5:3
fonctions	0:-2 1:-3 4:2 5:3
font	3:-3 7:3
for	0:2 2:-3 3:3 4:-3 5:2 6:-3 7:-2 9:-2
for $	1:2 3:-4 5:2 7:-2
for the	0:3 3:-4 4:-2
for ⟨name⟩	0:-2 5:3 6:-2 7:-2
fora	1:-2 2:-2 3:-2 4:-3 5:6 7:-3
forev*	7:2
forever	7:2
form	0:3 1:-2 2:2 5:-3 7:-2
forma	0:-3 1:2 2:2 5:2 7:-3
forma*	0:-3 1:4 2:-3 4:-2 5:2 6:-2 7:-2 8:-4
format	0:-2 1:2 3:2 8:-2
formato	1:4 5:-3
formu*	1:-2 2:4 5:-4
formulário	2:2
foto	1:-2 4:4 5:-3
foto $	1:-2 4:3 5:-2
found	1:-2 2:3
found when	3:2
four	3:2
frame	1:2 3:-3 7:2
frame*	1:2 5:-4 8:3
framework	1:2 5:-4 8:3
free	3:2
frida*	5:2 7:-2
friday	5:2 7:-2
from	1:-2 3:5 4:2 5:-4 6:-2 8:-2
from a	2:4 3:-3
from partially	3:2
from the	0:-3 2:-3 4:4 5:-2 7:2
from ⟨name⟩	0:-2 2:-3 3:-2 9:2
from ⟨path⟩	3:4 5:-2
front	1:-3 3:3 5:-2
front*	0:2 1:-4 2:2 3:-2 4:-2 5:-3 7:3 8:2
frontend	0:2 1:-2 2:-2 3:-2 5:-3 7:3 8:2
full	3:2 7:-2
funci*	1:-4 5:4 7:-2 8:-2
funciona	3:2
funcionar	3:3
funciones	1:-3 3:-3 5:4
función	5:3
función que	5:2
funct*	2:-2 5:2 7:-2
function	1:2 2:-2 4:-2 7:-2
functions	1:-2 5:3
functions does	1:-2 5:3
functions in	5:2
funkt*	1:-3 3:-3 4:2 5:3 7:-2
funktion	3:-2 4:-2 5:4
funktion die	5:2
funktionen	0:-3 1:-2 2:-2 3:-3 4:3
funzi*	0:-2 1:-2 3:-2 5:5 7:-3 9:-2
funzione	0:-2 5:3 7:-2
funzione che	0:-2 5:4 7:-2
funzioni	1:-2 5:4 7:-2
funçã*	0:-2 1:4 3:-3 7:-3 8:-3
função	0:-2 1:4 3:-3 7:-3 8:-3
funçõ*	4:2 7:-2
funções	4:2 7:-2
fuori	0:-3 5:2
fängt	0:-2 1:2
führe*	3:3 5:-3
für	0:3 1:3 2:-2 3:-3 6:-3 7:-2 8:-3 9:-3
für das	1:4 5:-3
für die	0:-2 1:-2 2:-2 3:-2 5:3
gatew*	1:-2 5:3 7:-3 8:2
gateway	1:-2 5:3 7:-3 8:2
geht	1:-2 3:3 4:-2
genau	0:-2 1:4
gener*	0:2 5:-3 7:2
genera	3:2 5:-2
gente	0:2 1:2 3:-2 4:-2 7:-3 8:-2 9:2
geral	5:-2 8:3
gern	5:3 7:-3
gesch*	1:-3 4:3
geset*	5:2
gesetzt	5:2
gesti*	0:-2 1:-3 3:-3 4:-2 7:3 8:2 9:-2
gestion	1:-2 7:2 8:2
gestione	1:-2 2:-2 3:-2 8:2
gesto*	0:-2 5:2
get	5:-2 6:-2
get lock	3:2
gets	0:2 1:-2 4:-3
gewor*	1:3
geänd*	1:3 3:-4
geändert	1:3 3:-4
gibt	1:-3 2:-2 4:-2 9:3
gibt es	1:-2 3:-2 9:3
giro	8:3
giust*	2:2 3:2 5:-2 7:-2
give	1:2 3:-2
gives	3:4
gleic*	1:-2 3:2 5:-3
gli	0:-2 4:-2 5:-5 6:5 7:-2 8:2
gli errori	1:4 5:-3 8:-2
globa*	0:-4 1:-4 2:-3 3:-3 4:-2 5:7 7:-3 8:-2
global	0:-3 1:-2 2:-2 5:4 9:2
global mutable	0:-3 5:4
globale	3:-2 5:4
go	1:-3 4:-2 5:5 7:-3 8:-2 9:-2
go through	5:2
god	1:-2 2:-2 3:-2 7:4
god class	5:-2 7:3
goes	3:3
good	3:-2 5:-2 7:3
gorou*	3:3
goroutine	3:3
goroutine n	3:2
got	3:2
gps	0:-2 4:3
grave	0:-3 1:-2 2:2 3:-2 6:-2 7:4 8:-3 9:-3
grave $	0:-3 2:3 3:-2 6:-2 7:2 8:-2 9:-2
grep	3:-2 5:4
gros	8:2
grün	1:-3 3:4 5:-3
gson	3:-2 7:3
guard*	1:-2 2:-2 3:-2 5:4 7:-3
guarda	5:3 7:-2
guest*	2:-3 3:3
guests	2:-3 3:3
gutsc*	4:2 9:2
h	3:2 5:-2
ha	1:4 2:-2 4:-2 5:-7 6:4 8:-2 9:-3
habe	0:-2 3:2
haben	0:-2 1:4 2:-2 3:-4 4:-2 7:2 9:-2
haben wir	1:3 3:-2 5:-3
hace	0:-2 1:3 4:-2 5:-4 6:-2 9:-2
hace esto	1:5 3:-3 5:-3
hacer	2:3 3:-2 5:-2 7:-3
half	1:-4 2:-2 3:2 8:3 9:-2
half of	1:-3 3:2 7:-4 8:2
hand	1:-2 2:2 7:2
handl*	3:-2 4:-3 7:3 9:-2
handler	0:2 2:-3 4:-2 5:-2 7:2 8:-2 9:-2
handlers	0:-2 1:-3 3:-2 5:5
handling	1:-3 2:2 5:-2 7:2 8:2
happe*	3:-2 5:-3 7:2
happens	1:-2 4:2
has	1:-4 3:3 4:-2 8:2 9:-2
has been	3:3
has no	2:2 5:-2
hash	3:2
hasta	0:-3 2:-2 3:-2 4:4 8:2
hat	1:-3 3:3 5:-2
have	0:-2 1:-3 3:2 4:-2 7:2 9:-2
have $	5:3
have ?	6:3
have a	3:4 5:-2
have no	3:-2 5:4
have to	1:-3 4:-2 5:3 7:-3 8:2
hay	4:-2 5:-4 7:2 9:2
hay alguna	1:2 5:-2
he	3:3 7:-2
heade*	2:-3 3:4 4:-2 8:-2
header	2:-3 3:4 5:-3 7:-2 8:-2
headers	5:2
heißt	1:3 2:-3 3:-2 7:2
helfe*	7:3
help	3:2 5:-2 7:2
helpe*	0:3 1:-3 3:-4 4:-2 7:3 8:-2 9:-2
helper	0:3 1:-2 3:-2
helper for	0:3 5:-2
helpers	0:-2 1:-2 3:-3 7:3 9:-2
here	0:-3 1:2 2:3 3:-4 4:-3 5:-6 6:-2 7:4
here $	1:3 3:-2 5:-5 7:4
hered*	1:-2 5:2 6:-2 7:-2 8:-2 9:3
hiber*	3:-2 5:-2 6:-2 7:4
hibernate	3:-2 5:-2 6:-2 7:4
hier	2:2 3:-3 4:-2 5:-2 7:-2 8:-2 9:3
hiera*	1:-2 4:5 5:-4 7:-2
hierarchy	4:4 5:-2 7:-2
hinte*	3:4 4:-2 5:-3 7:-2 9:-2
hits	5:2
hiéra*	4:3 5:-4 6:-2 7:-2 9:3
hiérarchie	4:3 5:-4 6:-2 7:-2 9:3
ho	3:2 5:-4 8:2
home	1:2 2:-2 3:2 7:-3 9:-2
hones*	1:-2 3:-2 5:-2 7:2 8:2
honest	1:-3 8:3
honest opinion	1:-3 8:3
honestly	7:3 8:-2
hook	0:2 1:-2 5:2 7:-2
hook ⟨name⟩	5:3
hooks	2:-2 4:3 7:-3 8:-3
horár*	0:3 5:-2
hot	3:2 5:3 6:-4 7:-3
hour	3:3
how	0:-2 1:-2 2:5 3:-3 6:3 7:-4
how bad	1:2 5:2 7:-2
how come	3:3
how do	1:-2 2:6 3:-2 5:-2
how does	2:3 3:-4 4:3 5:-3 6:-2 7:-3 9:-2
how is	2:3 3:-3 4:-2 7:-2 9:2
how many	2:-3 6:5 7:-2
how much	2:-2 6:2 7:-2 9:2
http	0:-2 2:-2 4:2 7:3
há	4:3 5:-5
hängt	5:-2 7:3
hérit*	7:2
i	4:-2 6:-3 7:2
i add	2:2
i call	5:4 6:-2
i can	8:2
i have	1:-2 4:-2 5:2
i mean	0:2 1:-2 3:-3 4:3
i run	5:2
i see	0:2 1:-2 5:-3 7:3
i test	1:-2 3:-2 5:-2 9:3
i use	7:2
i want	5:2
i write	7:2
i'd	1:-2 8:3
i'd like	0:2 1:-2 8:3
i'm	0:-2 3:-2 5:2 8:2
ich	2:4 4:-3 6:-2 9:-2
ich das	0:2
ich die	2:2
ich statt	7:2
ici	1:-3 5:-3 9:4
id	0:3 1:4 4:-4 7:-3 8:-3 9:-2
idea	0:-2 1:3 2:-2 3:-2 5:-3 7:3 9:-2
ident*	3:4 5:-4 7:-3
idiom*	1:-3 2:4 5:-2
idioma	1:-3 2:4 5:-2
idle	1:-2 2:2
if	0:2 1:3 2:-3 3:-3 4:-3 8:-2
if i	1:4 3:-2 4:-2
ignor*	1:-2 3:6 5:-5
il	4:2 5:-2 6:-2 7:3 8:-3
il ?	5:-3 6:3
il campo	3:-2 5:3
il codice	3:-2 4:4 7:-3 8:-2
il file	0:-3 1:3 7:-3
il metodo	7:2
il modulo	2:2
il prezzo	3:2 5:2 7:-2
il un	7:3
il une	3:-3 5:-2 7:4
il valore	5:2
ils	1:-2 2:3 4:-2 5:-5 7:4 9:-2
im	2:-2 3:3 5:-2 6:-2 9:-2
im code	1:-3 2:3 4:-2 5:-2 9:2
im log	1:2 2:-3
im ⟨name⟩	2:-2 3:-2 8:2
image*	3:2 5:3 7:-4
images	5:4 7:-4
immer	3:3 5:-2
immut*	3:3
impac*	1:3 3:-2
impact	1:2 5:2
impacto	1:2 5:-2
imple*	3:-2 4:-2 5:5 7:-5
implementano	5:2
implementano ⟨name⟩	5:2
implementar	2:2
implementações	2:-2 6:3
implementierungen	7:-2 9:2
implé*	0:-2 1:-2 2:-2 3:-4 4:-2 5:4 6:-2 7:-2 9:3
implémentations	0:-2 1:-2 2:-2 3:-3 6:-2 9:3
impor*	0:-2 1:-3 4:-2 5:3 7:4 8:-2
import	1:-2 4:-2 6:-2 7:2
import $	5:-3 9:2
import de	7:2
import name	3:2
importa	7:2
importadores	2:-2 5:3
importan	5:4 7:-3
importe	3:-3 5:3
importent	5:-3 7:2
importer	2:2
importiert	7:2
imports	5:2
impos*	0:4 1:-4 2:-3 3:2 4:-3 6:-2 7:-4 8:-3 9:-3
in	5:2 7:-3
in a	3:5 5:-3
in che	0:-4 3:-3 4:-2 7:-2 8:2 9:4
in der	1:3 2:-3 5:2 7:-2 9:-2
in die	2:-3 3:-2 4:4 5:-2
in einem	1:-2 3:3
in front	1:-2 3:3 5:-2
in how	5:3
in my	2:2
in our	1:3 3:-3 5:2 9:-2
in prod	9:2
in promise	3:2
in quali	0:-3 5:4 7:-2 9:-2
in the	0:-3 1:2 3:-2 5:3 6:-2 9:-2
in this	1:3 2:-2 3:-3 7:-2 8:-3 9:2
in un	3:-2 7:-3 9:3
in welchen	1:-3 4:-2 5:6 7:-2
in welcher	0:3 4:2 5:-3
in which	1:-3 4:2 5:2 7:-2
in ⟨name⟩	0:-3 1:-3 2:-2 3:3 4:2
in ⟨path⟩	0:-2 1:-3 3:3 4:-3 5:4 7:-4 8:-4
incid*	7:-2 8:2
inclu*	0:3 1:-3 2:2 3:4 4:-2 5:-4 7:-4 8:-3
include	3:3 5:-2
incon*	5:-4 7:-2 9:4
index	2:2
index is	2:2
index out	3:2
index*	3:2
indic*	3:-3 5:4 7:-3 8:-2 9:-2
indir*	5:3
indirect	5:3
infra*	1:-4 2:5 4:-2
inges*	5:-2 7:2
inher*	7:3
inheritance	5:-2 7:3
inici*	0:-3 4:2 5:2
initi*	3:2
initialized	3:2
initialized module	3:2
injec*	7:3
inser*	3:-3 5:3
insert	3:-3 5:3
insid*	3:2 7:-2
inside	3:2 7:-2
inside the	4:2
insta*	2:-2 4:-2 5:3 6:-3 8:-2
install	2:-2 3:3
instances	0:-2 1:4 5:-2
instancias	5:3 6:-2
instancias de	5:3 6:-2
inste*	5:2
instead	5:2
instead of	5:2
instr*	0:4 1:-5 2:3 3:-4
integ*	0:-2 1:-2 2:2 3:-2 4:-2 5:-2 7:2
inten*	0:-3 2:3 3:-3 5:3
inter*	0:-2 1:-2 2:-2 3:-2 4:4 5:3 6:-3 9:-2
interface	0:-2 1:-3 3:2 8:-2 9:2
interfaz	7:3
into	1:-2 2:2 3:-2 4:-2 5:3 7:-2
into the	2:3 4:-2
inuti*	6:-2
inval*	3:4 5:-2 7:-2
invalid	3:4 5:-2 7:-2
inven*	1:2 3:-2 9:-2
invit*	1:-2 2:-3 3:4
invoc*	0:-2 1:-3 3:-3 4:-3 5:4
invoca	1:-2 3:-2 4:-3 5:6 7:-2
invoi*	0:-3 1:-2 3:2 4:-2 5:2 8:-2
invoice	0:-3 1:-2 3:2 4:-2 5:2 8:-2
invok*	1:3 5:3 7:-4
invoke	1:3 7:-3
invoq*	1:3 5:-2 7:-3
irgen*	0:-3 2:-2 3:-4 4:-2 5:-5 6:-2 7:10 9:-2
irgendwer	0:-2 3:-3 5:-2 7:4
irgendwo	0:-2 1:-2 3:-2 5:-3 7:6
is	0:2 3:2 4:-2 5:-8 7:3
is a	3:-3 6:-2 7:-4 8:-3 9:5
is fine	3:3 7:-2
is full	1:2
is it	2:2 5:-2
is n	3:2
is not	3:4
is null	3:3
is responsible	0:3 5:-3
is that	2:-2 3:-2 5:-4 7:5 9:-2
is the	0:2 1:2 2:2 3:-5 4:-2 5:-4 7:3
is there	4:-2 5:-2
is ⟨name⟩	1:4 2:-2 3:-3 5:-4 7:4
is ⟨path⟩	0:2 5:-2 7:2
isn't	1:4 5:-2
isso	0:4 1:-3 5:-2 7:-2
ist	0:-2 1:2 4:-4 5:-7 6:-3 7:5 8:2
ist $	3:3
ist ?	1:-3 7:3
ist das	1:-2 3:-2 5:-2 7:-2 8:4 9:-2
ist der	1:-2 7:2
ist die	2:2 3:-2 5:-2 7:2
ist es	1:2 3:-2 5:-2
ist ⟨name⟩	2:2 5:-3 7:3
istan*	0:5 1:-3 2:-2 3:2 5:-6 8:-2
it	3:2 6:-2 8:2 9:-2
it $	0:-3 4:-2 5:2 8:-2
it ?	1:-4 8:2
it and	3:2
it is	1:-2
it with	1:2
its	2:2 3:-2
j'ai	0:-2 1:4 2:-2 5:-3 7:-4
j'en	1:-3 2:2 3:-3 8:3
jamai*	7:2
jamais	7:2
java	1:3 5:-4 7:2 8:-2
je	0:-3 1:-4 5:-2 7:3
je veux	3:-2 4:2
jede	0:-2 1:-2 3:4
jedem	3:4
jeito	1:-3 7:2 9:2
jeman*	5:-2 7:2
jemand	5:-2 7:2
job	0:-2 2:-2 4:-2 7:-2 8:-2 9:4
jobs	2:-2 3:-4 5:4 7:3 8:-2 9:-3
jour	3:2 5:-2
jpa	1:-3 3:2 7:3 9:-2
json	1:-4 3:2 9:-2
jumps	3:2
jusqu'à	4:4 5:-3
jusqu*	0:-2 1:-2 4:3
just	1:-3 2:-2 7:2 8:2
juste	1:3 5:-2
jwt	0:-3 2:-2 3:4 4:3 5:-3 7:-2
já	2:-2 3:-2 5:3
k	1:3
kafka topic	3:-2 5:3
kann	1:-3 3:-2 4:-2 7:5 9:-2
kann ich	7:3
kann ⟨name⟩	7:2
kaput*	5:2
kaputt	5:2
keep	1:-4 2:-3 3:3 4:-2 5:-2 8:2 9:2
keeps	1:-3 2:-2 3:5 4:-2 5:-4
kein	5:2 7:-2
keine	0:2 5:-2
keine*	2:-3 3:-2 5:4 6:3 7:-3
keiner	2:-2 5:2 6:3 7:-3
key	1:-2 3:3 7:2
keyst*	2:-2 4:2
klass*	1:-2 3:-3 4:-2 5:3 7:3
klasse	5:-3 7:3
klassen	3:-3 5:4
know	1:-3 4:-2 7:2
knows	5:-3 7:2
komme*	5:-3
kommen	5:-3
kommt	1:-3 3:3 5:-4 6:2 7:-3 8:-2 9:2
kommt der	2:-2 3:3
kommt ⟨name⟩	2:2 3:-2 5:-2 6:3
kompl*	1:-4 3:2 5:-4 6:3
kompo*	3:-2 5:4
konfi*	3:-3 5:2
konst*	5:3
kotli*	1:3 2:-2 8:-2
kotlin	1:3 2:-2 8:-2
könnt*	2:-2 3:2 7:2
l'api	6:2
l'app*	3:2 7:-2 9:2
l'appli	5:-2 7:-2 9:2
l'arc*	0:-2 1:-2 3:-2 5:-3 8:4
l'aut*	0:-2 1:-4 2:-2 3:3 4:-2 5:-4 7:3 9:2
l'autre	7:3
l'en	2:-2 3:2 5:-3 8:-2
l'en tête	2:-2 3:2 5:-3 8:-2
l'eve*	0:4 1:2 5:-5
l'evento	0:3 1:2 5:-3
l'evento ⟨name⟩	0:3 1:2 5:-3 7:-2
l'exp*	3:2
l'imp*	0:-2 5:3 7:-2
l'int*	3:3 5:2 7:-2
l'écr*	1:2 3:-3 5:-2 7:3 9:-2
l'évé*	5:4 7:-2
l'événement	5:4 7:-2
l'événement ⟨name⟩	5:3
la	0:3 1:-2 3:2 6:-2 8:-2
la api	1:3 5:-2
la app	3:2 5:-3 7:2
la base	3:4 5:-2
la carpeta	0:-2 1:3 3:-2 7:2 8:-2
la clase	0:-3 5:5
la classe	0:3 1:-2 2:2 3:-3 7:-4
la cola	1:2 4:-2 7:-2
la config	7:2
la constante	0:-3 5:3
la fin	0:2
la firma	7:2
la fonction	5:3
la función	5:3
la interfaz	7:3
la lista	3:-3 5:3
la misma	3:3 5:-2
la méthode	0:3
la page	0:-2 3:3 5:-2
la pantalla	1:-2 5:3
la pena	3:-2 5:-2 7:4
la signature	7:2
la tabella	0:-2
la tabla	3:2
la variable	3:2 5:2 7:-2
la vez	1:-3 7:3
lado	3:-2 7:2
lance	0:-3 3:2 5:2
lance*	4:3 7:-4
lancement	1:-4 4:3
lanci*	0:-2 1:-2 3:-3 6:2 7:4 9:-2
lande*	3:-2 5:2
landet	3:-2
langu*	1:-2 5:2 7:-2
lanza	6:2
lanza ⟨name⟩	0:2 5:-3 6:3
lanza*	0:2 5:-4 7:4
lanzar	7:4
lanzar ⟨name⟩	7:4 9:-2
lança	0:3 5:-2 7:-2
lança*	0:-2 1:-2 7:2 9:2
lançar	1:-3 7:3 9:2
las	0:-2 2:-2 3:2 4:-3 5:3 6:-2 8:-3 9:-2
lasse*	1:-2 5:3
lassen	1:-2 5:3
last	3:2
laufe*	3:-2 4:2 5:2
laufen	3:-2 4:2 5:2
laufen die	4:2
laut	0:-2 3:2
layer	1:2 5:-2 7:-2 8:2
layer*	8:2
le	3:2 6:-3
le champ	0:-2 3:2
le code	2:-2 3:-3 4:2 7:2 9:-2
le module	1:-2 5:-3 9:3
le paquet	5:-3 7:3 8:2
le plus	0:2 7:-2
le traitement	1:-2 3:2 5:2
le ⟨name⟩	0:-3 1:3 4:2 5:-4
lead	7:2
leade*	7:2
leak	3:-2 7:2
lease	3:2 7:-2 9:2
lectu*	3:-3 4:-2 5:2 7:2
lectura	7:3
lee	0:2
lee el	0:2
left	3:-2 5:2
legac*	0:-2 1:4 3:-2 7:-2
legacy	0:-2 1:4 3:-2 7:-2
leitu*	3:-2 7:3
leitura	3:-2 7:3
les	0:3 2:3 3:3 5:-3 6:-2 7:-2 8:-2 9:-2
les deux	1:-2 2:-2 3:2 4:2 5:-5 7:3 9:-2
les erreurs	2:2
les montants	3:2 5:2
les points	8:2
les tests	5:-3 7:3
les ⟨name⟩	0:3 1:2 5:-3 7:-2
lesen	8:4 9:-2
lettu*	5:2
letture	5:2
level	1:2
lever	1:-2 7:3
lever ⟨name⟩	1:-2 5:-2 7:4
li	1:-2 5:3 9:-2
libra*	5:3
library	5:3
libre*	1:-3 5:-2 7:-2 9:4
licen*	3:-3 4:-2 7:4
liefe*	1:-2 3:4 7:-3
liefert	3:4 7:-3
liege*	1:-2 2:-2 3:2 4:3 5:-4
liegen	1:-2 2:-2 3:2 4:3 5:-4
liegt	1:-2 5:3
lieu	3:-2 5:3
lieu de	5:2
ligne	3:3 5:-2
ligne*	0:-2 2:-2 3:4 4:-2 5:-2 7:-3 8:2
lignes	0:-2 2:-2 3:4 4:-2 5:-2 7:-3 8:2
lignes $	1:-2 8:3
like	1:-4 2:-3 4:-2 5:2 7:-2 8:5 9:-3
like to	0:2 8:2
limit	0:3 3:2 5:-3
limit*	0:3 2:-2 3:-3 5:-4 7:-4 8:-3 9:4
line	0:2 1:-2 3:2 5:-3 7:-2
lines	0:-2 1:3 3:3 5:-5 7:-2
lingu*	0:-2 1:-2 5:-4 8:4
lingua	4:2
linha	0:3 1:4 3:-3 5:-5 7:-3
linha*	3:-3 5:-2 7:3
linhas	3:-3 5:-2 7:3
lire	2:2 3:-2 4:-2 5:-2 8:3
list	0:-2 1:-2 5:4 7:-3
list the	5:2
lista	1:-3 4:-3 5:4
lista de	3:3
liste	3:2 5:2
liste des	3:2
liste*	0:-2 2:-2 5:2 7:2 8:-2
listener	0:-3 4:2 5:-2 7:3
listeners	0:-2 3:-3 5:3
listens	1:-2 5:4
listens to	1:-2 5:3
lit	5:2
lit la	5:2
livel*	1:-2 3:-2 7:4
llama	0:-3 1:-2 3:-2 4:-3 6:2 7:5 9:-2
llama a	0:-2 3:-2 4:-3 5:-3 6:2 7:5 9:-2
llama*	0:-2 1:2 3:-2 4:3 5:-3 6:2 9:-2
llamadas	4:3 6:-3
llamar	1:3 3:-2 4:-2 6:-2 7:2
llamar a	1:-2 3:-2 5:3 6:-2 7:3
llamo	5:3 7:-2
llega	0:-2 3:2
llega*	3:4 4:-2 5:-3 7:-2 8:2
lo	1:-2 2:2 3:4 4:-4 6:-2 8:-3 9:-3
lo que	1:2 3:2 5:-2 7:-3
loade*	1:3 5:-3
loader	1:3 5:-3
local	2:3
local*	1:-2 2:5 4:-2 5:-3 7:-2
locale	2:3 5:-3
locally	2:2
locat*	1:-2 3:-3 7:4
lock	1:2 5:-2
log	0:3 1:2 2:-3 3:2 5:-3 7:-2 8:-3
log $	1:2 2:-3 3:2
logge*	2:2 3:-2 4:-3 9:2
logic	5:-2 9:2
logic*	1:-2 2:2 3:-3 6:2 7:-2 8:-3 9:2
logica	1:-2 2:2 3:-3 6:2 7:-2 8:-3 9:2
login	1:-4 2:-3 3:3 5:2 7:-4 8:-2 9:-2
logs	1:-2 3:2 5:-3
long	1:-2 5:3 7:-2
look	3:-3 5:-4 7:3
looks	3:-2 5:2
loop	1:-2 3:4 5:-2
los	0:-2 3:3 9:-2
los que	5:3
los tests	1:-2 2:2 7:-2
los ⟨name⟩	0:-2 1:-2 5:4
loss	1:4 5:-2
lost	2:2
lot	1:3 3:-2 8:-2
lugar	1:-2 3:-2 7:4
lugar ?	5:-2 7:3
lugar*	0:-3 6:4 7:-2
lugares	0:-3 6:4 7:-2
läuft	0:-2 1:-3 2:-2 3:3 4:3 5:-3 6:-2 7:-4 8:-2 9:-2
lève	1:3 3:-3 5:-2 7:2
lê	5:3 6:-2
lì	3:4 5:-3 8:-3 9:-2
lì $	3:4 5:-3 8:-3 9:-2
lógic*	5:2
lógica	5:2
lógica repetida	5:2
m	3:2
ma	1:-2 3:2 7:-2
macht	1:3 3:-2 5:-3 8:2
macro	1:3 5:-3 6:-3 7:3 9:-2
mai	0:-2 1:-3 2:-2 3:3 4:-2 5:-2 6:-4 7:2 8:2 9:-3
mail	0:3 1:2 2:-5 3:4 5:-3 7:-3 8:-2 9:-2
main	0:-3 2:-2 3:-2 4:5 5:-5 7:2 9:-2
main $	8:2
main ⟨error⟩	1:2
maint*	1:-3 3:-2 5:2 9:2
mais	1:-2 3:-2 4:-2 5:2 7:2 8:-2 9:-2
make	0:-3 1:-5 5:3 8:-3 9:-2
makes	1:3 3:3 5:-5 7:-2 8:-2
mal	0:-2 1:-6 2:-2 5:3 7:3 8:-2 9:-2
man	0:-2 1:2 4:-2 9:2
manda	0:6 1:-3 2:-2 5:-6 7:-2 9:-2
manda*	1:-4 3:-2 5:-3 7:3 8:-2 9:3
manej*	1:-3 5:-2 8:4
mano	0:-2 1:2 2:-2 3:-3 8:2
mante*	7:3
many	1:-2 2:-3 3:-2 5:-2 6:4 7:3 9:-2
map	1:-2 7:3 8:-2
mapa	0:-2 3:3
mappe*	1:-3 5:3
mapper	1:-2 5:3
mas	3:3 7:-2
maxim*	3:2
maximum	3:2
may	1:-2 7:2
mb	2:2 7:-2
me	0:-2 2:3 6:-2 7:-2 8:2
me all	5:2
me the	1:-2 2:4 3:-3 5:-2
me which	5:2
mean	1:2 3:-4 4:2 5:-2
mean in	1:2
mecha*	1:-3 2:5 3:-4 4:-2 5:-3 8:-3 9:-2
mehr	0:-2 1:-2 2:-2 3:5 4:-2 7:-3 8:-2
mein	7:2
meio	1:2 3:-3 4:3 7:-3
membe*	5:2
memor*	3:2
memoria	3:2
mensa*	0:2 1:3 5:-4 7:-2 9:-2
mensagem	1:-2 3:3 5:-2
mensajes	0:2 1:2 5:-2
menu	5:2
merec*	5:-2 7:3
merece	5:-2 7:3
merece la	5:-2 7:3
merge	3:2
merge*	0:3 1:-3 9:-2
merges	0:3 1:-3
mesma	3:4 5:-3
mesmo	2:-2 3:2 5:-5 7:2
messa*	1:3 2:-2 3:2 6:-3 7:-2 8:-2 9:-2
message	0:2 1:2 2:-2 3:2 5:-2 8:-2 9:-2
message $	0:-2 1:2 3:4 5:-3
messo	2:-2 4:-3 7:-2 8:2
met	0:-2 1:3
metad*	3:2 7:-2
metade	3:2 7:-2
metho*	4:-2 5:2
method	5:-2 7:2
methode	0:2
methode ⟨name⟩	0:2
methoden	1:-2 3:-2 5:5 7:-2
methods	5:4 7:-3
metod*	1:-2 3:-3 4:-3 5:6
metodi	1:-2 3:-2 4:-3 5:6 7:-3
metodo	3:-2 7:2
metodo ⟨name⟩	5:3
metri*	3:3
mi	2:-3 3:4 5:-2 6:-2 7:-6 8:2 9:-2
mich	1:2 3:2 7:-3
middl*	1:-2 2:-2 4:4 5:-3
middleware	0:2 3:2
middlewares	0:-2 2:-2 4:5 5:-3
middlewares $	4:2
migra*	0:6 1:3 3:-4 4:3 5:-5 6:-2 7:-7 8:-3 9:-4
migration	0:-2 1:4 3:-2 5:-2 7:-4
migrations	0:4 3:-3 5:-5 7:-3 8:-2 9:-3
migrations ?	0:5 1:-3 2:-3 3:-2 4:-2 5:-4 9:-2
mille	0:2 5:-2 7:2 9:-2
mim	1:-2 8:2
min	1:2 5:-2
minut*	1:-3 3:2 8:2
mir	0:-4 2:4 3:3 4:-4 5:-3 6:-2 7:-2 8:-2 9:-2
mir bitte	1:2
mir das	0:-2 1:-3 2:4 3:-2 4:-2 7:-3 8:-2
misma	3:3 5:-2
mismo	3:2
mit	0:2 1:2 2:-3 4:-3 6:-2 8:-3 9:-3
mit den	1:3 3:-2
mobil*	1:-3 3:4 5:-3 8:-2
mobile	1:-3 3:4 5:-3 8:-2
mocks	1:-2 2:-2 3:5 5:-5
modal*	1:2 7:-2
model	1:-3 5:-3 7:2 8:2
model*	1:-2
modelos	3:-2 5:2
modif*	0:-3 4:-2 7:3 8:-2 9:-2
modifica	0:-2 1:-3 3:-2 4:-2 5:2 7:3
modifie	3:2
modo	1:-3 2:3 3:2 4:-2 5:-4 6:-2 8:-2 9:-2
modul*	0:-2 3:-3 4:-3 6:-2 7:2
module	1:2 4:-2 8:-2
module '	3:2
modules	7:2
moduli	5:-2 7:2 8:2
modulo	0:-2 1:-2 3:-4 4:-2 5:2 8:2 9:-4
moi	0:-4 1:2 2:3 4:-4 5:-7 6:-3 8:2 9:-4
momen*	1:-2 2:-2 3:-3 7:4
moment	1:-2 3:-2 7:4
moment ?	5:-3 7:4
mon	3:3
monda*	3:2
monor*	1:-2 2:2 3:-2 7:-2 8:2
monorepo	1:-2 2:2 3:-2 7:-2 8:2
monorepo ?	5:-2 8:3
monta*	1:-2
montants	3:2 5:2
montr*	5:3
montre	5:3
more	3:2 7:2
morto	7:3
most	5:2
mostr*	7:3 8:-2 9:-2
mostra	5:2
motiv*	3:2
motivo	3:2
motor	3:-3 5:2
motor de	3:-3 5:2
motor*	3:-2 5:-2 8:3
moved	3:2 5:-3 7:2
ms	3:2
much	2:-2 5:-3 6:2 8:-2 9:2
multi	1:-3 3:-2 5:5 9:-4
multi*	4:2
mundo	5:3
muss	2:2 7:-2
muss ich	2:2 7:-2
must	3:2 7:2
must be	3:2
mutab*	0:-3 5:4
mutable	0:-3 5:4
my	0:-2 1:-4 3:7 5:-6 8:-2
my own	2:2
más	1:-2 3:-3 5:4 7:2 8:-3
métho*	0:2 3:-2 4:-2
méthode	0:2 5:-2
méthodes	3:-2 5:4
métie*	5:-3 7:2
métier	5:-3 7:2
métod*	0:-4 1:-3 3:-3 5:6
método	0:-4 5:6 7:-2
método ⟨name⟩	0:-4 5:5 7:-2
métodos	1:-2 3:-2 5:3 7:2
même	0:-2 1:-4 2:-2 3:3 5:-4 7:3 8:2 9:-3
mês	1:-2 3:2 8:2
módul*	1:-2 2:2 3:3 4:-2 9:-2
módulo	1:-2 2:2 3:3 4:-2 9:-2
módulo de	1:-5 2:2 3:3
n	3:6 5:-2
n $	2:-2 3:3 7:-2 8:-2
n '	3:2
n ?	1:-2 3:-2 7:-2 9:3
n a	1:3 3:-3 5:-3 8:3
n and	1:2 3:-2 7:2
n at	1:2
n but	0:3
n de	3:-2 8:2
n deadlock	3:2
n e	1:-2 3:-2 5:4
n en	1:2 3:-2
n h	3:2
n in	0:-2 1:-3 3:4
n k	1:3 3:-2
n mb	3:2
n min	1:2 5:-2
n ms	3:2
n n	1:3 2:-2 3:-2 5:2 7:-2
n no	3:2
n on	3:3
n s	3:4
n solo	3:2
n sur	3:3
n to	1:2
n warn	3:3
n x	5:2
n zeilen	7:2
n ⟨name⟩	3:3
n ⟨path⟩	3:2
n'a	1:-2 3:3 5:-3 7:2
n'a aucun	3:3 5:-3
na	2:-4 3:3 4:-3 7:-2
na tela	1:-2 3:4 5:-3 7:-2
nach	0:-4 1:-5 2:3 3:4 6:-2 7:-4 8:-2 9:-3
nach ⟨name⟩	3:3 5:-3
nachd*	3:-3 4:4 5:-2 7:-2
nachdem	3:-3 4:4 5:-2 7:-2
nachr*	0:2 1:2 3:3 5:-5 7:-2
nachricht	1:2 3:3 5:-4
nacht*	9:2
nachtlauf	5:2
nada	0:-2 2:-2 3:4 5:-3 7:2
nadie	3:-3 5:5
name	2:-2 4:2 9:-2
namin*	1:-4 3:-3 5:3 7:3 9:-2
naming	1:-4 3:-3 5:3 7:3 9:-2
ne	0:-3 1:-4 2:-2 4:-2 5:6 6:-2 7:-4 9:-2
neces*	3:-2 5:2
necesito	3:-2 5:2
need	7:2
need to	1:2
needs	5:3
negat*	0:2 3:3 5:-2
negative	3:2
negativo	0:2 3:2 5:-2
nehme*	7:2
nehmen	7:2
nei	0:-2 1:-2 2:3 3:-3 5:-2 7:2 8:-2
nei test	0:-2 1:-2 2:3 3:-3 5:-2 7:2 8:-2
nel	2:-5 5:2 8:-3 9:2
nella	1:3 2:2 3:-4 5:2 7:-4
nenhu*	1:-2 5:3
nenhum	1:-2 5:3
nenhum $	5:3
nesse	3:-2 7:2 9:-2
nessu*	0:2 3:-2 5:3
nessuno	0:2 3:-2 5:2
netwo*	1:-2 5:3 8:2
neu	1:-2 3:2
neuen	2:3 3:-2
neuer	1:-2 3:-2 4:-2 7:-4 9:3
never	0:2 3:4 5:-3 7:-3 8:-2
new	1:-5 4:-2 5:2 6:-2
new ⟨error⟩	5:2
new ⟨name⟩	0:3 1:-2 3:-2
nicht	0:-2 3:4 4:-2 5:-4 8:-2 9:-2
nicht $	1:3 5:-4 7:2
nicht*	1:-2 3:3
nichts	1:-2 3:3
nichts $	3:2 5:-2
nie	3:3 5:-2
niema*	3:2 5:-2
niemand	3:2 5:-2
night*	4:-2
nightly	4:-2
nil	3:2
nimmt	3:-2 7:-2 9:3
ningu*	3:3 7:-3
ninguém	3:3 7:-3
nirge*	3:-3 5:3 7:-2
nirgends	3:-3 5:3 7:-2
nix	0:2 5:-2
no	5:2 6:-2 8:-2
no ?	3:-3 5:-2 7:4
no attribute	2:2 3:-2
no código	1:3 3:-2
no módulo	3:-3 5:4
no se	1:-2 3:2 7:2
no tests	5:-2 7:3
no ⟨name⟩	3:2 4:2
nobod*	3:2 5:2 7:-2
nobody	3:2 5:2 7:-2
noch	1:-3 2:-2 5:-2 7:4
nombr*	0:-2 2:-2 3:-3 4:-2 5:-3 6:5 7:3 8:-2 9:-2
nombre	5:-6 6:6
nombres	1:2 2:-2 3:-3 4:-2 7:2 8:-2 9:-2
nomi	0:-2 5:2 7:3
non	0:-2 3:3 4:-4 5:-3 6:-2 8:3
norma*	1:-3 4:-2 5:-4 7:4 8:-2 9:-2
normal	0:-2 1:-2 3:3 4:-2 5:-3 7:2 9:-2
nos	1:-2 2:-3 3:-3 7:2 8:2 9:2
nosso	0:-2 2:-3 4:-2 6:-2 7:-4 8:2
nostr*	1:-2 2:-2 3:-3 5:-5 8:3 9:3
not	1:2 3:5 5:-4 7:-4
not exist	3:3 7:-2
not the	1:2 5:-3
nota	1:-3 2:-2 4:2 5:-3 8:3
note	1:3 5:-2 7:2
nothi*	5:3 7:-3
nothing	5:3 7:-3
nothing $	3:3
notif*	0:3 4:-2 5:-3 7:2 8:-2 9:-2
notification	1:3 5:-3
notre	0:-2 2:-2 9:3
nous	3:-2 5:-2 7:4
nouve*	1:-3 2:3 4:-2 5:2 7:-3 8:-3 9:2
nouveau	2:3 4:-2 5:-3 7:-3 8:-2 9:2
nouvelle	0:-2 1:-2 5:3
nova	0:-2 1:-2 2:3 3:3 5:-3
novo	2:2
npm	5:2 7:-3
npm run	3:3
nuevo	0:3 1:-2 2:2 5:-4
null	2:-2 4:-2 5:2 8:-2
null ?	0:3 1:2 3:-3 5:-2
nulle	5:2 7:-2
nulle part	5:2 7:-2
numbe*	0:2 5:-4 6:3 7:-2
number	0:-2 5:-2 6:4
number of	5:-3 6:4
numer*	5:-6 6:7
nunca	3:2 5:2 7:-3
nuovo	0:-3 2:2 3:4 5:-2 8:-3 9:-2
nur	1:-4 3:5 4:-2 5:2 7:-4 8:-2 9:-3
não	0:-2 1:3 8:-2
não são	5:2
númer*	5:-7 6:6 7:-2
número	5:-7 6:6 7:-2
número de	5:-7 6:6 7:-2
o	0:-3 2:-2 6:-2 9:5
o anche	3:-2 5:3
o campo	3:2
o código	0:2
o el	1:-3 4:2 5:-3 7:-2 9:2
o mesmo	0:2 3:3 5:-4
o método	0:-3 5:3
o módulo	1:-2 3:3 5:-3 7:2
o que	1:4 2:-2 6:-2 7:-5
o ⟨name⟩	0:-2 1:-3 3:-4 5:2 6:-2 7:4 9:-2
objec*	3:-2
object	2:2
object has	2:2 3:-2
objects	3:-2 7:2
objet*	1:-3 5:4 7:-2
objetos	0:-4 5:4
objets	0:2 1:-2
obser*	7:2
obwoh*	3:3 7:-2
obwohl	3:3 7:-2
occur*	5:2
oder	0:-2 1:-5 3:-5 4:-4 5:-5 6:-2 7:5 8:-3 9:5
of	5:3 7:-2
of a	4:3 5:-2
of n	1:-2 3:3
of our	0:-2 1:2 3:-3 9:2
of range	3:2
of that	1:3 3:-2 5:-2
of the	0:-2 1:2 4:-2 7:-2 8:3
of them	1:-2 3:2 5:2
of this	1:2 3:-2 5:-2 8:3
of ⟨name⟩	4:-2 5:4 7:-3 8:-2
of ⟨path⟩	3:-2 6:3 7:-2
off	1:-2
offli*	7:-2
offline	7:-2
offse*	0:-2 1:2
offset	0:-2 1:2
ohne	2:2 3:-2 5:2
ok	1:-2 3:2
old	1:-2 2:-2 3:3
on	0:2 1:3 2:-2 3:2 4:-2 5:-7 6:-2
on a	0:-2 1:-2 3:-2 4:-2 5:-2 8:-2 9:3
on each	2:-2 7:2
on every	5:-3 7:2
on the	1:-3 3:3 5:-2 8:2 9:-2
on ⟨name⟩	0:4 1:-2 3:-2 6:-2 7:-3
on ⟨path⟩	0:3 1:2 5:-4 7:-3
once	3:3 5:-2
onde	0:5 1:-4 3:-4 6:-2 7:-6 9:-3
onde fica	0:4 5:-2 7:-2 8:-2
onde o	4:2
onde é	5:2
one	1:-2 3:2 4:-2 8:-3 9:3
one $	1:-2 3:-2 5:3 9:2
one and	5:-3 9:3
one of	2:2 3:2
ones	1:-2 5:4
only	1:-2 2:-2 3:3 5:2
only the	5:3
ont	6:2
ontem	2:-2 8:3
opens	0:2 1:-2 4:2 5:-2 7:-2
opera*	1:-2 6:3 7:-2
opini*	1:-4 3:-2 7:-2 8:4 9:-2
opinion	1:-4 8:3
optio*	0:-2 1:-2 2:-2 3:-3 5:2 7:3 9:2
optional	5:-3 9:2
options	2:-2 3:-3 5:3
or	0:-2 5:-6 6:-2 7:2 9:4
or a	1:2 5:-2 8:2
or does	7:2 8:2
or is	7:4
ora	7:2
orden	1:-2 4:3 5:-2
order	0:-2 1:-2 2:-2 4:5 5:-4 8:-2
ordin*	5:-2 7:2
ordini	5:-2 7:2
ordne*	0:4 1:-3 4:-2 7:-3
ordner	0:4 1:-3 4:-2 7:-3
ordre	1:-2 2:-2 4:5 5:-3 8:-2
origi*	4:-2 5:3 7:-2
orm	1:-2 2:3 3:-2 8:-3
os	0:-4 5:-4 6:3 7:2 8:2 9:-3
other	2:-2 4:-2 9:2
other*	1:-2 3:-2 7:3
ou	0:-6 2:-5 3:-9 4:-6 5:-3 6:-3 7:3 8:-6 9:8
ou c'est	7:3
ou pas	1:-2 3:-3 7:3
our	1:2 2:-2 3:-2 4:-2 7:3
our code	0:2 1:2 3:-2
out	1:2 7:-2
out of	5:2
outbo*	3:-2 5:3
outbox	3:-2 5:3
outpu*	3:2
output	3:2
outsi*	7:2
outside	7:2
outside of	7:2
over	0:-2 1:-3 4:-2 5:2 7:-2 9:2
overl*	1:-3 4:-2 7:2 9:-2
overload	6:-3 7:2
overload di	6:-3 7:2
overloads	1:-2 5:2 9:-2
overloads de	3:2
overloads of	7:3
overr*	1:-2 5:2
override	3:-3 5:2 6:-2 7:2
override de	7:2
override di	5:2
override ⟨name⟩	5:2
overrides	3:-2 5:3 6:3 7:-3
overrides ⟨name⟩	5:2
own	1:-2 4:-2 5:2
où	0:12 1:-4 2:-2 3:-5 5:-5 6:-3 7:-6 9:-3
où $	0:6 5:-6
où ?	0:4 5:-3 7:-2
où est	0:4 3:-2 7:-2
où se	8:2
p	3:3
p n	3:3
pacch*	1:2 3:-2 5:3
pacchetto	1:2 3:-2 5:3
packa*	0:-2 3:-4 4:-3 5:-3 6:-2 7:2 8:5
package	3:-3 4:-3 5:-3 6:-2 8:3
package ?	3:-2 7:2 8:-2 9:-2
packages	1:-2 2:-2 3:-2 7:2 8:3 9:-2
pacot*	3:-2 4:3 9:-2
pacote	3:-2 4:3 9:-2
padrã*	3:-3 5:4 9:-2
padrão	3:-3 5:4 9:-2
pagam*	0:-2 2:2 5:-2
pagamento	0:-2 2:2 5:-2
page	0:2 3:3 5:-4 7:-2
pagin*	7:2 9:-2
paket	1:-3 2:-3 3:-5 4:-3 5:-2 6:-2 7:3 8:5
panda*	5:2 6:2 7:-2
pandas	5:2 6:2 7:-2
panic	3:3 5:-2
panic*	3:2
panicked	3:2
panicked at	3:2
panta*	1:-3 3:-3 5:5 6:-2 7:-2
pantalla	1:-2 5:3
paque*	1:-3 3:-3 4:-2 7:2 8:4 9:-3
paquet	1:-2 3:-2 5:-2 7:2 8:3
paquete	1:-2
paquets	3:-2 5:2
par	4:3 7:-3 8:-3
par défaut	1:2 7:-2 9:-2
par où	4:2
par qui	0:-2 3:-3 5:3 7:-2
para	2:3 5:-3 6:-2 9:-3
para qué	3:2
param*	0:-2 2:-2 4:-2 5:5 9:-3
paramètres	5:2
parce*	5:2
parec*	1:-2 3:-3 5:-3 7:4
parse	6:2
parse*	0:-2 1:-4 2:-3 5:3 6:-2 7:3 8:-2
parser	1:-3 2:-2 5:4 8:-2 9:-2
parser de	5:3
part	0:2 1:-3 4:-2 7:3 9:-2
part $	5:2
part ?	7:4
parte	0:2 1:3 2:-2 5:-6 6:-3 7:3 9:-2
parte ?	5:-2 7:5
parte il	0:-2 1:-2 5:3 8:2
parte*	1:-2 5:2
partes	1:-2 5:3
parti	2:-2 3:-3 5:5 7:-3 8:-2 9:-2
parti*	0:-2 2:2 3:-2 4:4 5:-4 6:-3
partially	3:2
partially initialized	3:2
partir	1:-3 3:-2 4:4 5:-3 6:-3
parts	1:-2 5:3
parts of	1:-2 5:3
parám*	1:-2 3:-2 6:-2 7:3
parámetro	5:-3 7:3
parámetros	3:-2 5:4
parâm*	0:2 3:-3 7:2
pas	0:-2 1:3 2:-2 3:-2 4:-2 9:-2
pas $	1:-2 2:-2 3:-3 5:3 7:2 9:-2
pasa	4:2 5:-3 7:2
pass	1:-2 4:2 7:-2
passa	1:-2 4:2
passa*	1:-2 2:-2 5:2 7:-2 9:2
passe	1:-2 3:4 4:3 5:-5 7:-3 9:-2
passe t	4:2
passe*	2:-2 3:2
passes	3:3
passo	0:3 1:-2 2:3 3:-2 4:-2 5:-2
passw*	1:-2 2:-2 3:4
pasta	0:-3 1:4 2:-4 3:-5 4:-3 5:-2 6:-2 7:-5 8:4 9:-2
paste	9:2
paste*	2:-2 3:-2 5:-2 6:2 7:3 9:-2
pasted	2:-2 3:-2 5:-2 6:2 7:3 9:-2
path	5:-2 7:2 9:-2
paylo*	3:3 5:-2
payload	3:3 5:-2
payme*	4:-2 5:2
payment	4:-2 5:2
pdf	1:-2 2:-5 3:6 4:2 5:-5 7:-2 8:-2
pedid*	1:-2 2:2 4:2 5:-4 8:-3 9:-2
pedido	0:-2 1:-3 2:2 4:3 5:-2 7:-2 8:-2
pedidos	0:2 3:-3 4:-2 5:-3 8:-2
pelo	0:-2 1:-3 2:2 3:-2 4:3 5:-3 9:2
pena	3:-2 5:-4 7:5
penda*	1:2 5:-2
pendant	1:2 5:-2
pendi*	0:-3 1:-2 3:2 5:3 7:-2 9:-2
per	0:-5 3:2 4:-2 5:-3 6:-2 7:3 8:-3
perch*	1:-2 3:3 7:-2
perché	1:-2 3:3 7:-2
perco*	1:-2 2:-2 3:-4 4:5 5:-4 7:-2 8:-4
permi*	1:3
pero	3:3
pero el	3:2
persi*	7:3
persistence	7:3
perso*	0:-2 3:3 4:-2 5:-2 6:2 7:-2
personne	1:-2 6:2 7:-2
peut	0:-4 3:-3 4:-2 6:-2 7:6
peut on	7:2
peux	5:-3 7:2
phone	0:3 5:-3
photo	1:-3 2:-2 3:-4 4:5 5:-5 8:-2 9:-2
php	7:3 9:-2
pick	1:-2 2:2 5:-3 7:-2 9:3
picke*	0:2
picked	0:2
più	2:-2 5:4 7:-3 8:-3 9:-2
place	0:-2 2:-2 3:4 7:-2 8:2 9:-2
place*	0:3 1:-3
places	0:3 1:-3
plani*	0:2 1:-2 2:4 3:-3 5:-2 7:-3
planificador	0:-2 2:2 5:2
plant*	1:-2 4:-2 5:-3 7:3
plays	2:2
pleas*	1:2 3:-4 7:-3 8:2
please	1:2 3:-4 7:-2
please $	1:2 3:-2 4:2 5:-3
pls	5:3
pls $	5:3
plugi*	0:-3 3:-4 4:5 7:-4 8:-2
plugin	3:-3 4:3 5:-2 7:-3
plugin ?	1:-2 2:3 4:2 5:-3
plugins	0:-2 2:-2 3:-3 4:3 7:-2 8:-3 9:-3
plugins $	0:-2 1:2 2:-2 3:-3 4:4 5:-4 7:-2 8:-3
plus	1:-3 5:2
pod	3:5 4:-2 5:-4 7:-2
pode	3:-2 4:-2 5:3 9:-3
pode lançar	1:-2 7:5 9:-3
podrí*	1:-2 5:2
point	0:-3 1:-2 2:3 4:-2 9:-2
point*	3:-3 4:-2 5:5 7:-3 9:-3
points	3:-3 4:-2 5:4 7:-3 9:-3
ponto*	1:-2 3:-2 4:-2 5:4
pontos	1:-2 3:-2 4:-2 5:4
pool	0:3 5:-2
pools	3:2
por	0:-2 1:-2 7:-2 8:4
por dentro	5:2
por dónde	0:-2 1:3 7:-2
por el	5:-3 8:2 9:3
por onde	0:-3 2:2 5:-2 8:2
por que	3:5 5:-3 7:-3
por qué	4:2
port	0:-2 1:5 2:-2 3:4 4:-2 5:-6 7:-3 8:-2
port n	3:2
posit*	0:-3 1:-2 4:2 5:-2 7:3
position	0:-3 1:-2 4:2 5:-2 7:3
possi*	2:-2 3:2 5:3
posso	0:-2 1:2 3:-4 4:-2 6:-2 7:3 9:-2
post	5:2
post ⟨path⟩	3:-2 5:3
postg*	1:-2 3:3
postgres	1:-2 3:3
posto	3:-2 5:-2 9:3
pour	1:-4 3:2 4:-3 6:-2 7:3 8:-2 9:-3
pour les	2:-2 3:2 5:-4 7:2
pour un	1:-2 2:-3 3:4
pour ⟨name⟩	5:2
pourq*	1:-2 7:-2
pourquoi	1:-2 7:-2
pourr*	1:-2 2:-2 3:-2 7:2 8:2
pourrait	1:-2 2:-2 7:2
pourt*	3:2
pourtant	3:2
pra	0:-5 1:2 2:-2 7:-3 9:3
pra mim	1:-2 8:2
preci*	0:-2 2:4 3:-2 4:-2 5:-3 8:-2 9:-2
preciso	0:-2 2:4 3:-2 5:-2 7:-2
prefe*	0:4 3:-2 5:-2 7:-2
preis	0:-2 3:4 5:-2 7:-2
premi*	1:-2 3:-3 4:3 7:-3 9:2
premier	1:-2 7:-2 9:3
prese*	1:3 5:-3
presence	1:3 5:-2
prezz*	3:2 5:2 7:-2
prezzo	3:2 5:2 7:-2
price*	0:2 1:-2 2:-2 3:2
prices	0:2 1:-2 2:-2 3:2
prima	1:-3 2:-2 4:3 9:-2
prima di	5:2
prime*	4:2
princ*	0:-2 1:-2 2:2 4:-2 5:-2 8:2
prior*	1:-2 3:-3 5:2 7:2
priva*	1:-3 3:2 5:3 7:-3
private	1:-2 3:2 5:2 7:-3
pro	1:-2 3:3 4:-2 5:-5 7:2 8:-3
proba*	1:-4 3:4 8:-2
probl*	5:-2 7:3
proce*	0:3 1:2 3:3 4:-2 5:-4 7:-4
process	3:2 5:-2
prod	9:2
produ*	1:-4 3:-2 5:6 7:-2
produit	5:2
profi*	2:-2 3:2 5:-3 7:2 9:-2
proge*	2:-2 3:-2 5:3
progetto	2:-2 3:-2 5:3
progr*	2:3 4:-2
proje*	0:-3 2:-2 3:-4 4:-2 6:-3 7:-3 8:5
project	1:-2 8:2
projekt	5:2
projet	5:2
projet $	5:3 8:-2
projeto	0:-2 2:-2 3:-2 5:-4 7:-2 8:4
prome*	1:-2 3:3
promi*	3:2
promise	3:2
promise ⟨error⟩	3:2
propa*	0:-3 5:2
propaga	0:-2 5:3
prope*	3:2
property	3:2
propi*	1:2 3:-2 5:-2 7:3
propr*	0:-2 1:-2 5:5 7:-3 9:-2
propre	1:-2 5:4
proto	3:-2 5:4 6:-2 7:-2
proto*	1:-2 5:3 7:-2 8:2
provi*	2:2 4:-2 8:2
provider	2:3 4:-2
provo*	3:4 5:-5
proxy	3:3
proye*	5:-2 8:2
proyecto	5:-2 8:2
proyecto ?	5:-3 8:2
prueb*	1:-3 3:-2 5:2 6:2
pruebas	1:-2 3:-2 5:2 6:2 7:-2
pubbl*	0:-2 1:5 3:-2 5:-3 7:-4
publi*	0:-4 3:-3 4:-2 5:2 6:2 7:-2 8:-2 9:3
public	5:2
publish	0:-2 1:-2 5:2 9:2
puede	0:-2 1:-3 3:-2 4:-2 5:3 6:-2 7:4 9:-3
puedo	3:-2 5:-2 7:3
puedo usar	7:2
punti	0:-3 1:-2 3:-2 4:-2 5:5 6:2 7:-3 8:-2 9:-3
punti del	0:-3 5:5 6:-2 8:-2
punto	0:4 3:-2 5:-4 8:2
punto*	3:-3 5:4
puntos	3:-3 5:4
purpo*	1:-2 3:3 5:-2
purpose	1:-2 3:3 5:-2
push	0:3 3:2 5:-2
può	1:-3 3:-2 4:-2 5:-4 6:-2 7:7 9:-3
pytes*	3:2 7:-2
pytest	3:2 7:-2
pytho*	3:2
python	3:2
págin*	5:2 7:-2
q	0:-2 1:2 2:2 3:-4 8:-2 9:-2
qa	3:2
qu'es*	0:-2 1:-5 3:3 7:-3
qu'est	0:-2 1:-5 3:3 7:-3
qu'est ce	0:-2 1:-5 3:3 7:-3
qu'on	1:-2 2:-3 3:-2 4:3 5:3 7:-2 8:-3 9:-2
quais	0:-2 1:-3 2:-2 3:-2 4:-2 5:6 6:-2 7:-5 9:2
quais são	7:-2 9:3
qual	1:5 2:2 4:-3 5:-6 6:-2 7:-4 8:-3
qual a	5:-2 9:3
qual o	3:2 5:-2
qualc*	0:-4 1:-3 2:-2 4:-2 5:-5 6:-2 7:8 8:-2 9:-2
qualche	0:-2 3:-2 5:-4 6:-2 7:6
qualcuno	0:-3 1:-2 2:-2 5:-3 7:5 8:-2
qualcuno ?	5:-2 7:4
quale	0:4 1:3 2:-3 3:-5 4:-4 5:-3 6:-3 7:-5 8:-3 9:3
quali	0:-4 1:-4 2:-2 3:-3 5:9 6:-3 7:-6 9:-4
quali funzioni	4:2
quali metodi	4:-2 5:4
quand	3:5 5:-3 7:-3 9:-2
quand*	1:-2 2:-2 3:2
quando	1:-2 2:-2 3:2
quant*	0:-4 1:-5 3:-6 4:-3 5:-6 6:13 7:-8 8:2 9:-3
quantas	5:-4 6:5 7:-3 9:-2
quante	1:-2 3:-2 5:-5 6:7 7:-3 8:-2
quanti	0:-2 1:-3 3:-2 5:-5 6:8 7:-5 9:-2
quanto	0:-3 1:-3 3:-5 4:-3 5:2 6:-5 7:-3 8:4 9:-2
quantos	5:-6 6:7 7:-4
que	5:3 6:-2 9:-3
que a	5:-2 7:2
que el	1:-4 3:2
que exceções	1:-2 5:3
que funções	4:3 7:-2
que la	0:2 1:-2 5:-2
que le	3:2
que no	1:-2 3:-2 5:2 7:2
que não	5:2
que o	1:-3 3:-3 5:2 7:3
que se	3:-3 4:3 5:2
que testes	5:2
que usa	1:2
que é	1:5 3:-3 9:-2
que ⟨name⟩	0:-2 1:-2 2:-3 7:4 9:-2
quebr*	5:-3 7:4
quebrar	5:-4 7:4
queda	3:2
quel	0:-3 1:2 2:4 3:-5 5:-3 7:-4 8:-2 9:2
quell*	0:3 1:2 5:-3 7:-5 8:2 9:-3
quelle	0:3 1:3 2:2 3:-2 4:-2 5:-7 6:2 7:-2 8:-2 9:-3
quelles	0:-2 3:-2 5:2 7:-4 8:3 9:-2
quelles exceptions	5:2
quelles fonctions	1:-2 4:2
quelles sous	1:-2 5:4
quelq*	3:-3 5:-6 6:-2 7:8 9:-2
quelqu'un	3:-2 5:-4 7:5
quelque	3:-2 5:-4 7:6 9:-2
quelque chose	5:-2 7:3
quelque part	1:-2 5:-3 7:4
quels	0:-4 1:-5 3:-2 4:-2 5:10 6:-2 7:-3 9:-2
quels endroits	0:-4 5:4
quem	0:-2 2:-2 3:-3 4:-2 5:9 6:-2 7:-7
quem é	5:3
queri*	7:2
quero	1:-3 2:2 3:-4 5:3
query	0:-3 2:-2 3:-2 4:3 5:-3 7:-3 8:-2 9:4
quest*	2:-3 3:-4 4:-2 5:3 6:-2
questo	1:2 2:-2 3:-3 8:2 9:-2
queue	0:-2 3:-3 5:3
qui	2:-2 5:2 6:-2
qui appelle	8:3
qui est	0:-3 1:3 3:2 5:-2 7:-3 9:-2
qui fait	0:-2 1:-4 3:-2 5:3 7:2
qui lit	5:2
quier*	0:-2 2:2 3:-2 5:4 7:-2
quiero	0:-2 1:-2 2:2 5:3 7:-2
quién	2:-2 3:-3 4:-2 5:6 6:-2 7:-5 8:-2
quién hace	5:2
quién lanza	1:2
quién llama	5:3
quién lo	0:3
quoi	1:4 4:-2 5:-2 6:-3 7:-7 8:2
quoi $	0:-2 1:-2 3:-3 5:4
quoi ?	1:3 7:-3 9:-2
quoi la	1:-2 9:2
qué	1:3 5:3 6:-2 7:-6
qué clases	5:2
qué componentes	1:-2 5:3
qué el	3:2
qué errores	5:3
qué es	1:4 5:-3
qué funciones	3:-2 4:2
qué hace	1:3 5:-4
qué la	1:2
qué llama	5:2
qué métodos	5:4
qué partes	1:-2 5:3
qué pruebas	1:-2 5:3
qué se	0:-2 1:-3 3:3 5:-3 7:-2 9:3
qué sitios	0:-3 5:4
qué tests	1:-2 5:3
quê	1:-2 3:3 5:4 7:-6
quê ?	1:-2 5:5 7:-5
rabat*	1:-2 2:-3 3:3 5:-2 8:3
race	1:-2 5:-3 7:5
raise	1:-6 3:-4 5:6 6:-2 7:2
raise ⟨name⟩	0:2
raise*	6:2
raised	6:2
raised $	6:2
raiso*	0:2 5:-2
rappo*	0:-2 3:-3 4:-2 5:-4 7:2 9:3
rapport	3:-2 5:-4 9:3
rate	1:3 2:-2 3:-2 5:-4 6:-2 7:-3 8:-5 9:3
rathe*	5:2
rather	5:2
razão	1:-2 3:5 5:-4 7:-3
reach*	3:2
reached	3:2
read	1:-2 3:-2 4:-2 5:2 8:2 9:-2
readi*	1:-2 4:3
reading	4:2
readm*	3:-2 5:-2 8:2
readme	3:-2 5:-2 8:2
reads	5:3 7:-2
reall*	1:2 2:-2
really	1:2 2:-2
reaso*	3:2
reason	3:2
receb*	0:-2 1:-2 5:2
rechn*	0:-3 1:-3 2:-2 4:-2 5:4 7:-3 8:-2 9:-2
recib*	2:-3 3:4
recor*	2:-2 3:3 4:2 7:-2 9:-2
record	2:-2 3:4 4:-2 7:-2
recorre	4:2
recorrido	4:3
recup*	1:2 3:-2
recur*	3:2
red	3:2 5:2
redef*	7:2
redis	0:-2 1:4 3:3 4:-2 7:-4 8:-3 9:-4
reduc*	1:-2
redux	0:-3 1:-2 5:-4 6:-2 7:-5 9:5
redéf*	1:-2 3:2
redéfinissent	5:2
redéfinissent ⟨name⟩	5:2
refac*	1:4 2:2 3:-2 5:-6 7:-2 9:2
refactor	1:3 5:-3 9:-2
refer*	0:-3 1:-3 4:-2 5:4 6:-2
reference	3:2
reference to	3:2
references	5:-2 7:2
regio*	1:-2 5:4 7:-3
regis*	2:2 3:-2 7:-3 9:-2
reich*	0:-2 1:-2 2:2 3:2
reicht	1:-2 2:2 3:2
reihe*	4:2 5:-2
reihenfolge	4:2 5:-2
reihenfolge laufen	4:2
reimp*	0:-3 5:2 7:2
rein	3:-2 7:2
rein ?	3:-2 7:2
reind*	1:-2 3:-3 5:4
reint*	1:-2 2:2 3:2
relat*	1:2 7:-3
relea*	1:2
release	1:2
reloa*	3:4 5:-2 7:-2
reload	3:4 5:-2 7:-2
remis*	1:-2 2:-2 3:2 5:-3 8:3
remon*	0:-2 1:-2 4:3
remonte	0:-2 1:-2 4:3
remov*	1:2 3:-2 4:-2 5:-2 7:2
rempl*	0:2 5:-3 7:2
rende*	1:-4 3:4 7:-2 9:-2
render	1:-2 3:5 5:-4
renom*	5:3
repar*	2:2
repet*	7:-2
repetida	5:2
repla*	1:3 5:-2
replace	1:3 5:-2
repli*	5:2
replica	5:2
repo	0:-2 1:-2 2:-3 3:-4 4:-3 5:-3 6:-2 7:-2 8:6 9:2
repo $	3:-2 8:2
repor*	3:3 4:-2 5:-3 8:-2 9:-2
report	1:2 3:3 5:-2
repos*	0:-2 1:-4 2:-2 3:-3 9:3
repository	1:-2 7:-2 9:3
repositório	1:-2 3:-2 7:3 9:-3
repro*	0:2 1:-3
reque*	0:4 1:-3 4:2 5:-5
request	1:-2 4:3 5:-3
requests	0:4 2:2 3:-2 4:-3 5:-4 7:-2
requi*	1:-2 3:3 5:-3 6:2 7:-2
require	3:-2 6:2
requê*	2:-2 3:-3 4:2 5:4 7:-2
requête	2:-2 3:-2 4:3
rescu*	5:4 7:-2
rescue	5:4 7:-2
rescue ⟨name⟩	0:3 5:-2
reser*	3:3 5:-2
resol*	1:-2 2:3 5:-3 8:-2
respo*	0:2 5:-4 9:2
response	3:2
responsible	0:3 5:-3
responsible for	0:3 5:-3
rest	3:3 7:-2
resta	3:4 7:-2
resta*	0:3 7:-2 8:-2
restart	3:3
restarting	1:2
restarting transaction	1:2
reste	1:-2 7:3
resti*	0:2 3:-2 5:3
resto	3:2
resul*	9:2
result	9:2
resum*	8:2
retou*	0:2 1:4 3:-2 5:-3 6:-2 7:-3
retour	0:-2 1:5 5:-3 6:-2 7:-3
retry	0:2 3:-3 5:-2 7:3
retur*	1:3 5:-3 7:-2
return	1:3 5:-2
returns	4:2 5:-2
revie*	0:4 4:-2 9:-2
review	0:4 4:-2 5:-4 9:-2
review page	1:2 5:-2
revis*	8:2
revue	1:-2 3:-2 5:-3 7:-2 8:3 9:3
reçoi*	3:3 5:-2
reçoit	3:3 5:-2
richi*	0:3 3:-3
ridef*	3:2 5:-2 7:3
rien	1:-2 3:4
riesg*	3:-3 5:4
riesgos	5:3
right	3:2 5:-5 7:4
rilan*	5:3 7:-2
rilanciare	5:3 7:-2
risch*	1:-3 2:2 4:-2 5:3 7:-2
rischi	1:-2 4:-2 5:4
risik*	1:2 7:-2
risiken	1:2 7:-2
risqu*	1:3 5:-2 9:-2
risque	1:4 5:-3 9:-2
roda	5:2 7:-2
rollb*	3:2 5:-2
rollback	3:2
rompe	0:2 3:-2 5:3 7:-2
rouge	3:4 5:-2
round*	0:2 1:-2
route*	1:-2 6:2 7:2
router	5:-2 7:2
router ?	5:-2 7:2
routes	1:-2 6:2
row	2:-3 3:3 4:2 9:-2
rows	3:3 7:-2
ruft	1:-2 3:-3 4:-2 7:3 8:2 9:-2
ruft ⟨name⟩	4:-2 7:4 9:-2
run	1:-4 3:2 4:2 8:-2
run after	5:3
run build	3:3
run the	7:2
runni*	3:3
running	3:3
runs	1:-2 4:4 5:-4
règle*	5:3 7:-2 8:-2
référ*	3:2
réser*	3:2 5:-3 8:2
réécr*	1:-2 5:-2 9:2
s	3:2 5:-2 7:2
s'app*	1:3 2:-3 5:3
s'arr*	3:4 5:-2
s'arrête	3:3
sa	2:2 3:-2 7:2
saber	1:-2 3:-2 5:3
safar*	3:3
safari	3:3
sagen	3:3
sai	0:4 1:-2 2:-2 3:3 5:-5
saldo	3:2
sale	2:-2 3:3
salen	1:-2 2:-4 3:5 5:-2 7:-2 8:-2
salie*	4:-2 5:3 6:-2
salta	0:-4 1:-2 3:2 5:3
same	0:-2 2:-2 4:-2 5:-5 8:-2 9:4
sans	2:2
satis*	5:2
saube*	2:2
save	1:-2 5:2
say	0:-2 1:-3 2:2 3:-4 7:4 8:-2
says	1:-2 3:4 7:-2
says ⟨text⟩	3:2
scala	1:-2 8:2
scann*	4:2
scelt*	2:-2 4:2 5:2
scene	7:2
sched*	0:2 1:-5 3:3 4:-2 6:-2 7:-4 8:-2 9:-3
scheduler	0:-2 1:-2 5:3
schem*	1:3 2:2 5:-4
schema	1:2 2:2 3:2 5:-4
scher*	3:4 5:-2 7:-3
schermo	3:3 5:-2
schic*	0:2 1:2 5:-3
schli*	0:-2 2:-3 5:2 9:-2
schlimm	0:-2 1:2 2:-3 5:2
schon	0:-2 3:3
schreiben	1:2 5:-2
schreiben ?	1:2 5:-2
schri*	2:3 4:-2
scree*	3:2
screen	3:2 7:2
screens	5:2
scrip*	2:3 5:-2
script	2:3 5:-2
scrit*	1:-2 3:-3 5:3 7:-3 8:3 9:-2
scrol*	3:4 5:-2 7:-3
sdk	1:5 3:-2 4:-3 5:-4
se	1:-4 2:-3 3:4 8:-2 9:-2
se ejecuta	4:2 7:-2
se escribe	5:-2 7:2
se eu	3:-2 5:3
se lanza	0:3 5:-4 6:3
se passe	4:2
se puede	7:2
se queda	3:2
se tocco	3:-2 5:4 7:-3
se trouve	8:2
se usa	5:-5 7:2 9:2
sea	1:-2 3:3
searc*	3:2
secon*	3:3 4:-2 5:-5 8:-2
second	1:2 3:3 5:-3 7:-2
secondes	5:-2 7:3
secondo	5:-2 9:2
secre*	0:-2 1:-2 3:-2 4:-2 5:2 7:2
secret'	3:-2 5:3
secrets	0:-2 4:-2 7:3
see	0:2 1:-3 3:2 5:-3 7:2
see it	0:3 5:-2
see the	3:2
segme*	0:2
segun*	3:3 5:-3
segunda	3:2
segundo	5:-2 7:2
segur*	0:-2 1:-4 4:2 7:4 9:-2
según	1:2 3:-2 5:2 8:-2
sei	1:-2 7:3
sein	1:-3 4:-2 5:2
seit	3:4 5:-2
seit dem	3:2
sekun*	3:2 5:-2
selec*	5:2
select	5:3
selon	2:2 4:-2
sem	0:-2 1:-3 2:4 3:-3 7:2 8:-2 9:-2
sembr*	1:2 5:-2 7:2 8:-2
sembra	1:2 5:-2 7:2 8:-2
sempr*	1:-2 3:4 5:-4
sempre	1:-2 3:4 5:-4
send	1:3 3:-2
sense	1:-2 3:2 5:-3 7:3
senso*	0:-2 1:-2 3:-2 4:5 5:-6 7:2
sensore	7:2
senti*	1:-2 2:-2 3:-2 5:-3 7:5
sentido	1:-2 2:-2 3:-2 5:-4 7:5
sentr*	0:2 2:2 5:-2 7:-2
sentry	0:2 2:2 5:-2 7:-2
sentry ?	2:2
senza	3:-2 5:-4 7:5
separ*	1:-2 2:-2 3:2 5:-3 7:2
separate	3:3
seque*	4:3
sequence	4:2
ser	0:-2 2:-2 5:-4 7:2
seria*	1:2 5:2 7:-2
sert	0:3 1:-4 3:4 4:-2
sert le	1:-5 3:5
serve	0:2 1:6 3:-2 4:-2 5:-6 6:-3 7:-4 9:-2
serve il	1:4 3:-2 5:-3 7:-3
serve*	1:6 3:-3 5:-4 7:-3 8:-2
servent	1:4 3:-4
server	5:-3 6:2 7:-2 8:-2
server ?	2:-2 4:2
serveur	1:4 2:-3 3:-2 4:-2 5:-2
servi*	0:-3 1:2 3:-2 5:2 6:-2
service	0:-2 2:-3 4:2 9:2
services	0:-2 3:-2 8:3
servicio	5:-3 9:2
servidor	3:2
servizio	1:3 2:2 4:-2 5:-3
serviços	1:-2 3:-3 4:-2 5:4
sessi*	1:-2 4:-2 5:2 7:-3 9:3
session	4:-2 9:3
set	0:2 1:-2
sets	1:2
sets ⟨name⟩	1:2
setti*	0:3 1:-2 5:-2
setting	0:2
settings	0:2 5:-2
setup	1:2 5:-2 7:2 8:2
setzt	0:2 5:-2
seul	3:3 5:-2
seule	0:-3 3:4 4:-2 5:-2 7:-2
señal	5:2
shoul*	3:2 4:-2 5:-3 6:-2 9:2
should	4:-2 5:-2 9:2
should i	8:-2 9:-2
show	1:-2 2:3 4:2 7:-2
show me	0:2 4:3 5:-3
shows	0:-2 3:4 4:-2 5:-4 7:2 8:-2
shutd*	3:-2 4:3
shutdown	3:-2 4:3
si	2:-3 3:2 4:-3 5:2 7:-2 8:-2 9:2
si je	5:3
si on	1:3 3:-2
si rompe	0:2 3:-2 5:3 7:-2
si usa	5:-3 6:3
si ⟨name⟩	5:3
sich	0:-3 1:-7 2:-2 3:-2 4:-3 5:3 7:4 8:-2 9:-3
sie	3:2
sighu*	1:-2 5:2
sighup	1:-2 5:2
signa*	1:-2 3:2 5:2
signature of	5:3 7:-2
signatures	5:3
signi*	1:6 3:-3 4:-2 5:-4 7:-2 8:-2
significa	1:2
sigte*	0:2 1:-2 5:-3 7:2
sigterm	0:2 1:-2 5:-3 7:2
sigue	1:3 2:-2 3:2 5:-3
simpl*	1:2 4:-2 5:-4 9:-2
simple	2:3
simples	1:3 2:-2 5:-3 8:-2
simul*	0:2 2:3 3:-2 5:-4 7:-3
sin	1:-2
since	3:5 5:-3
since i	3:3 5:-2
since the	3:2 5:-2
sind	0:-3 1:2 4:-4 7:-4 8:-3 9:4
singl*	0:-2 1:-3 2:-2 4:-2 5:2 7:2 8:-2
single	5:3 7:-2
singleton	7:2
singletons	1:-2 9:2
sirve	4:-2 7:3
siste*	2:2 3:-4 4:-3 5:4 8:-3 9:-3
sistema	2:3 4:-2 7:-2 8:-2 9:-2
sistemare	3:-4 5:5 7:-2
sites	0:-2 1:-2 3:-3 5:5
sites of	5:3
sitio	1:-2 3:-3 7:5
sitio ?	7:2
sitio*	0:-3 3:-2 5:2 6:4 7:-3
sitios	0:-3 3:-2 5:2 6:4 7:-3
sitios se	0:-3 6:4 7:-2
situa*	1:-3 4:-2 7:4
six	5:2 7:-2 8:2
slot	1:4 2:-2 3:-2 5:-2 7:-2 9:-2
slots	1:3
slugi*	5:3
slugify	5:3
snaps*	1:-2 7:-2 9:3
snapshot	1:-2 7:-2 9:3
so	1:-2 2:-2 3:2 4:-2 5:-2 6:-2 9:-3
sobal*	1:2 5:-3 9:-2
sobald	1:2 5:-3 9:-2
sobe	3:3 4:-2 5:-3
sobre*	0:-4 1:-4 2:-2 4:-2 7:4 8:-2
sobrecargas	1:-2 6:2 7:-3 8:-2 9:2
sobrescribe	1:-3 3:2 7:2
socke*	4:2
socket	4:2
soft	3:-2 5:3 6:-3 7:-2
soll	4:-2 5:-2 7:-3 9:3
solle*	0:-3 1:-2 3:-2 5:4 9:2
sollevare	9:3
sollt*	5:-3 8:3
sollte	5:-3 8:3
solo	0:2 1:-2 3:4 4:-3 5:-4 8:-3
solo il	5:3 7:-2
solo se	3:2
some	1:-2 3:3
someb*	2:2
somebody	2:2
someo*	5:-4 7:2
someone	5:-4 7:2
somet*	0:-2 1:3 3:2 5:-3
something	1:3 5:-3
son	1:-3 2:2 3:2 4:-2 5:2 8:-2
sono	0:-3 1:-3 2:-4 8:2
sont	1:-2 2:3 3:3 4:-2 5:-2 7:-3 9:-2
sont ils	2:3 5:-2 9:-2
sort	3:3 7:-2
sorte*	3:3
sorti*	1:-4 3:4 5:-2
sotto	1:-2 2:2 3:-2 5:2
sotto*	5:-2 6:3 7:-2
sottoclassi	5:-2 6:4
sourc*	1:-3 5:3 7:-2 8:2
source	5:3
sous	0:-3 4:-2 5:-2 6:4 8:-3 9:-2
sous classes	5:-3 6:5 7:-3
sovra*	0:-4 5:3 7:2
sozin*	3:2 5:2
spalt*	2:-2 3:-2 5:3 7:-2 8:2
spalte	3:-2 5:4
spalte ⟨name⟩	3:-2 5:4
spec	0:4 1:-3 5:-6 7:4
specs	1:-2 3:-2 4:-2 5:6 6:-2 7:-3
spedi*	2:-2 3:-2 5:-4 7:5 9:-2
speic*	2:-2 3:2
speichern	7:2
splas*	3:2
splash	3:2
split	7:3 9:-2
spots	0:-3 1:-2 5:6 6:-4 7:-2
spric*	1:2
sprin*	3:5 4:-2 5:-3
spring	3:2 5:-2
springt	3:4 5:-3 7:-2
sql	0:-3 1:-5 2:-2 3:-4 7:5 8:-3 9:2
sta	0:3 1:3 5:-2 7:-2 8:-2 9:-2
sta la	0:2
stack	1:-2 2:-2 5:-2 7:-3 8:4 9:-2
stagi*	0:2 1:-3 5:-2
staging	0:2 1:-3 5:-2
stand*	3:4 5:-3 7:-2 8:-2
start	1:-3 2:-3 5:2
start*	1:-3 3:2 4:3 5:-3
startup	4:2
state	1:2 3:-2 9:2
state*	0:2 3:-3
statements	3:-3 5:4
stati*	0:-3 1:-2 2:-2 3:-3 4:4 5:-2 8:-2
station	1:-2 2:-2 3:-3 4:4 5:-3 7:-2
station $	1:-2 2:-2 3:-3 4:4 5:-3 7:-2
statt	3:2 4:-2 9:-3
stays	3:2
stehe*	3:2
stehen	3:2
steht	3:3 5:-4 7:-2 9:2
stell*	3:-2 6:3 7:-2
stellen	0:-3 3:-2 5:4 6:3 7:-2
stellen wird	0:-3 5:2 6:3
step	0:-2 3:-2 4:-2 7:-2 8:-2 9:4
steps	2:2 4:-2 7:-2
still	1:-2 3:2 5:-4 7:4
stock	1:-3 3:-2 4:-2 5:4 8:-2 9:-2
stock*	3:-2 6:3 9:-2
stops	3:2
stora*	6:3
storage	6:3
store	1:-2 5:-2 9:3
store*	1:-2 5:2 7:2
strat*	1:2 4:3 5:-4 6:2 7:-2
strin*	0:-2 1:-2 2:-2 5:3 7:-3 9:2
string	0:-2 1:-2 2:-2 5:3 7:-3 9:2
strip*	0:3 5:-3
struc*	2:-2 3:-2 5:2
struct	5:2 7:-3
structs	3:-3 7:2
stuff	2:2 3:-2 5:2
stund*	3:2 5:-2
stunde	3:2 5:-2
style	1:-2 5:2
style ?	1:-2 5:2
style*	1:-2 5:5 7:-3
su	1:-4 2:-3 3:3 4:-3 5:2 6:-2 8:-2 9:-2
su ⟨name⟩	0:-2 1:-2 3:2 6:-2
sua	1:-2 3:-3 4:-2 5:2 7:3 8:-2 9:-2
subcl*	1:-3 4:-2 6:2
subclasses	1:-2
subclasses of	5:4 6:-3
subsc*	0:-2 1:-2 7:2
subscribe	7:2
succe*	1:-2 2:2 5:-4 7:4
suite	1:2
sul	3:3 7:-2
sulla	1:-2 2:-2 3:-2 7:-2 8:3
suppo*	2:3 3:-3 4:-2 5:3 7:-4 8:-3 9:-3
supposed	5:2
supposed to	5:2
suppr*	0:-2 1:-2 3:-2 5:2 7:-2 9:3
supprime	3:-2 5:4
sur	0:-4 2:-2 3:5 4:2 5:-4 6:-2 9:-4
sur le	3:2
sur n	3:2
sur ⟨name⟩	1:-3 5:-2 7:4
surch*	1:-2 3:-2 6:-2 7:3
surcharges	5:2 6:-2 9:2
surcharges de	5:2 6:-2 9:2
survi*	2:2
sus	1:-2 4:-2 5:3 7:-2
susce*	5:3
susceptible	5:3
susceptible de	5:3
suscr*	5:2
suspe*	5:3
svp	1:3 3:-2 6:-2 7:-2
svp $	1:3 3:-2 6:-2 7:-2
swall*	5:2
swift	8:2 9:2
switc*	1:-3 2:3
switch	1:-3 2:3
sync	1:-2 2:3 3:-2 5:-2
syste*	0:-2 1:-2 4:3
system	0:-2 1:-2 4:3
são	0:-4 1:-3 2:2 4:-2 5:3 7:-3 9:3
só	0:2 3:2 4:-2 5:-3 8:-2 9:-2
sólo	8:2
t	0:3 2:-2 3:-2 5:-2 7:3 8:-2 9:-2
t il	0:-2 2:-2 5:-2 7:3
t on	0:5 4:-2 6:-2 7:-3 9:-2
tab	7:2
tabel*	1:2 2:-2 4:2 5:-2 6:-2 7:-4 9:-2
tabela	5:2
tabella	0:3 1:-2 3:-2
tabella ⟨name⟩	5:2
tabelle	1:3 3:2 4:2 5:-3 7:-4
tabelle ⟨name⟩	1:3 3:2 5:-3 7:-4
tabla	3:2
table	1:5 2:-2 3:-4 4:2 5:-2 7:-2
table $	2:-2 4:2
takes	1:2
takes n	1:2
takin*	0:2 7:2
taking	0:2 7:2
tan	2:3 3:3 4:-2 5:-2 7:-2 9:-2
targe*	1:-2 9:2
tarif*	4:-2 5:-3 8:3
task	0:-2 1:-2 2:-3 4:-3 5:-2 8:-2 9:4
te	1:-2 3:-4 4:-2 5:2 7:2
team	1:-2 2:-2 3:-2 5:3 7:-3 9:2
techn*	0:-2 1:-4 2:-2 3:-5 4:-2 7:-2 8:4 9:-2
technical	5:3 8:-3
technical debt	5:3 8:-3
tela	1:-3 3:4 4:2 5:-3 7:-2 8:-3
telef*	3:3 7:-2
tell	5:2 7:2 8:-2
tell me	5:2 8:-2
tem	0:-2 1:-4 3:-5 6:3 7:3 8:-2 9:-3
templ*	5:2
ten	1:-2 2:-2 3:-4 5:-4 6:-2 7:4
tenan*	1:-3 3:-2 6:-2 7:4 8:-3 9:-4
tenant	1:-2 5:3 9:-3
tenant $	5:3 9:-3
tenem*	5:-3 9:3
tenemos	5:-3 9:3
tengo	2:2 3:2
ter	5:3
terce*	5:-2 7:3
termi*	2:3 3:4 5:-2 7:-3
test	2:-2 3:-2 4:-3 7:3
test ?	0:-2 1:-2 2:2 3:-2
test coverage	1:-2 5:4
test de	1:2
test ⟨name⟩	1:3 3:3 5:-4 7:-2
testa*	0:-2 1:4 3:2 5:-4 6:-3 7:2 8:-4
teste	1:2 2:-2 5:-2 7:3 8:-2 9:-2
teste*	1:-2 2:3 3:-4 6:2 7:-2
testes	1:-3 3:-3 5:3 6:2
testes cobrem	6:3 7:-3
testes de	2:3
tests	1:-4 3:-3 4:-2 5:6
tests $	5:3
tests ?	2:-2 7:3
tests couvrent	6:3
tests de	1:-2 2:2 8:2
texto	0:3 1:-2
than	1:-2 7:2
that	0:4 1:-2 2:-3 3:-3 5:4 6:-3 8:-2 9:-3
that $	1:3 5:-2
that a	0:3 1:-3 5:-3 7:3
that is	3:3 5:-2
that merges	0:3 1:-3
that ⟨name⟩	0:-2 1:-2 2:-3 3:3 5:2
the	5:-2
the api	3:2
the app	1:-2 3:3 4:-3 7:-2
the audit	1:-2 5:3
the call	4:-2 5:-3
the default	5:2
the error	7:-2 8:2
the event	7:2 8:2
the first	4:2
the header	3:2
the log	0:3
the mail	3:-2 5:2
the main	6:2
the method	5:3
the migration	1:5 5:-2 7:-3
the nightly	4:-2
the one	5:-2 7:2
the parser	1:-2 3:3
the plugin	7:-2 8:-2 9:2
the repo	5:2
the retry	0:2 2:2 3:-2 7:2
the review	0:2
the same	0:-2 2:-2 4:-2 5:-4 8:-2 9:4
the second	1:2 2:2 5:-2 7:-2
the services	1:-2 8:3
the signature	5:3 7:-2
the sql	0:-2 4:2
the thing	1:3 2:-2 3:-2 4:-2 8:-2
the trace	1:2 4:-3
the two	0:-2 1:-2 5:-4 7:3 9:2
the worker	1:-3 3:2
the worst	5:2
the ⟨name⟩	1:5 3:-2 4:-3 5:-4 7:-2 9:-2
the ⟨text⟩	1:-2 3:-2 4:3
their	5:4
them	1:-2 2:-2 3:3 4:-2 7:-2 9:2
them $	5:2
theme	0:-3 1:-3 2:2 5:3 7:-2
then	0:2 1:-2 3:-2 4:3
there	4:-2
there ?	1:2 5:2 7:-2
there a	1:2 3:2 5:-2
there in	5:-2 6:2
there*	1:-2 3:3
they	4:-3 9:2
thing	0:-3 2:-4 3:-4 4:-3 5:2 8:-4 9:3
thing*	1:-2 3:-2 4:2 7:2
things	1:-2 3:-2 4:2 7:2
this	0:-2 1:2 2:-4 3:-3 4:-2 5:-2 8:3
this codebase	1:4 5:-3
this project	1:-2 8:2
this repo	1:-3 3:-2 9:3
thoug*	1:4 5:-4
threa*	0:2 3:2 5:-2 7:-3
thread	0:3 5:-2 7:-2
threads	3:4 7:-2
three	5:-2 7:3
throu*	1:-3 2:3 3:-2 8:-2
through	1:-3 2:3 3:-2 8:-2
through the	1:-2 2:3 3:-2 4:-2 7:2 8:-2
throw	0:-2 1:4 3:-3
throw $	0:-3 1:-2 5:5 7:-2
throw ?	5:2 7:-2
throw*	1:2 3:-3 4:-2
thrown	0:2 1:2 3:-2
throws	1:-2 5:3
thumb*	0:3 5:-2
thumbnail	0:3 5:-2
ticke*	0:-2 1:-3 2:-2 3:-2 4:4 7:-2 8:-2
ticket	0:-2 1:-2 4:3
tiene	2:-2 3:-4 4:-2 5:-5 6:5 7:2 8:-2
time	5:-2
timeo*	0:2 1:2 5:-2
timeout	0:2 1:2 5:-2
times	0:-2 1:-2 2:-2 5:-5 7:4 8:-3
times*	4:2
tipo	0:-3 2:3 3:-2 7:3 8:-2
tipo de	2:2
tipo ⟨name⟩	0:-3 7:4
tipos	1:-2 3:-4 5:4 7:2
to	0:-2 1:2
to a	5:2
to add	2:2 4:-2
to break	2:2 7:-2
to change	0:-2 1:2
to class	2:2
to delete	5:2
to get	1:2 3:2 5:-2
to know	0:2 1:-2 5:-2 8:2
to me	1:2
to n	1:3 5:-3
to the	0:-3 2:-5 4:5
to ⟨name⟩	1:-3 2:-2 4:-3 5:2 7:3
toast	2:2
tocca*	5:2
tocco	0:-2 3:-2 5:5 7:-3
toda	1:-3 3:4 5:-2
todas	5:5 6:-2 7:-2
todav*	5:2
todavía	5:2
todo	0:-2 1:-4 2:-2 4:-2 5:4 9:2
todo mundo	5:3
todos	0:-3 1:-2 3:-4 5:5
todos los	0:-2 3:-2 5:4
token	0:2 1:-3 2:2 3:2 4:-3 6:-3 7:-4 8:-2 9:-2
token*	0:4 1:-2 3:-2 5:-3
tolgo	5:4 7:-3
too	0:-2 2:-2 7:3 9:-2
too many	7:2 8:2
too much	1:2 5:-2
topic	3:-4 4:-2 5:4
topic ⟨name⟩	3:-2 5:3
torna	3:4 5:-3
torna*	3:-3 7:-2 9:2
total	5:-3 6:3
total*	3:4 5:-2
toter	7:2
toter code	7:2
touch	5:2
touch*	0:-2 3:2 5:3 7:-2
touche	0:-2 5:3
touching	5:3
touching the	5:2
touché	3:2
tour	3:-2 5:-2 8:3
tour of	3:-2 8:3
tourn*	0:-2 1:-3 3:-3 4:3 7:2 8:-2
tourner	1:-3 3:-2 5:2 7:2
tous	0:-3 2:-2 5:3 7:-2
tous les	0:-2 1:2
tout	0:-2 2:2 4:3 5:-4 8:-2
tra	1:-2 2:-2 3:-2 8:-2 9:3
traba*	3:-2 5:3
trace	1:5 4:-3 5:-3 7:-4 8:-3 9:-2
trace id	0:2 1:4 4:-5 5:-2 7:-2 8:-3
tradu*	1:-2 3:-2 5:4
trait	5:5 7:-4 9:2
trait*	1:-2 5:2
traitement	1:-2 3:2 5:2
trans*	0:-2 1:2 3:-2 5:3 8:-2
transaction	1:3 3:-2
transaction n	1:3 3:-2
transactional	3:2
trata	5:2
trata*	2:-2 3:-2 5:-2 8:3
trave*	0:-2 2:-2 4:4
travel	0:-2 2:-2 4:4
tree	3:2
trigg*	1:-2 5:3
trigger	5:2
triggers	5:2
troca*	5:2
trois	5:-2 7:2
trop	0:2 5:-4 7:4 9:-2
trop de	5:-3 7:3
tropp*	1:-2 5:-3 7:3 9:2
troppo	1:-2 5:-3 7:3 9:2
trouv*	1:2 4:-2 5:-2
trouve	5:-2
trouve la	8:2
truc	1:2 3:-3 5:-5 7:5 8:-2 9:-2
true	0:7 1:-4 2:-5 3:4 4:-3 5:-4 6:-2 7:-4 9:-3
try	0:-2 3:-2 5:5 7:-2
try restarting	1:2
tryin*	3:2
trying	3:2
trying to	3:2
três	3:3 5:-2
ts	1:2 3:5 5:-5 7:-2 8:-2
ts $	1:3 3:2 5:-4 7:-2
ts n	3:2
ttl	3:2
tu	1:4 5:-3 7:-2
tut	1:-2 3:2 4:2 5:2 7:-3
tutti	0:-3 1:2 2:-3 3:3 4:-2 6:-2 7:-2 8:-2 9:-3
tutti i	0:-2 1:3 2:-2 5:2 7:-3
tutto	1:-2 4:-2 5:2 7:-2 8:2
twice	3:5 5:-4
two	0:-2 1:-2 3:6 4:-2 5:-4 6:-2 8:-2
two caches	3:2
typ	3:-2 5:3
type	1:5 3:2 5:-5 6:-3 7:-2
type de	1:4 5:-3 6:-2 7:-3
types	1:-3 3:-2 5:5 7:-2
tá	1:-4 2:-2 3:-2 4:-2 9:3
tête	2:-2 3:2 5:-3 8:-2
ui	0:-2 5:-2 7:2 8:-2
um	2:3 3:-2 4:2 5:-2 6:-2 7:-5 8:2 9:-2
um $	5:2
um ⟨name⟩	1:-3 3:2 5:2
uma	1:-3 2:2 5:-9 6:-2 8:6
umlau*	3:3 5:-2
un	2:3 3:2 4:-4 5:-7 8:2
un altro	1:-3 3:2 5:2 7:-2 8:-3
un cliente	3:3 5:-2
un fichier	7:2
un lot	1:3 3:-2 8:-2
un nouveau	2:3 3:-2 4:-2 8:-2
un nuevo	0:3 2:3 5:-4
un nuovo	0:-2 2:3
un test	1:-3 3:3 5:-4 7:3
un ⟨name⟩	3:-3 6:4 7:-2 8:-2 9:2
una	1:-3 3:-2 4:2 5:-3 6:-2 8:3
uncau*	3:2
uncaught	3:2
uncaught in	3:2
und	0:-4 1:-2 2:-2 4:2 6:-3 7:-2 8:-3 9:5
und wo	0:-2 1:3 7:-2
undef*	0:-2 3:6 5:-3 7:-2
undefined	0:-2 3:6 5:-3 7:-2
undefined reference	3:2
under	1:3
under*	1:-2 2:3 5:-3
understand	1:-2 2:3 5:-3
une	0:-4 1:-6 3:2 4:2 5:-2 6:-2 7:3 9:-2
une fois	4:3 5:-2
uniqu*	3:4 5:-2
unique	3:2
uniquement	3:3
unit	3:2 7:2
unit test	5:-2 7:2
unit tests	5:2
unita*	3:2
uno	3:3 5:-2
uns	0:-2 1:-3 3:-3 4:-2 5:-5 7:2 8:3
unser*	1:-2 3:-2 9:3
unserem	5:3
unter	1:5 3:-2 4:-2 5:-3 8:-2
unter*	0:-3 1:-4 2:-2 3:3 4:-3 5:-4 7:-2 9:5
unterschied	1:-2 3:-3 7:-3 9:4
unuse*	1:-2 3:-2 7:2 8:-2
unused	1:-2 3:-2 7:2 8:-2
up	2:-3 3:2 8:-2
up $	2:-2 4:-2 9:3
up in	3:-2 4:2 5:-3 7:2
updat*	0:-2 3:2 5:3 7:-2
update	0:-2 3:2 5:2
upgra*	1:3 5:-3
upgrade	1:3 5:-3
uploa*	0:2 1:-2 2:-3 4:5 5:-6 6:-2 8:-3 9:-2
upload	0:2 3:-3 5:-3
upstr*	0:2
upstream	0:2
us	1:-3 3:2 5:-5 7:2 8:2 9:2
us ?	7:3
usa	1:-3 3:-3 4:-2 5:-3 6:2 7:2 8:2
usa ?	7:2
usa ⟨name⟩	0:2 3:-2 5:-6 6:4
usado	0:-3 7:3
usage	5:5 6:-4
usage*	1:-2 2:-2 3:-2 4:3
usages	5:4
usages of	5:4
usamo*	1:2 5:-4 7:-2 9:2
usamos	1:2 5:-4 7:-2 9:2
usar	0:-2 1:-2 2:-2 3:4 5:-3 6:-2 7:-2 9:-2
usar ⟨name⟩	7:3
use	1:-2 2:-2 4:-2 5:3 7:-2 8:-3
use two	3:2
use ⟨name⟩	7:2
used	0:4 3:-2 5:-3
used $	0:4 5:-4
users	0:-2 3:3 7:-2
uses	3:-2 7:2
uso	2:2 3:-2 7:2
usos	2:-2 3:-4 6:5 7:-2
usos de	3:-2 5:-4 6:6
usuar*	3:3 4:-2 5:-4 8:-2
usuario	0:2
usuarios	3:3 5:-3 7:2 8:-2
utili*	4:-2 8:-3 9:-2
utilisé	0:2 5:-3 6:-2 7:3
v	1:-2 2:3 3:-2 5:-2 7:3 9:-2
v n	1:-2 2:3 3:-2 5:-2
va	0:3 3:2 5:-2 7:-2
vai	0:-3 3:3 7:-2
vale	0:-2 1:-4 2:-2 3:2 4:-2 5:-6 6:-2 7:4 8:3 9:-3
valeu*	0:4 1:-4 2:3 3:-3 4:-4 7:-2 9:-4
valeur	0:4 1:-4 2:3 3:-3 4:-4 7:-2 9:-4
valid*	0:-2 2:2 6:-2 8:-2
validate	3:-2 4:2 5:-3 7:3
validation	2:3
validation errors	2:2
valor	0:-2 1:-2 5:4 7:-2
valor*	1:-4 3:-2 5:5 7:-2 8:2
valore	5:2
value	1:-2 2:2 3:3 4:-2 7:-2
value $	2:2 4:-2
value in	3:2
value*	3:2 5:-2
values	3:2 5:-2
var	3:2
varia*	0:-2 1:-2 2:-2 3:2 4:-2 5:5 6:-2 9:-2
variable	3:3
variable ⟨name⟩	3:3 7:-2
variables	5:3
variantes	5:2
variá*	0:2 6:-2 7:-2
vaut	1:-3 3:-2 5:-3 8:3 9:2
veces	0:-2 1:-3 3:2 4:-2 5:-5 6:4 7:2 8:-2 9:-2
vecto*	6:2
vehic*	5:5 6:-3
vem	1:3 5:-3
vengo*	2:3
vengono	2:3
ver	0:-2 5:4
verer*	7:4
verif*	1:5 3:-2 5:-2 7:-2
verro*	0:-2 2:4 3:-3 4:-2 5:-4 7:-3 8:-3
vers	3:2 5:-2
versc*	0:2 1:-3 2:-2 5:3 6:-2 9:-2
versi*	1:3 3:-3 5:-2 6:2 9:-3
version	2:2 3:-2
versions	6:2 9:-2
versión	1:3 5:-3 7:2
verst*	1:2 2:4 3:-3 4:-3 5:-3 7:-3 9:-2
versã*	0:-2 1:2 2:-2 4:-2
versão	0:-2 1:2 2:-2 4:-2
verwe*	7:2
verwendet	7:2
verwendet ?	7:2
veut	1:3
veux	3:-2 4:2
vez	1:-4 3:2 4:-2 5:-5 7:6
vez que	3:3
vezes	0:-2 1:-2 3:2 7:3 8:-2 9:-2
vi	0:2 1:-2 3:-2 5:-2 7:3 8:-2
via	7:2
vide	3:3
video	0:2 1:2 5:-4
viel	1:2 2:-3 3:-4 5:-3 6:3 7:3
viele	2:-2 5:-2 6:4
viele*	2:-2 3:-3 4:-2 5:-5 6:5 7:2
vielen	2:-2 3:-3 4:-2 5:-5 6:5 7:2
viene	2:-2 4:-2 7:2 8:-2 9:-2
viene chiamato	0:-2 3:2 4:-2 6:2 7:-4
view	2:3 3:2 5:-3
viola*	3:2
violates	3:2
virer	7:2
visão	5:-2 8:3
visão geral	5:-2 8:3
você	1:-3 3:-2 5:2 7:3 9:-2
volta	3:2 5:3 7:-4
volte	0:-2 1:-2 3:3 4:-2 5:-4 6:4 8:-2 9:-2
vom	1:-2 2:-2 4:2 8:-2
von	0:2 1:3 2:-3 3:-2 4:-4 5:3 6:2 7:-5 8:-2
von wem	1:3
von ⟨name⟩	0:3 1:3 3:-2 4:-2 5:-2 6:2 7:-3 8:-2 9:-2
von ⟨path⟩	3:-2 4:-2 5:4
vor	1:-4 2:-3 3:3 4:-2 5:-4 6:2 7:-2
vor $	3:-3 5:-3 6:3 7:2
vorko*	5:3
vs	1:-2 2:-2 3:-3 5:-3 9:6
vue	1:-2 2:3 5:-3
vuelv*	3:2
vuelve	3:2
vérif*	5:3
wait	1:2 3:2 5:-3 7:-2
wann	3:-2 7:-2 9:3
want	5:2
want a	1:2 3:-2
want to	1:-2 5:2
war	2:2
waren*	1:2 5:-3 7:2
warenkorb	1:2 5:-3 7:2
warn	3:4 8:-3
warni*	3:3 5:-3
warning	3:3 5:-3
warum	1:2 3:3 5:-2 7:-2 9:-2
was	0:-2 1:2 2:-4 6:-2
was bedeutet	1:4 5:-3 9:-2
was ist	3:-3 5:-2 7:-2 8:-2 9:3
was macht	1:4 3:-2 5:-2
was ruft	5:3
was wird	1:2 3:-3 4:2 7:-2 9:-2
watch*	0:-2 1:2 5:-4 6:-2 7:4
watcher	1:-2 7:4
way	0:-3 2:5 3:-4 7:-3 8:-2 9:-2
we	1:-2 2:-3 4:-3 5:2 7:2 8:-2
we catch	5:-2 7:2
we have	5:-3 7:3
we use	3:2
webho*	0:2
webhook	0:2
webso*	1:3 3:2 5:-3
websocket	1:3 5:-2
weg	2:3 3:-3 5:-2 7:2
weg $	2:3 4:-2 5:-2
weite*	2:2 3:2 4:-2 5:-2 7:-2 8:-2
welch*	1:2 3:-4 5:4 6:-2 7:-4 8:-2 9:-2
welche	2:-2 3:-3 4:2 5:5 6:-2 7:-3 8:-2 9:-2
welche funktionen	1:-2 4:3 5:-2
welche module	1:-2 5:4 7:-2
welchem	0:-2 2:4 4:-3 5:-3
welchen	0:-4 5:3 7:-2
welcher	0:2 1:3 5:-2 7:-2
welcher reihenfolge	4:2
wem	1:3 7:-3
wenn	0:-3 1:-3 2:-2 4:-3 5:5 9:-2
wenn der	3:2
wenn die	7:2
wenn ich	2:-2 5:2 7:-2 8:2
wer	2:-2 4:-2 5:3 6:-2 7:-5 8:2 9:-2
wer ist	0:-2 1:5 3:-2 5:-3
wer ruft	7:-2 8:3
wer wirft	5:2
werde*	1:-2 2:2 3:2 7:-2
werden	1:-2 2:2 3:2 7:-2
werfe*	7:2
werfen	7:2
wert	1:-2 2:2 4:-2 5:3 7:-3
what	0:-2 1:2 2:-2 4:2 5:3 6:-2 7:-5
what $	3:-3 5:3 7:-3 9:2
what are	0:-2 3:3 5:-2
what can	1:-4 3:-2 5:5
what do	1:2 2:2 3:-2 5:-3 7:-2 9:2
what does	0:-2 1:-2 2:-2 5:4 7:-3 9:-2
what else	5:2
what happens	3:-2 4:2
what is	1:4 3:-5 4:-2 5:-4 7:-2 8:2
what should	8:2 9:-2
what would	1:2 4:-2
what'*	0:-3 3:2 4:-2 5:-5 7:-3 8:-2
what's	0:-3 3:2 4:-2 5:-5 7:-3 8:-2
what's a	1:4 3:-2
what's the	0:-2 2:3 3:2 5:-3 7:-2
whats	1:2 2:2 3:-4 8:-2
when	0:-3 4:-3 7:-2 9:2
when i	3:2
when the	1:3 3:2 5:-3 7:-2
when trying	3:2
where	0:10 3:-3 5:-5 7:-3
where are	0:3 5:-2
where do	0:4 5:-2
where does	0:2 3:-2 7:-2
where is	0:5 3:-2 5:-2 7:-2
where's	1:2 3:-2
where's the	0:3 1:2 5:-3
where*	1:2 3:-2
which	0:2 1:3 2:-3 3:-2 5:6 6:-2 7:-6 8:-2 9:-2
which classes	5:2 6:-2
which file	1:2 5:-2
which files	5:3
which functions	4:2
which modules	5:2
which of	0:-2 1:2
which ones	1:-2 5:3
which parts	1:-2 5:3
which tests	5:2
while	1:2 3:2 5:-2
who	0:-4 3:3 4:-2 5:4 7:-5 9:-2
who calls	3:-2 8:2
who catches	5:3
who is	1:3
who listens	5:2
who sets	1:-2 5:3
whole	5:2
whom	1:2 3:-2 5:-2 8:3
why	0:-2 1:2 3:4 5:-4 7:-3
why do	3:2
why does	3:3
why was	3:2
widge*	0:-2 1:-3 2:-3 6:-2 7:5 8:-3 9:-3
widget	1:-2 2:-2 7:2 8:-2 9:-2
widgets	1:-2 2:-2 5:-2 7:5 8:-2 9:-2
wie	0:-3 2:3 3:-3 6:5 7:-4 9:-3
wie kommt	3:2 6:-2
wie schlimm	0:-2 1:2 2:-3 5:2
wie viele	2:-2 5:-2 6:5
wie werden	2:3
wiede*	4:-2 5:-6 7:3
wieder	0:2 1:-2 3:3 5:-2 7:-2
will	1:-3 2:2 3:-3 5:-3 6:-2 7:4 8:-3
windo*	1:4 3:-3 5:-4 7:-2 8:-2
window	0:2 4:2 5:-3
windows	1:4 3:-3 5:-2 8:-2
wir	3:-3 4:-2 7:5 8:-2 9:-3
wir ⟨name⟩	5:-2 7:2
wird	2:-2 3:2 5:-2 7:2 8:-2 9:-3
wird $	0:-2 2:-2 3:-4 5:4
wird das	5:-2 7:2
wird der	5:-2
wird die	0:4 5:-4
wird ⟨name⟩	0:-2 1:2 3:-2 5:-2 6:2 7:3
wirft	0:-2 1:-4 7:4
wirft ⟨name⟩	7:3
wise	1:2 3:-2 5:2
with	0:-4 4:-3 5:2 6:-2 7:2 9:-3
with a	0:-2 5:3
with and	2:2 3:-2 5:-3 7:2
with the	1:-3 3:2 7:-2
witho*	3:-2 7:3
without	3:-2 7:3
wizar*	4:2
wo	0:10 2:-3 3:-3 4:-2 5:-5 7:-4 9:-2
wo ist	0:2
wo kommt	0:2
wo wird	0:3 5:-3
wo überall	0:-4 5:5
wofür	1:2 3:-3 5:3 7:-2
woran	3:3 7:-2
words	1:3 5:-2 8:-2
work	4:-2 5:-2 7:2
worke*	1:-2 3:4 4:-2 7:-2 8:-2 9:-2
worker	3:2 8:-2
worker $	1:-2 3:-3 5:4
workers	7:-2
works	3:3 5:-2
worst	1:-2 5:3
worth	1:-2 3:3
would	0:-3 3:-2 4:-4 6:-2 7:3
would i	2:2 8:2
would you	0:-2 1:2 2:-3 3:-3 7:3 9:-3
wozu	1:-3 3:4 5:-2 7:-2
write	0:-2 1:4 3:-3 5:-2
write*	5:2
writes	5:2
würde	1:-2 5:3
würde*	1:2 3:-2 4:-2 8:-2
würdest	1:2 3:-2 4:-2 8:-2
würdest du	1:2 3:-2 4:-2 8:-2
x	5:2
x n	3:3 5:-2
xml	2:2 5:-4 9:2
y	0:-2 1:-2 3:3 7:2
y a	1:-2 4:-2 6:2 9:-2
y dónde	5:4 6:-2
y el	3:3 9:-2
y en	1:-2 4:2 5:-2 7:2
y no	3:2
y ⟨name⟩	1:2 3:-2 7:-2
ya	1:-2 3:2 5:2
ya no	5:2
yaml	1:2 3:-2
yeste*	3:4 5:-2 7:-2
you	0:-3 1:3 2:-3 4:-2 6:-2 9:-2
you say	1:-2 7:3 8:-2
zahlu*	2:3 4:-2
zeile	0:2 5:-3
zeile*	1:-2 3:3
zeilen	1:-2 3:3 5:-3
zero	0:3 3:2 5:-3
zu	0:-2 3:-3 4:-2 6:-2 7:3 9:-2
zu viele	7:2
zuers*	1:-2 7:-2 9:3
zuerst	1:-2 7:-2 9:3
zum	1:2 2:-3 3:-5 4:2 5:-2 7:-2 8:4
zurüc*	0:2 1:-3 4:2 5:-2 7:-2
zusam*	0:-2 1:-3 2:3 3:-4 4:-2 5:-2 7:2
zusammenlegen	1:-2 2:-2 5:-2 7:4
zusta*	0:-2 1:-3 2:-3 3:3 4:-2 5:3
zwar	5:2
zwei	1:-2 2:-2 3:6 5:-5 7:-3 9:-2
zwisc*	3:-2 4:2 5:-4 7:4 8:-2
zwischen	3:-3 4:2 5:-4 7:4 8:-2
zwischen den	1:-2 3:-2 5:-3 7:4
~a	1:-2
~ap	4:2
~api	4:2
~as	3:-3 9:2
~at	3:2 7:-2
~atc	0:2
~atch	0:2
~b	3:-2 7:2
~c	1:-2 2:-2 3:3 7:-3
~ca	7:-2
~cat	5:2
~catc	5:2
~ce	3:2 5:-2
~ci	3:2
~d	0:-3 1:-2 7:-3 9:2
~de	5:-2 9:3
~di	2:-2 5:2
~e	0:3 1:-2 2:-2 4:-2 5:-2 7:-2 8:-2 9:3
~ed	3:2 5:-2
~el	3:2 5:-2
~en	7:2
~ent	7:2
~er	5:-3 7:2 9:2
~f	3:2
~g	5:3 7:-2 9:-2
~h	7:2
~i	1:-2 5:4 9:-2
~id	0:-3 2:3
~il	5:3
~im	5:3
~imp	5:3
~in	0:-2 5:3
~is	0:2 5:-4 7:3
~it	0:2 5:-3 7:2
~k	5:-3
~ke	0:2 5:-2
~l	0:-4 1:-2 2:-2 3:3 4:-2 8:-2
~le	0:-2 5:-2 9:2
~li	7:3
~ll	5:2
~m	0:2 3:2 5:-2
~me	5:-2 7:2
~mp	5:3
~n	1:-2 2:-2 7:-2
~nc	3:2
~nt	7:2
~o	0:-2 1:-2 2:-2 4:-2 6:-2 9:3
~or	7:-2 9:2
~ort	5:2
~p	7:2
~pi	4:2
~po	5:2
~por	5:2
~port	5:2
~q	0:-2 3:2 4:2 5:2 7:-3
~r	0:-5 1:-2 2:-2 3:2 5:3 7:-2 9:2
~rd	5:-2 9:2
~re	5:2 7:-3
~ro	0:-2 5:4
~rt	5:2
~s	1:-2 3:2 5:-2 8:-2
~se	9:2
~st	0:-2
~t	1:-2 2:-2 5:2
~tc	0:2
~tch	0:2
~to	0:-2 5:2
~t하	0:2
~t하는	0:2
~u	0:-3 2:-2 3:2
~ui	5:3 7:-3
~w	0:3 3:-2
~y	5:2
~あ	5:-2 7:4
~ある	0:-4 4:-2 5:-3 6:2 7:4 8:-2 9:-2
~あるの	5:-2 6:-2 7:3
~い	1:-3
~いい	2:2 3:-2
~いう	2:2 5:-2
~いか	3:-2 7:3
~いく	5:-3 6:3 7:-2
~いくつ	5:-2 6:3 7:-2
~いし	5:2
~いしま	5:2
~いします	5:2
~いた	4:2
~いただ	5:2
~いただけ	5:2
~いて	1:2 7:-2
~いてる	0:-2 5:3
~いで	0:2 3:-2 5:-2
~いですか	0:-2 2:2
~いな	3:-2 5:2 8:2
~いない	3:-2 5:2 8:2
~いの	8:-2
~いので	0:2 3:2
~いのは	7:2
~いは	7:-2 9:3
~いま	0:2 1:-2 5:-4 9:2
~います	0:2 1:-2 5:-4 9:2
~いますか	5:-3
~いる	1:-3
~いるの	0:-2 5:3
~いるので	3:2 5:-2
~いるのは	0:-2 5:3 6:2
~いるク	5:3
~いるクラ	5:2
~いるコ	0:3 5:-4 7:2
~いるコー	0:3 5:-4 7:2
~いるフ	5:2 6:-2
~いるファ	5:2 6:-2
~いる箇	0:3 5:-2 7:-2
~いる箇所	0:3 5:-2 7:-2
~い分	9:3
~い分け	9:3
~い関	7:2
~い関数	7:2
~う	0:2 1:-3 2:2 3:-2 4:-2 6:-2 7:-2
~うい	0:-2 2:2
~ういう	2:2
~うか	2:-2 7:3 8:-2
~うで	0:-2 2:-2 8:4
~うな	2:-2 3:-3 5:4 7:-3
~うなの	0:2 7:-2
~うなのは	0:2 7:-2
~うに	2:2 5:-2 9:2
~うや	2:2
~うやっ	2:2
~うやって	2:2
~うる	7:2
~うる例	5:2
~うる例外	5:2
~う使	9:2
~え	0:-2 4:-2
~えた	0:-2 5:4
~えて	2:2 6:2
~えま	5:-3 7:2 9:2
~えます	5:-3 7:2 9:2
~お	0:-3 5:4
~お願	5:2
~お願い	5:2
~お願いし	5:2
~か	3:-2 7:4
~かで	0:-4 6:-2 7:4
~から	2:-2 5:4
~かり	5:2 7:-2
~かりま	5:2 7:-2
~が	3:4 6:-3
~があ	3:2 6:-3
~がある	3:2 6:-3
~がい	6:-2
~が一	0:2 3:2 7:-3
~が二	3:2 6:2
~が先	0:-3 1:4 5:-3
~が実	0:-2 3:2 5:2
~が残	5:2
~が残っ	5:2
~が残って	5:2
~き	3:-2 6:-2
~きに	7:2
~き継	0:-2 2:3
~ぎ	0:-2 3:-2 5:2 7:3
~く	0:-2 2:-2 4:2 6:2 7:-3
~くだ	7:-2
~くださ	7:-2
~ください	7:-2
~くつ	5:-2 6:3 7:-2
~くま	4:3 5:-2
~くまで	4:3 5:-2
~くら	0:-2 1:2 3:-2 6:3 7:-2
~くらい	0:-2 1:2 3:-2 6:3 7:-2
~くり	8:2
~け	1:-2 3:2 5:-2 7:2
~けて	5:2 7:-2
~けで	5:-2 7:2 8:2
~けど	0:-2 1:-2 5:-2 7:3
~けま	5:2
~けます	5:2
~けますか	5:2
~げ	3:-2
~げて	7:-2
~げる	1:2 5:-2 7:2
~こ	0:2 1:2 2:-3 3:-2 6:-3 7:2 9:-2
~こか	0:-2 6:-2 7:5
~こかで	0:-4 6:-2 7:4
~こが	1:2 3:-2
~ここ	0:-2 3:3 5:-2
~こで	0:6 4:-2 5:-4 6:-2 7:-4
~こです	0:4 5:-4
~こですか	0:4 5:-4
~こと	7:3
~こに	1:2 7:-3
~こにあ	1:3 7:-2
~こにあり	1:2 7:-2
~この	0:-4 1:3 2:-4 3:-3 4:-2 8:3
~このリ	8:2
~このリポ	8:2
~ころ	5:3 7:-2
~さ	1:2 6:-2
~さい	7:-2
~され	5:-3 6:-2
~されて	0:-2 2:2 7:2
~されてい	2:2 5:2 7:-2
~される	1:2 5:-3
~されるん	1:2 2:-2
~ざ	5:2 7:-2
~ざっ	5:2 7:-2
~ざっく	8:2
~ざっくり	8:2
~し	5:2
~しい	0:-2 2:2
~した	0:-2 1:-3 3:2 5:3 6:-2 7:-2 8:-2
~したい	0:3 2:2 3:-2 5:-3 6:-2
~したと	4:2
~したとき	4:2
~したら	0:-3 5:3 7:-2
~して	2:-2
~してい	4:-2
~していま	0:3 7:-2
~している	1:-3
~してく	8:-2
~してくだ	8:-2
~してな	0:3 5:-2
~してない	0:3 5:-2
~してほ	8:2
~してほし	8:2
~しても	3:3 7:-2
~してる	3:-3 9:-2
~してると	0:3 5:-3 7:2
~してるの	0:2
~してるコ	0:-2 5:3 7:-2
~してる箇	7:2
~しま	2:-2 4:-2 5:2 6:2 7:-3 8:2
~します	2:-2 6:2 7:-3 8:2
~しますか	6:2 7:-2
~しょ	7:2
~しょう	7:2
~しょうか	2:-2 7:3 8:-2
~じ	1:-2 3:3 5:-3 7:2
~じゃ	3:-2 5:-2 7:3
~じゃな	3:-2 5:-2 7:3
~す	7:2
~すか	3:-2 7:3
~すが	0:3 1:-2 2:-2
~すぎ	0:-2 3:-2 5:2 7:3
~すべ	5:2
~する	2:2 3:2 5:-3 7:-2 8:-2 9:-2
~すると	0:-3 1:2 3:3 7:-2
~するの	2:2
~するク	5:-2 7:2
~するクラ	5:-2 7:2
~ず	3:4
~せ	0:-3 1:-2 6:-2 7:2
~せば	2:2 3:-2
~せん	3:2 5:-3
~ぜ	0:-2 3:4
~そ	6:-2 7:-4 9:2
~そう	3:-2 5:2 7:-2
~そうな	3:-2 5:3 7:-2
~そうなの	0:2 7:-2
~それ	0:2 6:-2 7:-2 9:3
~た	3:3 4:2 6:-3 7:-4 8:-2 9:-2
~たい	0:2 1:-2 2:2 3:-2 4:2 6:-2
~たいで	0:2 5:-2
~たいです	0:2 5:-2
~たいの	0:2
~たいので	0:2
~ただ	5:2
~ただけ	5:2
~ただけま	5:2
~たと	4:2
~たとき	4:2
~たの	3:2
~たま	0:3
~たら	1:3 4:-2 5:-2 7:-3
~た場	5:2
~た場合	5:2
~だ	5:-2 7:2 8:2
~だけ	0:-3 1:-2 3:2 6:-2 7:2
~だけで	7:2
~だけど	2:2 7:-2
~だけま	5:2
~だけます	5:2
~ださ	7:-2
~ださい	7:-2
~だと思	5:-2
~だと思う	5:-2
~ち	0:-3 1:2 2:2 4:-2 6:-2
~ちる	1:2
~っ	0:3 4:-2 5:-2
~っく	8:2
~っくり	8:2
~っけ	0:2 5:-2 6:2
~った	1:2
~って	0:4 4:-2 5:-2
~ってい	1:-2 4:-2 7:2
~っていま	5:-3 7:3 9:2
~っている	3:2
~ってど	0:3 1:-2 5:-3 6:2 7:-2
~ってどこ	0:3 5:-2
~ってどれ	6:2 7:-2
~っても	3:2 5:-2 7:2
~ってる	1:-3 5:4 7:-2
~って何	5:3 6:-2
~っぽ	3:3
~っぽい	3:3
~つ	1:-2 3:-2 4:-2 5:4 6:2
~つぶ	0:-3 7:2
~つぶし	0:-3 7:2
~つぶして	0:-3 7:2
~つ増	3:2
~て	0:3
~てあ	0:2
~てい	1:-2
~ていた	5:2
~ていただ	5:2
~ていな	3:-2 5:2 8:2
~ていない	3:-2 5:2 8:2
~ていま	0:2 1:-2 5:-3
~ています	0:2 1:-2 5:-3
~ている	1:-3 3:2
~ているの	5:2
~ているク	5:3
~ているコ	0:3 5:-4 7:2
~ているフ	5:2 6:-2
~ている箇	0:2 5:-2
~てか	4:3
~てから	4:3
~てく	7:-2
~てど	0:3 1:-2 5:-3 6:2 7:-2
~てどこ	0:3 5:-2
~てどこで	0:2
~てどれ	6:2 7:-2
~てな	0:2 5:-2 6:-2 7:2
~てない	0:2 5:-2 6:-2 7:2
~てほ	0:-2
~てほし	0:-2
~てほしい	0:-2
~てま	4:-2 6:2
~てます	4:-2 6:2
~てますか	1:2 5:-2
~ても	3:3
~てる	0:2 3:-2 5:2 8:-2 9:-2
~てると	0:3 5:-3 7:2
~てるとこ	0:3 5:-3 7:2
~てるの	7:2
~てるん	1:2 5:2 7:-2
~てるんで	1:2 5:2 7:-2
~てるコ	0:-2 5:3 7:-2
~てるフ	5:3
~てるファ	5:3
~てる気	2:3 6:2
~てる気が	2:3 6:2
~てる箇	0:-2 5:2
~てる箇所	0:-2 5:2
~て何	5:3 6:-2
~で	4:2 5:-2
~でいる	5:2
~でし	7:2
~でしょ	7:2
~でしょう	7:2
~です	2:-2 6:-2
~ですか	0:-2 6:-2
~ですが	0:3
~での	2:2 3:-2 4:2 5:-2
~では	0:-2 1:3 2:-2 3:2 5:-3
~ではど	1:3 2:-2
~ではどう	1:2
~でる	1:-2 4:3 5:2
~で上	7:2
~で何	6:2 8:2
~で使	5:-2 6:2
~で使わ	5:-2 6:2
~で使われ	5:-2 6:2
~で呼ば	5:2
~で呼ばれ	5:2
~で落	1:2
~で落ち	1:2
~で落ちる	1:2
~で設	2:2
~で設定	2:2
~と	1:2 6:-2 8:-2 9:2
~とき	0:-2 5:3 7:-2
~とこ	0:2 1:-2 3:-2 5:2 8:-2
~ところ	5:3 7:-2
~とど	5:3
~とは	1:3 5:-3
~と思	5:-2
~と思う	5:-2
~ど	0:2 1:2 3:-4 5:2 6:-2 7:-4
~どい	5:3 7:-2
~どう	0:-5 2:5 5:-2 6:-2 7:-3 8:3
~どうい	2:2
~どういう	2:2
~どうや	2:2
~どうやっ	2:2
~どう使	9:2
~どこ	0:4 3:-3 6:-3
~どこか	0:-2 6:-2 7:5
~どこかで	0:-4 6:-2 7:4
~どこが	1:2 3:-2
~どこで	0:7 1:-2 3:-2 5:-4 6:-2 7:-3
~どこです	0:4 5:-4
~どこに	1:2 7:-3
~どこにあ	1:3 7:-2
~どの	0:4 1:2 3:-2 7:-5 8:-2 9:-2
~どのク	5:2
~どのクラ	5:2
~どのフ	0:3 5:-2
~どのファ	0:3 5:-2
~どれ	0:-5 2:-2 3:-2 5:6 7:-4
~どれで	5:3
~どん	4:2 7:-2
~どんな	4:2 7:-2
~な	2:-2 3:3
~ない	1:-2 2:-2 3:3 5:-2 6:-2 7:2 9:-2
~ないか	3:-2 7:3
~なく	5:-2 7:2
~なぜ	3:4
~なっ	4:-2
~なった	1:2 5:-2
~なって	1:-2 2:2 5:2
~なの	3:3 7:-2
~なのに	3:2
~なのは	0:2 7:-2
~なら	0:-3 5:3
~なる	1:-2 2:-2
~なん	3:3 5:-2
~なんで	3:3 5:-2
~に	0:-2 3:2 4:2 6:-2
~にあ	1:3 7:-2
~にあり	1:2 7:-2
~にありま	1:2 7:-2
~にし	3:2 5:2
~にした	3:3
~にして	5:3
~にど	0:2
~にな	4:-2
~になっ	4:-2
~になって	1:-2 2:2 5:2
~になる	1:-2 3:2 5:-3
~には	0:-2 2:2 5:3 7:-2
~にはど	0:-2 2:2 5:2
~に入	4:2 7:2
~に入る	3:-2 7:2
~に変	0:-2 5:3
~に書	0:3 5:-2 6:2
~の	7:-2
~のか	4:2
~のが	0:-2 5:4 7:-3
~ので	3:3 7:-2 8:-2
~のでし	2:2
~のでしょ	2:2
~のです	3:2
~のですが	0:2
~のど	5:2
~のに	3:5 7:-2
~のは	2:-2 4:-2 7:2 9:-2
~のはど	5:2 7:-3
~のはどの	5:2 7:-2
~のはどれ	1:2
~のク	5:2
~のクラ	5:2
~のクラス	5:2
~のコ	1:-2 8:2
~のコー	0:-2 8:2
~のコード	0:-2 8:2
~のサ	1:-2 5:2 7:-3
~のサブ	5:2 7:-2
~のテ	6:2
~のテス	6:2
~のテスト	6:2
~のフ	0:2 5:-3
~のファ	0:3 5:-2
~のファイ	0:3 5:-2
~のメ	9:3
~のリ	0:-2 4:-2
~のリス	0:-2 9:2
~のリポ	8:2
~のリポジ	8:2
~のリリ	3:2
~のリリー	3:2
~の一	1:2
~の一覧	5:2
~の代	7:2
~の代わ	7:2
~の代わり	7:2
~の使	5:-4 6:4
~の値	0:2 1:-2 5:2
~の処	1:2 5:-2
~の処理	1:2 5:-2
~の呼	4:2 6:2
~の呼び	4:2 6:2
~の呼び出	4:2 6:2
~の実	4:2 5:-3
~の流	4:2
~の流れ	4:2
~の流れを	4:2
~の設	5:-2 9:2
~の違	3:-2 7:-2 9:4
~の違い	3:-2 7:-2 9:4
~は	7:2
~はあ	0:-2 5:-4 6:-2 7:6
~はあり	0:-2 5:-2 6:-2 7:4
~はありま	0:-2 5:-2 6:-2 7:4
~はある	5:-3 7:4
~はい	5:-2 6:4
~はいく	5:-2 6:4
~はいくつ	5:-2 6:4
~はず	3:3
~はど	0:3 2:2 3:-2 6:-3 7:-5
~はどう	0:-4 2:4 3:-2 5:-3 7:-3 8:3
~はどうい	4:2
~はどうや	2:2
~はどこ	0:4 5:-2 6:-3 7:-2
~はどこで	0:5 5:-3 6:-2 7:-3
~はどこに	1:3 5:-2 7:-3
~はどの	0:2 1:2 6:-2 7:-3
~はどのク	5:2
~はどのフ	0:3 5:-2
~はどれ	0:-2 5:4 7:-2
~はな	3:3
~は何	0:-4 1:2 2:-2 3:2 4:-2 5:-5 6:6 7:-6
~は何を	0:-2 1:4 5:-3
~は誰	0:-4 5:6 7:-2
~は通	3:2
~は通る	3:2
~は通るの	3:2
~ば	0:2 1:-2
~ばい	2:3 3:-2
~ばいい	2:3 3:-2
~ばれて	0:2
~び	1:-2 5:-2 7:3
~び出	6:2 7:-2
~び出し	6:2 7:-2
~ぶ	0:-3 7:2
~ぶし	0:-3 7:2
~ぶして	0:-3 7:2
~べ	0:-2 2:-2 4:-2 5:5 7:-2
~べき	5:3
~べて	0:-2 3:2 5:2 7:-2
~ほ	0:-2 1:-2 2:-2 7:2
~ほし	0:-2
~ほしい	0:-2
~ぽ	3:3
~ぽい	3:3
~ます	7:2
~ますか	3:-2 7:3
~ませ	3:2 5:-3
~ません	3:2 5:-3
~まだ	0:-3 7:3
~まで	1:-2 4:6 5:-2 7:-3
~までの	4:2
~まま	0:-2 3:3
~まれ	0:2 7:-2
~まわ	1:2 5:-2
~まわり	1:2 5:-2
~み	6:-2 7:-2 8:-2 9:-2
~み取	1:2
~み込	3:2
~め	1:-2 3:2 4:-2 6:-2
~めて	2:-2 7:2
~も	0:-3 1:-2 2:-2 3:3 4:-2 5:4 6:-4 7:-2
~もあ	6:-2 9:2
~もう	3:-2 5:4
~もの	3:-2 5:3
~ものは	5:-2 7:3
~ゃ	7:3
~ゃな	3:-2 5:-2 7:3
~や	0:-2 1:-2 3:2 4:-2 7:3 8:-2 9:-2
~やっ	2:2
~やって	2:2
~やつ	5:2
~ょ	5:-2 7:2
~ょう	5:-2 7:2
~ょうか	2:-2 7:3 8:-2
~よ	1:-2 2:2 7:-3 8:-2
~よう	0:-2 7:-2
~ような	5:2 6:2
~ように	2:2 5:-2 9:2
~ら	1:2 2:-2 6:2 7:-4 9:-2
~らい	0:-2 3:-2 6:3 7:-2
~らいで	0:-2 1:2 3:-2
~らな	3:2
~らない	3:2
~られ	0:-2 1:-2 3:-2 5:-3 6:3
~られて	0:-2 1:-2 3:-2 5:-3 6:3
~り	0:-3 1:2 2:-2 4:3 6:-2 9:-2
~りた	4:2
~りたい	4:2
~りつ	0:-3 7:2
~りつぶ	0:-3 7:2
~りつぶし	0:-3 7:2
~りに	7:2
~りの	1:2 5:-2
~りま	2:-2
~ります	2:-2
~りますか	2:-2
~るけ	7:3
~るけど	7:3
~るこ	7:3
~ること	7:3
~ると	1:2 4:-3 6:-2 8:-2
~るとこ	0:3
~るところ	5:2 7:-2
~るの	0:-2 1:-3 7:2 8:-2
~るのか	4:2
~るのが	0:-2 5:4 7:-3
~るので	3:2 5:-2
~るのでし	2:2
~るのに	3:3
~るのは	0:-2 1:-2 7:2
~るのはど	5:3 7:-3
~るま	3:-2 4:4 5:-2
~るまで	3:-2 4:4 5:-2
~るまでの	4:2
~るん	1:2 3:-2 9:-2
~るんだ	2:2 5:-2 6:2 7:-2
~るんだけ	2:2 7:-2
~るんで	1:2 3:-3
~るんでし	0:2 1:2 3:-2 5:-2
~るんです	3:-3
~るエ	5:3
~るク	3:-2
~るクラ	3:-2 7:2
~るクラス	3:-2 7:2
~るコ	5:2
~るコン	5:3
~るコー	0:2
~るコード	0:2
~るフ	0:-3 5:5 6:-3
~るファ	0:-3 5:5 6:-3
~るファイ	0:-3 5:5 6:-3
~る例	5:3
~る例外	5:3
~る気	2:3 6:2
~る気が	2:3 6:2
~る箇	0:2 3:-2
~る箇所	0:2 3:-2
~る箇所は	6:2
~る関	5:3
~る関数	5:3
~れ	5:2 8:-2
~れた	4:2
~れて	2:2 3:-2 4:-2 5:-3 6:3 7:2 8:-2
~れてい	6:2
~れていな	5:3
~れていま	5:-3
~れている	6:2
~れてな	7:3
~れてない	7:3
~れてま	1:2 5:-2 6:2
~れてます	1:2 5:-2 6:2
~れてる	5:-3
~れで	5:3
~れと	0:2 5:2 7:-2
~れば	0:3
~れま	3:2 7:-2
~れます	7:-2
~れますか	7:-2
~れる	6:-2
~れるの	1:-2 3:-2 4:-2 7:2
~れるん	1:2 2:-2
~れを	4:2
~ろ	5:3 7:-2
~わ	3:3 5:-4 7:2
~わか	3:2
~わり	1:2 5:-2 7:2
~わりに	7:2
~われ	3:-2 7:2
~われて	3:-2 7:2
~われてい	5:-2 6:2
~を	3:-3 5:6 6:-2
~をお	5:2
~をお願	5:2
~をお願い	5:2
~をく	0:2
~をくだ	0:2
~をくださ	0:2
~を一	5:2
~を使	1:-2 5:4
~を使っ	1:-2 5:3
~を使って	1:-2 5:3
~を全	5:4
~を全部	5:3
~を切	5:3 7:-2
~を受	0:2 5:-3
~を呼	4:-2 7:4
~を呼び	4:-2 5:-3 7:4
~を変	7:2
~を投	0:-2
~を投げ	0:-2
~を指	1:2
~を探	0:2
~を探し	0:2
~を探して	0:2
~を握	0:-3 7:2
~を握り	0:-3 7:2
~を握りつ	0:-3 7:2
~を教	2:2
~を教え	2:2
~を教えて	2:2
~を洗	5:3
~を発	0:-2 7:2
~を直	5:3 7:-2
~を知	5:2
~を知り	5:2
~を知りた	5:2
~を読	5:2
~を読み	5:2
~ん	7:-3
~んだ	1:-2 3:2 5:-3 6:2 7:-2 8:2 9:-2
~んだけ	2:2 7:-2
~んだけど	2:2 7:-2
~んで	2:-2 5:3 6:-2 8:-2
~んでい	5:2
~んでいる	5:2
~んでし	0:2 1:2 3:-2 5:-2
~んでしょ	0:2 1:2 3:-2 5:-2
~んです	3:-3
~んですか	0:-2 4:2 7:-2
~んでる	1:-2 4:3 5:2
~んな	4:2 7:-2
~ァ	2:-2 3:-2 4:-2 6:3 8:-2
~ァイ	1:-2 3:-2 5:2 6:3 7:-2
~ァイル	1:-2 3:-2 5:2 6:3 7:-2
~ァイルは	7:2
~ァク	1:3 5:-2
~ア	2:-2 4:2 5:-4 8:2
~アウ	3:2
~アウト	3:2
~アク	0:-2 1:2 7:2
~アッ	4:2
~アップ	4:2
~アプ	2:-2 6:2
~アプリ	2:-2 6:2
~アン	0:2 5:-2
~アント	0:2 5:-2
~ィ	5:3
~イ	0:2 3:-2 6:2
~イア	0:2 5:-2
~イアン	0:2 5:-2
~イアント	0:2 5:-2
~イグ	2:2
~イグレ	2:2
~イグレー	2:2
~イドし	5:3 7:-2
~イドして	5:3 7:-2
~イベ	0:-2 1:2 3:-2 8:2
~イベン	0:-2 1:2 3:-2 8:2
~イベント	0:-2 1:2 3:-2 8:2
~イム	0:2
~イル	1:-2 3:-2 5:2 6:3 7:-2
~イルは	7:2
~イン	0:2 1:-2 5:-4 7:2 8:-2
~インス	0:3
~インスタ	0:3
~ウ	0:2 5:-2
~ウト	3:2
~ェ	6:2
~ェク	6:2
~ェクト	6:2
~エ	1:-2 5:3 7:-3
~エラ	1:-2 2:2 7:-2
~エラー	1:-2 2:2 7:-2
~エラーは	2:2
~エラーを	5:2
~エリ	3:-2 5:3
~エン	5:3
~ォ	2:2 5:-2
~オ	1:-2 6:2
~カ	2:2 4:-2 5:-3
~カル	2:2
~カルで	2:3
~キ	1:-2 7:-2
~キャ	3:2
~キャッ	3:2
~キャッシ	3:2
~ク	0:-3 2:-2
~クし	1:2 5:-2
~クして	1:2 5:-2
~クは	2:2
~クはど	2:2
~クエ	3:-2 5:2
~クエリ	3:-2 5:3
~クタ	0:-3 1:3
~クト	2:-2 6:2 7:-2
~クラ	3:-2
~クライ	0:2 5:2 6:-2 7:-2
~クライア	0:2 5:-2
~クラス	0:-2 1:2 3:-2
~クラスの	1:2 5:-4 6:3
~クラスを	5:3
~グ	1:2 2:2 5:-3 6:-2 9:-2
~グイ	0:-2 2:2 3:2 5:-2
~グイン	0:-2 2:2 3:2 5:-2
~グレ	2:2
~グレー	2:2
~グレーシ	2:2
~ケージ	0:-2 5:2
~コ	1:2 3:-4 5:2 6:-3 7:-2
~コン	5:3
~コンポ	5:2
~コンポー	5:2
~コー	0:2 1:3 3:-3 5:-2 6:-2
~コード	1:3 3:-3 6:-2
~コードは	1:-2
~コード上	0:-3 1:3 5:-3
~サ	1:-3 3:-2
~サブ	5:2 7:-2
~サー	0:2 1:-2 6:-2 7:2
~サービ	3:-2 6:-2 7:3
~サービス	3:-2 6:-2 7:3
~ザ	0:3 1:2 5:-2
~ザー	1:2
~シ	0:-2 1:-2 3:2 4:-2 5:-2
~シュ	3:2 5:-3 6:-2 7:2
~ショ	0:-2 2:2
~ション	0:-2 2:2
~ジ	1:-2 4:-3 6:2
~ジの	0:2 3:2 5:-3
~ジを	0:2
~ジェ	6:2
~ジェク	6:2
~ジェクト	6:2
~ジッ	5:2 7:-2
~ジック	5:2 7:-2
~ジト	8:3
~ジトリ	8:3
~ジュ	6:2
~ジュー	6:2
~ジュール	6:2
~ジョ	3:2
~ジョブ	3:2
~ス	0:-3 7:2
~スの	1:2 2:-2 5:-6 6:2
~スを	5:2
~スク	0:-2 4:2 6:-2 7:-2
~スタ	0:3
~スタン	0:3
~スタンス	0:3
~スト	1:-2 5:2
~ストが	2:-2 5:-2
~ストは	5:-3 6:2
~ス化	0:2
~セ	3:-2 7:2
~ソ	6:2 8:2
~ソッ	6:2
~ソッド	6:2
~タ	0:2 1:2 6:-2 7:-2
~タイ	0:2
~タイム	0:2
~タン	0:2 4:2 5:-2
~タンス	0:3
~ター	5:2
~ダ	0:-2 1:2 2:2 7:-2 8:-2
~チ	0:-2 4:2 8:2
~チの	4:2
~チャ	7:-2 8:2
~ッ	0:-4 1:-4 2:-2 4:2 7:2
~ック	0:-3 1:-2
~ッケ	0:-2 5:2
~ッケー	0:-2 5:2
~ッケージ	0:-2 5:2
~ッシ	3:2 5:-3 6:-2 7:2
~ッシュ	3:2 5:-3 6:-2 7:2
~ッチ	4:2
~ッチの	4:2
~ット	7:-2 9:3
~ッド	0:-3 3:2 5:2 6:2 7:-2
~ップ	4:2
~テ	1:-3 2:2 3:-2
~ティ	5:2
~テス	1:-2
~テスト	1:-2
~テストが	5:-2
~テストは	5:-3 6:2
~デ	7:-3 8:-2
~デメ	2:-2 5:2 9:2
~デー	2:2
~デーシ	6:2
~デーショ	6:2
~ト	1:-2
~トが	2:-2 3:3 5:-2
~トし	0:-2 5:-3 6:2 7:2
~トは	1:-2 3:-2 4:4 5:-3
~トを	5:2
~トラ	0:-2 7:2
~トライ	7:2
~トリ	8:2
~ドし	5:3 7:-2
~ドして	5:3 7:-2
~ドで	4:2 5:-2 7:2
~ドは	1:-2
~ドはど	0:2
~ドを	0:2
~ドラ	5:-2
~ド上	0:-3 1:3 5:-3
~ナ	2:2
~ネ	5:3 7:-2
~ネン	5:2
~ネント	5:2
~ハ	5:-2
~ハン	5:-2
~ハンド	5:-2
~ハンドラ	5:-2
~バ	1:-3 7:2
~バッ	0:-3 3:2 5:-3 7:3
~バッチ	4:2
~バッチの	4:2
~バリ	6:2
~バリデ	6:2
~バリデー	6:2
~パ	0:-2 3:-2 5:2 6:-2 7:3
~パッ	0:-2 5:2
~パッケ	0:-2 5:2
~パッケー	0:-2 5:2
~ビ	0:-2 1:-2 6:-2 7:3 8:3
~ビス	3:-2 6:-2 7:3
~フ	1:2 3:-3 6:2 8:-2 9:-2
~ファ	2:-2 3:-2 4:-2 6:3 8:-2
~ファイ	1:-2 3:-2 5:2 6:3 7:-2
~ファイル	1:-2 3:-2 5:2 6:3 7:-2
~ファク	1:3 5:-2
~フォ	2:2 5:-2
~ブ	1:-3 8:-2
~プ	4:3 5:-3 7:-3 8:-2
~プリ	2:-2 6:2
~プレ	0:2
~プロ	0:-2 3:-2 4:3
~ベ	0:-2 1:2 3:-2 7:-2 8:2 9:2
~ベン	0:-2 1:2 3:-2 8:2
~ベント	0:-2 1:2 3:-2 8:2
~ペ	0:2 7:-2
~ペー	0:3 3:2 5:-3
~ページ	0:3 3:2 5:-3
~ボ	4:2 5:-2
~ボタ	4:2
~ボタン	4:2
~ポ	2:-2 8:2
~ポジ	8:3
~ポジト	8:3
~ポジトリ	8:3
~ポー	6:2
~ポート	0:-2 3:2 5:-3 6:2 7:2
~ポーネ	5:2
~ポーネン	5:2
~マ	5:-2 6:2
~マイ	2:2
~マイグ	2:2
~マイグレ	2:2
~ミ	2:2
~ム	1:2 3:-2 7:-2
~メ	1:-2 2:-2 5:2 8:-3
~メソ	6:2
~メソッ	6:2
~メソッド	6:2
~メリ	2:-2 5:2 9:2
~モ	0:-3 2:-2 7:2
~モジ	6:2
~モジュ	6:2
~モジュー	6:2
~ャ	3:2 7:-2 8:2
~ャッ	3:2
~ャッシ	3:2
~ャッシュ	3:2
~ュ	1:-2 2:-2 5:-2 7:2 8:2
~ュー	2:-2 3:-2 6:2 8:2
~ュール	6:2
~ユ	1:2 3:-2 5:2 7:-2
~ユー	1:2
~ユーザ	1:2
~ユーザー	1:2
~ョ	0:-3 2:2 3:2 7:-2
~ョブ	3:2
~ョン	0:-2 2:2
~ラ	1:2 2:2 3:-2 4:-2 8:-2
~ライ	1:-2 3:-2 4:-2 6:-2
~ライア	0:2 5:-2
~ライアン	0:2 5:-2
~ライドし	5:3 7:-2
~ラグ	1:2 2:2 3:-2 4:-2 5:-2
~ラス	0:-2 1:2 3:-2
~ラスの	1:2 5:-4 6:3
~ラスを	5:3
~ラー	1:-2 2:2 7:-2
~ラーは	2:2
~ラーを	5:2
~リ	0:-4
~リの	3:-2 5:2
~リス	0:-2 9:2
~リッ	5:-3 6:-2 7:2 9:3
~リデ	0:-2 3:-2 5:3
~リデー	6:2
~リデーシ	6:2
~リト	7:2
~リトラ	7:2
~リトライ	7:2
~リポ	8:3
~リポジ	8:3
~リポジト	8:3
~リリ	3:2
~リリー	3:2
~リリース	3:2
~リー	2:2 5:-2
~リース	3:2
~ル	2:2 6:2 8:-2 9:-2
~ルで	2:2 5:-3 6:3 7:-3
~ルは	1:2 6:-2
~ルを	5:3
~ルー	3:-2 4:3 5:-3
~レ	1:-3 2:2 7:-4
~レー	2:3
~レーシ	2:2
~レーショ	2:2
~レート	2:2
~ロ	0:-3 3:2 4:2 7:-2 8:-2
~ログ	3:3
~ログイ	3:2
~ログイン	3:2
~ロジ	5:2 7:-2 9:2
~ロジッ	5:2 7:-2
~ロジック	5:2 7:-2
~ロー	0:-2 2:2
~ローカ	2:2
~ローカル	2:2
~ロード	1:-2
~ワ	0:2
~ワー	0:2
~ン	2:2 5:-2
~ンの	5:-2 7:3
~ンを	2:3 3:-2 7:-2
~ング	5:-3 8:2
~ンス	0:2
~ンスタ	0:3
~ンスタン	0:3
~ント	3:-2 5:2 7:-3
~ントを	5:2
~ンド	2:2
~ンドラ	5:-2
~ンポ	6:2
~ンポー	6:2
~ンポーネ	5:2
~ー	2:2 6:-2
~ーに	0:2
~ーは	0:3 5:-2
~ーはど	0:3
~ーを	5:2
~ーカ	2:2 5:-2
~ーカル	2:2
~ーカルで	2:3
~ーザ	1:2
~ーザー	1:2
~ーシ	2:2 5:-3 8:2
~ーショ	2:2 5:-2
~ーション	2:2 5:-2
~ージ	0:3 5:-2
~ージを	0:2
~ース	3:2 5:-2
~ースの	5:-3 9:2
~ータ	2:2
~ート	3:2 4:2 5:-5
~ード	1:2 3:-3
~ードで	4:2 5:-2 7:2
~ードは	1:-2
~ードはど	0:2
~ードを	0:2 5:-2
~ード上	0:-3 1:3 5:-3
~ーネ	5:2
~ーネン	5:2
~ーネント	5:2
~ービ	3:-2 6:-2 7:3
~ービス	3:-2 6:-2 7:3
~ーブ	5:2
~ール	4:-2
~ーン	5:2
~一	1:-2
~一下	0:-2 1:-3 2:-2 4:-2 6:3 7:-4 8:3 9:-2
~一个	5:-2 8:-2 9:2
~一层	8:2
~一样	1:-3 3:5 5:-2
~一番	0:2 1:3 7:-3
~一种	2:3 5:-3
~一覧	5:4 7:-2
~一覧を	3:2
~三	0:-2 1:-3 2:-3 3:-3 4:-3 5:-3 7:2 8:-3 9:5
~三个	7:3
~上	1:2 7:-4 8:-3
~上げ	1:2 2:2 3:-2 5:-2
~上は	0:-2 1:2 9:2
~下	0:-3 4:-2 6:2 8:3 9:-3
~不	1:-4 5:-3 6:-2 7:3
~不是	0:-2 1:-2 7:2
~不是太	7:2
~不能	4:2
~不能用	7:2
~两	0:-3 3:4 4:-2 5:-4 8:-2
~两个	7:3
~两次	3:2
~並	7:2
~个	3:-4 6:2 7:2
~个事	0:-2 5:3
~个事件	0:-2 5:3
~个地	1:2 5:-2
~个地方	1:2 5:-2
~个文	2:2
~个文件	2:2
~个方	0:2 9:2
~个方法	0:2 9:2
~个重	9:-2
~个重载	9:-2
~个项	9:2
~个项目	9:2
~中	1:2 2:-2 4:4 5:-5 7:-2 9:-2
~中で	4:3 5:-2 7:-2
~中的	1:2
~中间	3:-2 4:3 5:-2
~为	1:-2 3:4
~为什	1:-2 3:3 5:-2
~为什么	1:-2 3:3 5:-2
~为什么要	5:-2
~为啥	3:2
~主	0:-4 2:-2 5:3 7:-2 9:-2
~主要	0:-3 1:-2 5:4
~么	0:-3 1:2 2:3 3:-2 4:2 5:-2 6:-4
~么一	1:-3 3:2 4:2
~么拆	2:3 7:-2
~么要	5:-2
~义	0:2 3:-2 5:2
~之	0:2 7:2 8:2
~之后	7:2
~之外	0:2
~之间	8:2
~之间有	4:-3 7:3
~也	0:-2 3:4 7:-2
~了	1:-3 3:2
~了但	0:-2 3:2
~了哪	4:2
~了哪些	0:-2 4:2
~事	1:-2 2:-2 4:-2 8:2
~事件	1:-2 8:2
~二	1:-2 3:4 5:-2
~五	5:3
~些	1:-2 3:-2 5:7 7:-3
~些地	5:2
~些地方	5:2
~些子类	5:2
~些异	5:2
~些异常	5:2
~些文	0:2
~些文件	0:2
~些测	5:2
~些测试	5:2
~交	0:-2 3:2 4:2 5:-2
~人	0:-2 2:-2 3:-2 6:-2 7:5 9:-2
~人用的	5:2
~什	0:-2 1:4 6:-4 7:-2
~什么	0:-2 1:4 6:-4 7:-2
~什么要	5:-2
~今	5:-2 9:3
~从	4:3 5:-2 7:-2
~从哪	0:3 5:-3
~仓	8:2
~仓库	8:2
~仕	0:-2 1:-2 2:4 3:-3 4:-2 7:2
~仕様	2:2 3:-3 7:2
~仕組	2:3 5:-2
~仕組み	2:3 5:-2
~付	1:-2 5:2 8:-2
~代	2:-2 3:-5 7:2
~代わ	7:2
~代わり	7:2
~代わりに	7:2
~代替	7:2
~代码	2:-2 3:-4
~代码里	1:3 5:-3
~以	0:-3 2:-2 3:2 4:3 5:-4 7:2
~以后	2:-2 3:2 4:4 5:-3 7:-2
~以外	0:-2 5:-3 7:3
~们	5:2
~件	3:2 6:2 7:-2 9:-2
~任	1:-2 4:-3 5:4 7:-2
~任务	1:-2 3:2 4:-3 5:2
~优	1:-2 3:-2 5:3
~优缺	3:-2 5:2
~优缺点	3:-2 5:2
~会	0:-4 3:-3 4:2 5:2 7:3 9:-2
~会影	5:2
~会影响	5:2
~会抛	0:-3 5:2 7:3
~会抛出	7:2
~传	1:-2 4:3 5:-3
~但	0:-2 3:3
~位	1:3 2:-2 7:-2
~住	1:2 3:2 5:-2
~体	0:-3 1:-3 8:4
~何	0:-5 1:3 4:-2 5:-2 6:6 7:-7
~何か	1:-3 5:2 6:3 7:-2
~何が	1:2 6:-3 7:-2
~何を	0:-2 1:5 5:-2 7:-2
~作	0:-5 1:-2 2:2 4:-2 6:2 8:-2
~使	0:-3 3:-2 4:-2 6:3 8:-2
~使い	2:-2 6:-2 9:3
~使い分	9:3
~使い分け	9:3
~使っ	1:-2 5:2 7:2
~使って	1:-2 5:2 7:2
~使わ	7:2
~使われ	3:-2 7:2
~使われて	3:-2 7:2
~使用	0:-2 3:-3 5:-2 6:5 7:-5
~例	5:2 7:-3
~例外	2:-2 5:5 7:-3
~例外を	5:2
~依	1:-2 3:-2 5:3 9:-2
~依存	5:3
~依存し	7:2
~依次	4:2
~依赖	8:2
~価	5:-2 8:2 9:2
~保	0:-2 1:-2 3:3 5:-3 7:2
~保存	0:-2 1:-2 3:3 5:-4 7:2
~信	3:-3 4:2 7:-2
~修	0:2 7:-2
~個	5:-2 6:4
~倍	0:-4 1:5 3:-2 5:-3
~候	3:3
~値	3:2 5:2 7:-2
~値を	0:-2 1:-2 5:4
~值	0:3 1:-2 3:-3 5:-3 7:2 9:-2
~值得	3:-2 7:3
~側	0:2 7:2
~側で	0:-2 5:-2 7:3
~偶	3:4
~偶发	3:4
~像	0:-2 1:-2 3:3 5:-2
~儿	0:3 5:-3
~元	5:-3 6:2 8:2
~先	0:-4 1:6 2:-4 6:-2 7:-3 8:-2 9:-3
~先に	0:-3 1:4 5:-3
~入	3:-2 4:3 5:-2
~入る	3:-2 7:2
~入れ	1:2 3:2
~全	1:-2 2:-2 3:2 4:-2 7:2
~全体	8:2
~全部	0:-2 5:5 7:-2
~共	3:-2 5:-4 6:3
~关	0:-2 2:-3 5:-4 7:-2 9:3
~具	2:3
~具体	5:2
~内	1:-2 2:-2 4:3
~内部	2:-2 4:2 5:2
~写	1:3 3:-4 5:-2
~写了	1:-2 3:-2 7:3
~写入	4:2
~况	0:-3 3:-2 7:3
~准	0:-2 1:3 3:-2
~几	1:-3 6:4 7:-2 8:-2
~几个	1:-2 3:-2 6:4 7:-4 8:-2
~几个文	2:2
~几个文件	2:2
~几个重	9:-2
~几个重载	9:-2
~処	1:2 3:-2 5:2
~処理	1:2 3:-2 5:2
~出	4:-2 7:-2 8:2 9:-2
~出し	6:2 7:-3
~出して	0:2 7:-2
~出してい	0:2
~出る	3:2
~出去	0:-3 5:3
~出来	1:-3 4:-3
~出来的	0:2 2:2 5:-2
~出现	1:2 5:-2
~出现在	1:2 5:-2
~出现在哪	1:2 5:-2
~出的	3:3
~函	5:4 6:-2
~函数	5:4 6:-2
~分	0:-2 4:-2 5:3 6:-5 7:-2 9:2
~分け	5:-2 6:-2 9:4
~分别	0:2 2:-2 3:-2 5:4 6:-4 7:-2 9:-2
~分割	2:3
~切	2:2 5:2 6:-2 8:-2 9:-2
~切り	5:2 7:-2
~列	5:2
~列一	5:2
~列一下	5:2
~列出	5:2
~列表	1:-2 3:2
~则	1:2
~初	0:-2 1:2 2:-2 5:-3 7:2
~删	0:-2 5:2
~删掉	0:-2 5:3
~別	0:-3 1:-2 5:4 7:-3
~利	5:2 7:-2 9:2
~别	0:2 1:-3 2:-2 4:-2 6:-4 9:2
~别是	5:2
~别的	7:3
~到	1:3 2:-3 4:2 5:-4 9:-2
~到哪	4:-2 5:3
~到哪些	4:-2 5:3
~到底	1:3 3:-2 5:-3 7:-2
~制	0:-3 1:-2 2:3 3:2 5:-2 7:-2 8:-2
~前	0:-3 1:-2 2:-3 7:3 8:-2 9:-2
~前端	4:2
~割	0:-2 1:2 2:3 3:-2 7:-3
~功	2:3
~加	0:-2 2:3 3:2 7:-2
~加す	2:2
~加する	2:2
~加一	2:2
~加一个	5:2
~加了	3:3
~务	1:-3 3:2 4:-3 5:2 7:-2
~动	0:-2
~動	0:-2 1:2 2:-2 4:2 5:-4 7:3
~務	7:2
~包	0:-3 1:-2 4:-2 7:4 8:-3 9:-2
~化	0:3 1:-3 2:2 5:-5 8:-2
~化し	0:3 2:3 5:-3 7:-2
~化して	0:3 2:3 5:-3 7:-2
~化してる	0:2 2:3 5:-2 7:-2
~区	0:-3 2:-3 3:-2 4:-2 5:2 7:-2 8:-2 9:4
~区别	9:3
~十	0:-2 1:2
~千	2:3
~千多	2:3
~半	0:3 3:3 5:-4
~单	0:-4
~单测	0:-3 3:3 5:-2 7:2
~卡	3:2
~却	5:2
~历	4:2
~压	3:2
~原	1:-3 2:2 3:3 5:-2
~原因	1:-2 3:4
~去	0:-3 1:-2 5:3
~去的	0:-3 2:2 5:3
~参	6:-2 9:2
~参数	5:-3 6:-2 9:3
~及	5:3
~反	0:-2 1:-2 2:-2 3:4 5:3 7:-4 8:-2
~发	1:-3 3:2 5:2 8:-2 9:-2
~发出	0:-3 5:5
~发的	0:2
~取	0:-3 4:2 5:2 8:-2
~取り	0:-2 1:2 4:2 5:-2
~变	3:3 4:-2
~变成	3:3 4:-2
~口	0:2
~叩	5:2 7:-2
~只	5:-2
~只有	5:-2
~叫	1:2
~可	0:-2 3:3
~可以	3:2
~可能	5:3
~台	3:5 5:-2 7:-2
~号	0:2 5:-2 7:-2
~各	1:-2 2:-3 3:-3 4:2 8:2 9:3
~合	0:-2 1:-2 3:-4 5:-2 6:-2 7:3 8:2
~合理	5:-2 7:-2 8:3
~同	0:-3 3:4 4:-2 5:-2 8:-2 9:2
~同じ	3:3 5:-2 6:2
~同一	1:2 3:2
~名	1:-2 2:-2 4:-2 5:3 6:-3 7:2 8:-2 9:-2
~后	0:-2 1:-4 2:-3 3:2 4:5 5:-3 6:-2 8:-2 9:-2
~后端	3:2 7:-2
~吗	0:-5 4:-3 5:-8 6:-3 7:10 9:-2
~听	5:2
~启	3:2
~味	1:2
~呼	7:2
~呼ばれて	0:2
~呼び	1:-2 5:-2 7:3
~呼び出	6:2 7:-2
~呼び出し	6:2 7:-2
~呼ん	5:3
~呼んで	5:3
~呼んでる	5:3
~命	3:-3 7:3
~和	1:4 2:-2 3:-2 4:-2 5:-5 8:-3 9:4
~品	1:2 3:-2 8:2
~响	0:2 3:-3 7:2
~哪	0:5 2:-2 3:-4 5:3 6:-2 7:-3
~哪一	0:3
~哪个	0:3 1:4 3:-3 5:-5
~哪些	1:-2 3:-2 5:7 7:-3
~哪些地	5:2
~哪些地方	5:2
~哪些子类	5:2
~哪些异	5:2
~哪些异常	5:2
~哪些文	0:2
~哪些文件	0:2
~哪些测	5:2
~哪些测试	5:2
~哪儿	0:3 3:-2 5:-2
~哪几	1:-2 5:3 6:-3 9:-2
~哪几个	5:3 6:-2 9:-2
~哪几个文	2:2
~哪里	0:5 5:-4 7:-2
~啥	3:-2 7:-2 9:2
~啥区	9:3
~啥区别	9:3
~嘛	8:3
~嘛的	8:3
~器	1:-2
~四	8:2
~回	0:2 2:-2 3:2 5:-2 6:3 7:-4
~回事	3:2
~因	1:-3 3:4 5:-2
~囲	0:-3 1:3 3:-2
~图	1:-2 2:-2 4:2 5:-2 9:2
~图片	2:-2 4:2 9:2
~在	0:4 4:-3 8:-2
~在代	1:2 5:-3
~在代码	1:2 5:-3
~在代码里	1:2 5:-3
~在哪	0:4 2:-2 3:-2 5:-2 6:-2 8:-2 9:2
~在哪一	0:3
~在哪个	1:2 5:-3
~在哪些	0:2
~在哪儿	0:3 5:-2
~在哪里	0:4 5:-3
~在监	5:2
~在监听	5:2
~在这	1:2 2:-2 5:2 8:-4 9:2
~在这个	8:-2 9:2
~地	0:3 5:-2 9:-2
~地方	0:3 3:-2
~地方会	0:-3 7:2
~地方用	5:-2 7:2
~块	0:-2 1:2 3:-2 4:-2 5:2 7:-2 9:-2
~块的	1:2 5:-2 7:-2
~型	0:-3 1:2 2:2 3:-3 5:5 6:-4 7:-4 9:-2
~基	7:2
~場	0:2 2:2 3:-2 5:-2
~場合	2:2
~場所	0:3 5:-3
~境	0:2 3:-2 7:-2
~増	0:-2 3:3 7:-2
~増え	3:3 7:-2
~增	2:2
~处	1:2 2:-2 5:-2
~处理	0:2 2:-2 4:2
~変	5:2
~変え	0:-2 5:3
~変えた	0:-2 5:3
~変数	5:2
~変更	7:2
~変更し	7:2
~复	0:-3 2:-2 5:2 7:3
~复杂	5:2
~复杂度	5:2
~复杂度最	5:2
~外	2:-2 5:2
~外で	5:-2
~外を	5:2
~多	0:-3 1:-3 3:-2 4:-2 6:3 7:2
~多少	0:-2 6:4 7:-2
~多行	2:2
~大	1:-2 5:3 8:2
~天	1:2 2:-2 5:-3
~太	7:2
~失	1:3 3:-3 4:2 5:-3 7:-3
~失敗	0:-2 1:2 3:-2 5:-2
~失败	0:3 1:2 2:2 3:-2 5:-2 7:-2
~头	3:2
~套	0:-2 3:-2 9:2
~好	3:2 4:-2 5:2 7:-3 8:-2 9:-3
~如	1:2 6:-2
~如果	1:3
~始	0:-2 5:2
~子	0:-3 1:2 3:-2 5:-3 6:3 7:2
~子类	6:3
~字	5:3 7:-3 8:-2 9:-2
~字段	0:-2 1:2 5:2 7:-2
~存	0:-3 2:-2 3:3 5:-2
~存し	7:2
~它	4:-2 5:3
~安	1:-2 7:2
~安全	5:-2 7:4
~完	4:2 5:-3 7:2
~定	0:4 6:-2 7:-2 8:-2
~定义	0:2 3:-2 5:2
~定时	4:-2
~定義	1:2
~实	1:-2 3:2 5:-2 6:3
~实例	0:2 5:-4 6:3
~实现	6:2
~実	1:-2 4:2 7:-2
~実行	4:2
~実装し	5:3
~実装して	5:3
~害	0:-2 1:2 5:2 7:-2
~容	0:-3 5:2 7:2
~对	0:3 3:3 4:-2 5:-4
~对应	0:2
~对应的	0:2
~对象	0:3 3:2 5:-4
~导	2:-2 3:2
~导出	3:3
~导出的	3:3
~小	0:-2 2:2 3:3 5:-2 7:-2
~少	0:-2 6:4 7:-2
~就	0:-2 1:-2 3:6 5:-3
~层	1:-3 2:-2 5:2
~届	3:2 4:2 5:-2
~展	5:-2
~層	0:2 5:-2
~工	2:2 5:-3 6:-2 9:2
~差	5:-3 6:-2 9:3
~已	3:3 4:-2 7:-2
~已经	3:3 7:-2
~帮	0:-3 2:-2 5:2 7:-2 8:3
~帮忙	0:-2 5:2 7:-2
~帮我	8:2
~常	0:2
~干	1:3 5:-2 7:-2 8:2 9:-2
~干嘛	8:3
~干嘛的	8:3
~并	7:2 9:2
~序	4:3 5:-2
~库	0:-3 1:2 4:-2 6:2 7:-2 9:-2
~库里	0:-2 6:2
~应	0:2 1:-2 2:2 3:3 5:-4 7:-3 8:-2
~应的	0:2
~应该	2:3 3:2 5:-3
~底	0:2 1:2 3:-3 5:-2 9:-2
~度	0:2 1:-2 5:2 6:-2 7:2
~度最	5:2
~度最高	5:2
~开	2:2 3:3 4:-2 5:-2 7:-2
~异	0:2 7:-2
~异常	0:2
~异步	3:2
~式	0:-2 5:2
~引	1:-3 3:-2 4:-2 5:3 6:-2
~引き	0:-2 2:3 5:-2 7:2
~引き継	0:-2 2:3
~引数	0:2 5:2 7:-2 9:-2
~引用	5:3 6:-3
~当	0:-2 3:3 7:-2
~录	0:-2 1:-2 2:-3 5:2 7:-3 8:2
~形	5:4 7:-2
~影	0:-2 1:2 3:-3 4:-2 8:-2
~影响	2:2 3:-2 7:2
~影響	5:2
~影響範	5:2
~影響範囲	5:2
~往	0:4 1:-2 4:-3 5:-2
~後	0:-2 3:2 4:2
~得	0:-3 1:2 2:-3 4:-2 6:-2 7:2 8:2 9:-2
~循	7:3
~循环	7:2
~循环依	7:2
~循环依赖	7:2
~循環	7:2
~必	3:2
~忙	0:-2 7:-2
~応	5:3 7:-2
~快	0:-3 2:-2 3:5 5:-3 7:-2
~念	1:3
~怀	1:2
~怀疑	1:2
~态	1:-3 2:-2 7:-2 8:2 9:2
~怎	0:-3 1:-4 2:5 3:-3 4:3 5:-4 6:-2 7:-3
~怎么	0:-3 1:-4 2:5 3:-3 4:3 5:-4 6:-2 7:-3
~怎么拆	2:3 7:-2
~思	2:3 3:-3 4:-2 5:-4 7:-2
~思う	5:-2
~性	8:2
~总	0:-3 8:2
~息	0:2 1:-2 4:2 5:-2
~情	0:-3 7:2
~情况	0:-3 3:-2 7:3
~想	0:-3 1:-3 2:2 3:-2 5:3
~想加	2:2 5:-2
~意	1:4 5:-3 7:-2
~成	0:-2 3:3 4:-3 7:-2 8:-2
~成的	1:2 3:-2
~我	1:-2 3:2 4:-2 5:2
~截	4:2 5:-2
~户	1:-2 3:2 7:-2
~戻	0:-2 5:2
~所	0:3 1:-2 3:-2 4:-2 6:2 7:-2
~所は	6:3
~所を	0:2
~所有	5:2
~手	7:-2 8:-2
~才	0:2
~打	5:-2 8:2
~执	1:2 4:2 7:-2
~执行	1:2 4:2 7:-2
~找	3:-3 5:4 7:-2 8:-2
~承	9:2
~技	5:2
~把	1:-2 3:-2 5:3 8:-2
~抛	3:-2 6:2 7:2
~抛出	3:-2 5:-2 6:2 7:2
~択	0:-2 1:2 3:3 5:-2 7:-2
~报	3:2 7:-2
~押	0:-2 1:3 5:-2
~抽	5:-2 7:2
~拆	2:2 7:-3 8:-2
~拾	0:5 1:-2 5:-5
~挂	3:2
~指	0:-2 1:3 8:-2
~按	1:-2 4:2 5:-2 7:-2
~捕	0:-3 5:2
~换	5:2 9:2
~换成	9:2
~据	1:-2 2:-2 4:2 7:-2
~掉	0:2 1:-2 3:-2 5:3 7:-2
~排	1:-2 4:2 5:3 8:-2
~探	0:2
~探し	0:2
~探して	0:2
~接	0:2 1:-2 2:-2 4:-2 5:2 8:-2 9:-2
~接口	0:2 3:2
~控	3:3 7:-2
~控制	3:3 7:-2
~推	3:2
~提	0:-2 3:2 5:-2
~提交	0:-2 3:2 4:2 5:-2
~握	0:-3 7:2
~握り	0:-3 7:2
~握りつ	0:-3 7:2
~握りつぶ	0:-3 7:2
~搜	0:2 3:2 5:-2
~支	0:-2 1:-2 5:2 7:-2
~支付	1:-2 5:2
~收	0:2 3:2 5:-3
~收到	0:2 3:2 5:-3
~改	5:3 6:-2
~改哪	2:2
~改成	5:2
~放	0:3 2:-2 3:2 5:-2 7:-2
~效	1:2 2:-2 4:2
~敗	0:-2 1:2 3:-2 5:-2
~教	2:2 3:-2 5:2 7:-2
~教え	2:2 3:-2 5:2 7:-2
~教えて	2:2 3:-2 5:2 7:-2
~数	1:-3 6:2 7:-2
~数が	5:3 6:-2
~数は	5:2
~数を	4:2 5:-2 6:2 7:-2
~数字	0:-2 3:-2 5:3 9:-2
~数据	1:-2 2:-2 4:2 7:-2
~整	0:-2 1:-2 3:-2 5:-2 6:2 7:-2 8:3
~整体	1:-2 5:-2 8:3
~文	0:2 1:-2 3:2 4:2 5:-2 7:-2
~文件	0:2 1:-2 7:-2
~文字	3:2
~断	0:2 1:-2 5:2 7:-2
~新	0:-2 1:-2 2:4 4:-3
~新し	0:-3 2:2 5:2
~新しい	2:2
~新人	5:2
~新的	2:3 3:2 5:-2
~方	3:-2 6:-2
~方会	0:-3 7:2
~方法	1:-2 7:-3 9:3
~方用	5:-2 7:2
~日	2:-2 3:3 5:-2 7:-2
~旧	3:3
~时	0:2 3:3 4:-3 5:-2 6:-2 8:-2 9:-2
~时候	3:3 5:-2
~时间	3:2
~明	0:-2 1:2 3:2 5:-2
~明し	1:2
~明して	1:2
~昨	3:3
~是	0:3 1:2 3:2 4:-2 5:-5 6:-2 7:-2
~是一	0:2 7:-3
~是不	0:-2 1:-2 3:-3 7:3
~是不是	0:-2 1:-2 3:-3 7:3
~是不是太	7:2
~是什	0:-2 1:2
~是什么	0:-2 1:2
~是哪	0:4 2:-2 3:-4 7:-2
~是哪个	0:4 3:-2 5:-4
~是在	0:2
~是在哪	0:2
~是太	7:2
~是干	8:2
~是干嘛	8:3
~是干嘛的	8:3
~是怎	0:-2 1:-2 2:5 8:-2
~是怎么	0:-2 1:-2 2:5 8:-2
~是谁	0:4 5:-3
~显	3:2
~更	2:-2 3:3 5:-2
~更し	7:2
~更新	0:2 3:2
~書	0:2 2:-2 7:2
~書き	7:3
~替	2:2 3:-2 5:-2 7:3
~最	1:2 2:2 3:-3 6:-2 7:-4
~最高	5:2
~月	5:2
~有	0:-4 1:-2 3:-2 4:-3 7:5
~有人	3:-2 5:-3 7:4
~有什	3:-2 5:-2 9:3
~有什么	3:-2 5:-2 9:3
~有几	6:4 7:-3 9:-2
~有几个	6:4 7:-3 9:-2
~有几个重	9:-2
~有别	5:-2 7:3
~有别的	5:-2 7:3
~有哪	4:-2 5:4 7:-3 8:2
~有哪些	5:4 7:-3 8:2
~有啥	9:3
~有啥区	9:3
~有啥区别	9:3
~有地	7:3
~有地方	7:3
~有多	6:2
~有多少	6:2 7:-2
~有循	7:2
~有循环	7:2
~有循环依	7:2
~有没	3:-3 7:5
~有没有	3:-3 7:5
~有的	0:-3 4:-3 5:2 8:2
~有谁	5:2
~服	0:2
~服务	0:2
~期	0:-4 1:-2 9:2
~未	1:2 3:2 6:-2
~本	0:-3 2:2 3:2 5:-5 9:2
~本地	3:3 7:-2
~本番	2:2
~机	1:-2 3:2 5:-3 7:-2
~杂	5:2
~杂度	5:2
~杂度最	5:2
~杂度最高	5:2
~条	3:2
~来	0:4 5:-3 6:-2 7:2 9:-2
~来的	0:2 2:2 5:-2
~构	4:-2
~析	3:2 9:2
~果	0:-2 1:3 2:-3 3:2 5:-2
~架	2:2 5:-2 8:2
~查	1:-2 5:2 7:-2
~标	0:-2 7:-2 8:2
~样	1:-4 2:-2 3:4 5:-5 7:3 9:-2
~样的	3:4 7:-3
~案	2:2 5:-2 7:-2 8:2
~检	0:-2 2:3 4:-2 5:-2
~検	1:2 7:-2 8:2
~概	0:-2 1:2 5:-3 8:3
~概念	1:3
~構	2:2 5:-3 7:-2
~構成	2:2 5:-3
~様	2:2 3:-3 7:2
~模	0:-3 1:4 4:-2 5:-2 9:-2
~模块	0:-2 1:3 5:-2
~模块的	1:2
~次	0:-3 1:-2 2:-2 5:-4 6:6 7:-4
~正	1:2 4:-2 6:-2 7:-2
~步	0:3 3:-2 4:2
~死	0:-4 1:2 2:3 3:-2
~残	0:-2 7:2
~残っ	0:-2 7:2
~残って	0:-2 7:2
~残ってい	7:2
~段	0:2 1:2 5:-3 8:-2 9:-2
~毎	0:3 1:2 3:-2 7:-3
~毎回	0:3 1:2 3:-2 7:-3
~每	1:2 2:-2 4:2
~比	0:-3 1:2 4:-2 8:-2 9:-2
~比较	2:2 9:-2
~比较好	2:2 9:-2
~気	2:2 3:-2 5:-4 7:-2 8:3
~気が	2:2 3:-2 5:-2 7:-2 8:2
~求	0:-2 3:4 5:-3
~決	2:2 5:-3 7:3
~決済	5:-3 7:3
~没	4:-2 5:-2 7:4 8:-2
~没有	3:-3 7:5
~法	0:-2 2:2 3:-4 7:-4 8:-2 9:2
~波	5:3 7:-2
~注	3:2 4:2 5:-4
~注文	3:2 4:2 5:-3
~洗	5:3
~流	0:-2 4:2 5:-3 9:2
~流れ	4:2
~流れを	4:2
~测	1:-3 2:2 3:2 4:-2 5:-2 7:2 9:-2
~测试	1:-2 3:2 9:-2
~测试覆	0:-2 8:2
~测试覆盖	0:-2 8:2
~消	0:2 1:-3 2:-2 3:2 7:-3 9:-2
~消息	0:2 1:-2 4:2 5:-2
~消费	3:3 5:-3
~混	8:2
~清	0:2 2:-2 4:-3 7:-2 9:-2
~済	5:-3 7:3
~減	3:2
~減ら	3:2
~渠	9:2
~渠道	9:2
~游	0:-2 3:-2 5:5 6:-2 7:-3
~点	0:-4 2:-3 7:-2 8:3
~烦	3:2
~照	0:-2 2:-2 3:3
~照してい	5:2
~片	2:-2 4:2 9:2
~版	5:-2 7:-2 9:3
~版本	5:-2 7:-2 9:2
~特	1:3 5:-2
~状	0:-3 2:-2 3:-2 4:-2 5:-2 8:2 9:2
~状态	1:-2 4:-2 7:-2 8:2 9:3
~独	2:2 5:2 8:-2
~率	0:-2 2:-2 8:4
~环	0:3 3:-2 5:-2
~环依	7:2
~环依赖	7:2
~环境	0:3 3:-2 5:-2
~现	0:-2 4:-2 5:2 9:-3
~现在	1:2 3:-2 9:-3
~现在哪	1:2 5:-2
~现在这	1:2 5:2 8:-3 9:-2
~現	0:-2 2:2 3:2 5:-3 7:-2 8:2
~理	7:-3
~環	7:2
~生	0:3 2:-3 4:2 5:-3 9:-2
~生成	1:2 5:-2
~生成的	1:2 3:-2
~用	0:-3 6:2 9:-2
~用两	3:2
~用了	5:2
~用吗	5:-3 7:5
~用户	4:2 5:-2
~用的	1:2 2:2 3:-2 5:2 7:-3
~用链	7:2
~画	0:-2 1:-3 3:2 8:2 9:-2
~画面	0:-2 1:-2 3:2
~画面に	7:2
~番	1:2 4:2 5:-2 7:-3
~番だ	3:2
~疑	1:2
~発	3:-2 5:2
~発生	0:2
~登	4:2
~登录	4:2
~登録	5:2
~白	0:2 3:-2 5:-2 7:2
~百	1:2 5:-2 9:2
~的	0:2 3:-2 5:2 7:-2
~的に	3:-2 4:3 5:2 7:-3
~的代	3:-2 5:3 7:-3
~的代码	3:-2 5:3 7:-3
~的几	6:-2 9:3
~的几个	6:-2 9:3
~的函	0:-2 5:3
~的函数	0:-2 5:3
~的分	0:-2 5:-3 8:2
~的地	0:2
~的地方	0:2
~的时	3:3
~的时候	3:3 5:-2
~的是	1:-2 3:2
~的有	7:2
~的类	5:3
~的话	0:-2 4:-3 7:2 9:3
~的那	4:-2 7:2
~的那个	0:2 4:-2 5:2
~监	5:2
~监听	5:2
~盖	0:-2 8:2
~目	2:-3 3:-3 7:-3 8:2
~目录	1:-2 2:-2 5:2 7:-2 8:2
~目里	8:-2 9:2
~直	1:-3 4:-2 8:3
~相	5:-2 8:3
~看	4:-2
~真	1:-2 2:-2 3:2 4:-2 5:-3 7:3
~着	0:-2 4:4 7:-2
~知	3:2 7:-2
~码	0:3 1:2 3:-5
~码里	1:3 5:-3
~確	0:3 4:2 5:-4 7:2
~示	2:3
~离	0:-2 1:2
~种	0:-2 1:2 2:3 8:-3 9:-2
~秒	3:2
~租	3:2
~租户	3:2
~移	0:-3 4:2 5:2 7:-2
~程	3:3 4:-2
~種	9:-2
~種類	5:2 9:-2
~空	3:3
~立	0:2 1:-2 2:2 3:-2 8:-2
~端	0:-2 2:-2 3:2 4:2
~符	3:2
~第	1:-2 3:3
~签	3:2 5:3 7:-2
~签名	5:3 7:-2
~箇所は	6:3
~算	0:-3 2:4 5:-2 8:-2 9:-2
~管	3:2 5:-3 6:2 8:2
~管理	3:2 5:-3 6:2 8:2
~範	0:-3 1:3 3:-2
~範囲	0:-3 1:3 3:-2
~类	6:2 7:-2
~类型	2:2 5:2 6:-2 7:-2
~类有	5:2
~系	0:-3 1:2 3:-3 5:-4 7:-3 9:3
~系统	1:2 4:2 5:-2 7:-2
~索	3:3
~組	0:2 1:-2 2:2 3:-2 9:-2
~組み	0:2 1:-2 2:2 3:-2 9:-2
~経	4:4 5:-3 7:-2
~経路	4:3
~継	0:-2 2:2 9:2
~継承	9:2
~级	5:2
~线	0:-4 2:-2 3:2 4:-2 5:2 9:-2
~线上	1:2 3:2
~组	5:2
~组件	5:2
~经	3:3 4:3 5:-3 7:-2
~经过	4:3 5:-3
~结	4:2 5:-3 8:2
~结果	5:-2 7:2
~给	3:-2 5:3 7:-2 8:2
~统	1:2 3:-2 5:-6 6:4 7:-3
~缓	1:-2
~缓存	1:-2
~编	7:2
~编译	3:-2 7:2
~缺	3:-2 5:2
~缺点	3:-2 5:2
~网	3:2 4:2 5:-2
~网关	3:2 4:2 5:-2
~置	0:2 2:-2 5:2
~置项	5:2
~義	1:2
~职	5:2
~能	0:-3 2:2 8:-2
~能不	4:2
~能不能	4:2
~能不能用	7:2
~能用	2:2 3:-2 7:2
~自	0:-2 2:3 3:-3 4:-2 7:2
~色	3:2
~落	4:3
~落ちる	1:2
~行	0:-3 1:3 5:-4 6:-2 8:-3
~表	2:3 3:2
~表示	2:2
~被	0:4 1:-2 3:-2 6:3 7:-3
~被哪	5:2
~被谁	3:-2 5:2
~装	3:-2 5:2
~装し	5:3
~装して	5:3
~複	2:-2 3:-3 5:2
~要	0:-2 1:-2 4:-2 5:5 7:-3
~要用	3:2
~覆	0:-2 8:2
~覆盖	0:-2 8:2
~見	0:-4 2:-2 3:-4 4:-2 5:3
~見て	0:-2 3:-2 7:3 8:-2
~覧	5:4 7:-2
~覧を	3:2
~觉	7:2
~解	0:-2 1:4 2:-3 5:-3 7:-2 9:2
~触	4:-2 5:3 7:-3
~触发	3:2 5:2
~言	0:2 3:-3 5:-3 7:2 8:3
~計	1:-2 2:-2
~計算	5:2
~設	1:-2 5:-2
~設定	0:2 5:-2
~設計	0:-2 1:-2 8:2
~説	1:2
~説明	1:2
~説明し	1:2
~説明して	1:2
~読	1:3 3:2 7:-2
~読み	0:-3 1:2
~読み取	1:2
~読み込	3:2
~誰	0:2 1:-3
~誰か	5:-3 7:2
~誰が	0:3 1:-3 3:-2 7:-3
~調	3:2
~調べ	3:2
~調べて	3:2
~计	0:-3 3:2 5:-6 6:4
~订	5:2
~设	7:2
~设计	7:2
~评	0:-2 1:-2 3:-2 7:-2 8:4
~译	3:-2 7:2
~试	1:-2 4:-2 9:-2
~试覆	0:-2 8:2
~试覆盖	0:-2 8:2
~话	0:-2 4:-3 9:3
~询	0:2
~该	1:-2 2:4 5:-2 7:-3 8:2 9:-2
~误码	0:2
~说	1:-2 3:2 5:2 9:-3
~请	0:-2 4:3 5:-3
~请求	4:2 5:-3
~读	5:2
~谁	0:5 3:-2 4:-2 6:-2 7:-3
~谁会	0:-2 5:4
~谁发	0:2
~谁在	0:-3 5:5 7:-2
~谁在监	5:2
~谁在监听	5:2
~调	2:-2 6:2
~调了	5:3
~调用	5:-2 6:3
~调用链	7:2
~象	0:4 3:3 5:-5 6:2 7:-2
~責	7:2
~責務	7:2
~購	1:2 5:-2
~購読	1:2 5:-2
~责	0:2 3:-2
~败	0:3 1:2 2:2 3:-2 5:-2 7:-2
~费	3:3 5:-3
~赖	8:2
~走	1:-2 2:-3 3:2 4:3 7:-2
~走到	4:2
~起	0:-2 4:2 5:-3
~起動	0:-2 2:-2 7:2
~跟	1:-2 3:2
~路	1:-2 2:3 3:-4 4:2 5:-4
~轮	7:2
~载	4:2 9:2
~较	2:2 9:-2
~较好	2:2 9:-2
~辑	0:2 4:-2 5:-2
~込	0:-2 3:2 5:3 7:-2
~过	0:-2 1:-3 2:-2 3:2 4:2
~返	3:2
~还	0:2 1:2 4:-2 5:-3
~还是	1:3 2:2 4:-2 5:-3 7:-4
~还有	7:3
~这	1:2 4:-3 5:-3 7:4
~这个	1:-2 5:-3 7:3
~这个事	0:-2 5:3
~这个事件	0:-2 5:3
~这个项	9:2
~这个项目	9:2
~这块	1:-2 5:2
~这段	1:2
~进	3:3 5:-2
~进去	3:2
~追	3:-2 4:3 5:-2
~追い	4:2
~追っ	4:2
~追って	4:2
~追加	2:2
~追加す	2:2
~追加する	2:2
~退	3:3
~送	0:2 3:2 4:-2 7:-2
~选	1:3 5:-2
~选中	1:2
~选中的	1:2
~途	5:-4 7:3
~途中	4:2 5:-2
~途中で	4:2 5:-2
~通	1:-2 3:3 4:2 7:-2
~通る	3:2
~通るの	3:2
~通るのに	3:2
~通知	3:3 5:-3
~造	0:2 5:-3 7:2
~逻	0:2 5:-2
~逻辑	0:2 5:-2
~道	2:2
~違	1:-2 2:-2 7:-3 9:4
~違い	3:-2 5:-3 6:2 7:-2 9:4
~違う	3:2
~選	0:-3 2:2 3:2 5:-4 7:-2 9:-2
~選択	0:-2 1:2 3:3 5:-2 7:-2
~那	1:-2 4:-3
~那个	3:-2 4:-2 5:3
~部	2:-3 3:-2 4:2 5:4 7:-2
~都	0:4 2:-2 4:-2 8:-2 9:-2
~都在	0:4 5:-4
~都在哪	0:3 5:-3
~都有	5:3
~配	0:2 1:3 2:-2 3:-2 4:-2
~配下	7:2
~配置	0:3 2:-2
~配置项	5:2
~里	0:3 2:-2 5:-3 8:-3
~里的	4:2
~里面	2:-2 4:2
~重	0:-5 1:-2 4:-3 5:3 8:-2 9:2
~重启	3:2
~重复	0:-3 2:-2 7:3
~重构	5:2
~重複	3:-2 5:2 6:2 7:-2
~重载	9:2
~量	5:-5 6:2
~金	2:-2 5:-3 8:2
~链	7:2
~错误码	0:2
~間	7:-3
~関	3:-2 5:3 6:-3
~関数	3:-2 5:3 6:-3
~関数が	5:2
~関数を	4:2
~问	4:2
~问题	3:2
~间	1:-2 2:-2 4:2 5:-2 9:-2
~间有	4:-3 7:3
~限	0:-2 1:2
~除	3:2
~险	5:3
~静	3:2 5:2
~面	0:-2 1:-2 3:2
~面に	7:2
~音	0:-2 1:2 3:-2 7:3
~響	0:-2 5:4
~響範	5:2
~響範囲	5:2
~順	4:3 7:-2
~順に	5:3
~順番	2:-2 4:3 5:-2
~願	5:2
~願い	5:2
~願いし	5:2
~願いしま	5:2
~類	5:2 9:-2
~页	1:-3 3:2 4:2 8:-2
~页面	5:2
~项	2:-2
~项目	5:-3 6:2
~项目里	8:-2 9:2
~顺	2:-2 4:3
~顺序	4:2 5:-2
~题	3:2
~风	5:3
~风险	5:3
~飛	5:2
~飛ん	5:3
~首	3:2
~高	3:-2 5:2
~麻	3:2
~麻烦	3:2
~가	3:2 7:2 8:-2
~가나	0:-2 5:3
~가나요	0:-2 5:3
~가는	4:4 5:-2
~가요	0:-2 1:4 2:-3 4:-3 5:-2
~가하	2:2
~가하려	2:2
~가하려면	2:2
~각	5:2
~간	0:2 2:2 5:-3
~간에	2:2 5:-2
~값	1:-2 5:4 7:-2
~같	1:-3 4:-3 5:-2 6:-2 7:4
~같은	1:-2 2:-3 3:2 4:-2 5:-2 7:4 9:-2
~같은데	2:-2 5:-2 7:2
~개	0:-2 5:-4 6:6 7:-2 9:-2
~거	1:2 3:-2 5:-6 7:5 9:-2
~건	1:-3 4:-2 6:-2 7:2 9:2
~건가	9:2
~건가요	9:2
~건드	7:2
~건드리	7:2
~걸	2:-2 3:3 7:-3 9:2
~검	1:2 5:-4
~검증	5:-2
~것	0:-2 2:-3 5:4 7:-2
~것들	5:4
~게	0:-3 2:4 3:-2 9:-3
~겠	0:-2 1:3 3:-2 4:-2
~겠어	0:-2 1:3 3:-2 4:-2
~겠어요	0:-2 1:3 3:-2 4:-2
~결	0:-2 2:2
~결제	2:2 5:-2
~경	3:2 4:2
~경로	4:3 5:-2
~계	1:-2 2:2 5:-3
~계층	5:-3 7:3
~고	0:-2 2:2 6:-3 8:-2
~곳	3:-2
~곳이	0:-3 5:-2 7:3
~구	5:3 7:-2
~구조	0:-2 5:2
~군	0:-2 5:-3 6:3 7:2
~군데	0:-2 5:-3 6:3 7:2
~궁	3:2 5:-2
~궁금	3:2 5:-2
~그	0:-2 2:3 3:2 5:-2 7:-4 9:-2
~그인	2:2 5:-3
~글	3:3
~금	3:3 5:-3 7:-2 9:2
~기	1:4 2:-2 4:2 5:-7 6:-2 7:-2 8:-2 9:3
~기까	3:-2 4:3 5:-2
~기까지	3:-2 4:3 5:-2
~기서	1:3 5:-2 7:-2
~까	1:-3 2:-2 4:4 9:-2
~까요	0:-2 1:-2 7:3
~까지	0:-2 3:-3 4:5 7:-2
~깨	3:3 7:-2
~꾸	5:4 7:-2
~나	5:-3 7:3
~나는	0:2
~나요	1:-2 7:3
~날	3:2 9:2
~남	5:3 7:-4
~내	4:2 5:2 7:-3
~너	1:-2 7:2
~너무	7:2
~넌트	5:2
~넘	0:-2 5:3
~넣	2:2 7:-2
~넣는	2:2 3:-2
~네	3:3
~네요	3:3
~누	1:-2 3:-2 5:3 7:-3
~누가	0:2 7:-2
~느	0:4 1:-2 2:-2 4:-2 5:-2 7:-3 9:2
~는	5:4 8:-2 9:-2
~는데	3:3 7:-2 9:-2
~는데도	3:3
~는지	0:2 2:-2 3:-3 5:-2 9:2
~니	2:-2 3:3 6:-2
~니다	3:3 7:-2 8:2
~다	2:-2 3:2 4:-2 5:2 6:-2 7:-2
~다면	0:-2 1:2 5:2
~단	2:2 3:-3 5:-2 7:-2 9:2
~단계	2:2 3:-3 5:-2
~달	1:-2 3:2 5:-3 7:-2
~답	3:3
~답이	3:3
~대	1:-2 3:3 5:-3 9:-2
~던	1:-2 3:-2 4:-2 5:2 9:3
~던데	7:-2 9:4
~던지	5:2 6:-2
~던지는	6:-2 7:2
~던질	5:2
~데	1:-2 4:-2
~데가	3:-2 5:-2 7:4
~데도	3:3
~데이	2:2 3:-2
~도	0:-5 1:2 2:-3 6:-2 7:4 8:-2
~도가	0:-2 5:2 7:-2
~돌	0:-2 1:-2 2:3 4:-2 5:2 7:-2 9:-2
~돌려	5:3
~돌려야	5:3
~돌아	2:2 3:2 5:-2
~동	0:-2 5:-2 7:3 9:2
~돼	0:-2 3:2
~돼요	3:2 4:2
~되	0:-3 1:-3 2:3 8:-2
~되고	0:-2
~되나	0:-3 1:-2 4:-2 6:2 7:3 9:-2
~되나요	0:-3 1:-2 5:-3 6:2 7:3
~되는	0:-2 2:-2 5:2 9:2
~되는지	2:-2 9:2
~되어	0:2 7:-2
~된	0:3 5:-4 9:2
~두	3:2
~뒤	5:2
~듈	0:-2 2:-3 3:-2 5:2
~드	2:-3 7:-2 9:-2
~드가	0:2
~드는	5:4 7:-2
~드를	0:2 5:-2
~드리	7:2
~드립	8:2
~드립니	8:2
~드립니다	8:2
~드에	0:2
~드하	3:3
~드하면	3:3 5:-2
~드한	4:2
~들	0:-2 1:-3 3:-4 5:7 6:-3 7:-5 8:-2
~들어	0:2 4:2 5:-3
~들을	9:2
~디	0:6 3:-3 6:-2
~디까	0:-2 5:2
~디까지	0:-2 5:2
~디서	0:5 3:-2 5:-2 7:-3
~디어	0:-4 5:4
~디어디	0:-4 5:4
~디에	0:3 7:-2
~디인	5:2 7:-2
~디인가	5:2 7:-2
~디인가요	5:2 7:-2
~디죠	0:2
~따	4:2
~때	0:-3 1:-3 2:-3 3:3 4:3 7:-3 8:2 9:-2
~때만	3:3 5:-2
~떤	0:-3 1:2 2:3 3:-3 6:-2 7:-4
~떻	0:-2 2:4 3:-3 7:-2
~떻게	0:-2 2:4 3:-3 7:-2
~뜨	0:2
~뜨는	0:2
~라	0:2 1:-3 2:-2 5:2 8:-2
~라가	4:2
~라이	9:2
~라이드	5:2
~락	3:4 7:-2
~랑	0:-2 1:2 2:2 3:-3 5:-3 6:-2 7:-2 9:3
~래	0:-2 1:2 2:-2 6:3
~래그	1:3 5:-2
~래스	0:-3 3:-2 6:3
~래스가	7:2
~러	0:-2 1:-2 2:2
~러가	3:3 5:-2
~럼	0:-2 5:3
~레	0:-2 2:2 3:-2 7:2
~려	1:-2 2:2 5:2 7:-2 9:-2
~려고	5:2
~려면	2:2
~려야	5:2
~로	1:-2 2:2 3:2 4:2 5:-4 7:-3
~로그	7:-2
~로드하	3:3
~로드하면	3:3
~로젝	8:2
~로젝트	8:2
~로직	0:2 2:-2 5:-3 7:2
~로컬	2:2
~록	0:-2 3:-2 5:4
~롤	3:2
~류	0:-2 3:-2 5:4 7:-2
~르	5:2
~르는	5:2
~를	5:-2 7:2 9:-2
~름	2:-2 3:-3 4:3 5:3 6:-2
~리	0:2 4:-4 6:-2 9:-3
~리는	1:-2 4:-2 5:-2
~리뷰	5:-2 8:3
~리스	5:2
~리스너	5:2
~리하	0:2
~리하는	0:2
~림	3:2
~립	3:-2 4:2 8:2
~립니	8:2
~립니다	8:2
~마	1:2 2:2 4:-2 5:-3
~만	0:-2 3:3 6:-3 7:-2 8:-2
~만들	2:3 3:-2
~많	0:3 1:-2 5:-3
~말	1:2 5:-2 7:2 9:-2
~말고	7:3 9:-2
~말하	1:2
~말하는	1:2
~매	0:-2 5:3
~먼	1:3 7:-2
~먼저	1:3
~메	0:2 1:-2
~메서	1:-2
~메서드	1:-2
~메서드가	0:2
~메시	0:2
~메시지	0:2
~면	3:2 5:2 8:-2 9:-3
~명	0:-2 2:2 5:-3
~명해	4:2 5:-2
~몇	0:-2 3:-2 5:-4 6:9 7:-5
~모	2:-3 4:-3 5:2 9:-2
~모듈	0:-2 2:-3 3:-2 5:2
~목	3:3 7:-2
~목록	5:3
~무	0:-2 7:2
~무슨	1:2
~문	1:-2 3:2 4:2 5:-3
~문제	5:-2 7:3
~뭐	0:-4 1:2 2:2 3:-2 4:-2 5:3 6:-2 7:-4
~뭐가	0:-2 2:2 5:2 7:-3
~뭐뭐	5:4 7:-3
~뭔	1:2 5:-3 7:-2
~뭔가	1:2 5:-3 7:-2
~뭔가요	1:2 5:-3 7:-2
~뭘	1:3 7:-2
~미	1:2 7:-2
~바	1:-2 5:2 6:-2
~바꾸	5:4 7:-2
~반	0:-2 9:2
~받	3:-2 5:4 7:-2
~받는	0:-2 3:-2 5:4
~발	0:3 5:-2
~발생	0:2
~발행	0:2 5:-3
~발행하	0:2
~방	0:-3 2:4 3:-2 4:-2 5:-3
~방식	0:-2 2:2
~배	0:-2 2:-2 3:3 4:2 7:-2 9:-2
~배치	0:-2
~배포	4:2
~백	1:2 3:2 5:-2
~버	1:-3 2:-3 3:-2 7:4
~버라	5:2
~버라이	5:2
~버라이드	5:2
~버로	3:-2 9:2
~번	6:3 7:-3
~번호	5:2
~법	2:4 3:-2 5:-3
~벤	1:2 3:-3 5:2 7:-2 8:-3
~벤트	3:-3 5:2 8:-2
~보	0:2 3:-2
~보여	0:2
~보여줘	5:2
~보이	0:-2 1:2
~복	0:2 1:-2 9:2
~본	0:2
~봐	0:4 3:-3 7:-2
~부	2:-2 3:-3 5:4 6:-2
~부르	5:2
~부르는	5:2
~부분	0:-2 1:2 2:-2 5:2
~부탁	3:-2 8:2
~부탁드	8:2
~부탁드립	8:2
~부터	4:2 5:2
~분	0:-2 1:2 2:-3 5:4 9:-2
~불	3:-2 7:2
~붙	3:2 5:2
~뷰	5:-2 8:2
~블	3:-2 5:2
~비	1:-3 4:-2 5:-2 6:-2 9:3
~비스	3:-2 7:2
~빌	3:2
~빌드	3:2
~빼	2:-2 5:4
~사	0:-2 1:2 7:2 9:-2
~사용	0:-5 1:2 2:2 3:-2
~사용자	1:2 5:-2
~상	2:-2 5:2 9:-2
~새	2:2 5:-2
~생	5:-2
~생성	5:-2 6:2
~서	0:3 2:-2 5:-2 9:-2
~서드	1:-2
~서드가	0:2
~서로	1:2 4:2
~서만	0:2 5:-2
~서버	3:2
~서비	3:-2 7:2
~서비스	3:-2 7:2
~섞	5:2 7:-2 9:2
~선	0:-4 2:-2 3:2 7:4
~설	2:2 5:-3
~설명	4:2 5:-2
~설명해	4:2 5:-2
~성	2:2 3:-2 5:-4 7:2
~세	1:-2 3:-4 6:2 9:2
~세요	1:-2 2:2 3:-4 7:-3 9:2
~셀	3:2 5:2 7:-2
~션	0:-2 2:2
~소	2:2 5:-2
~속	1:2 3:2 7:-2
~솔	0:-2 1:-2 5:2 7:-2 8:2 9:-3
~솔직	0:-2 1:-2 5:2 8:2 9:-3
~수	1:-3 3:-2 5:2 6:4 7:-4 8:2 9:-2
~수가	0:2
~수단	2:2
~수들	5:3
~수를	5:-3 6:3
~수정	2:-2 5:3
~순	0:-2 1:-2 2:-2 4:3 5:2 9:-2
~순서	2:-2 4:3 5:-2
~순위	5:3
~스	1:-2 6:2 8:-2 9:-2
~스가	7:2
~스너	5:2
~스를	5:2
~스크	2:-2 3:2 4:2
~스트가	0:2 6:2
~슨	1:2
~습	0:-3 9:2
~습니	0:-3 9:2
~습니다	0:-3 9:2
~시	0:3 3:2 4:-2 6:-2 7:-3 8:-2 9:-2
~시지	0:2
~식	0:-3 2:3 6:-3 7:2
~식으	2:3 5:-2
~식으로	2:3 5:-2
~신	3:2
~실행	1:2 2:2
~심	0:-2 3:-3 5:4 7:-2
~싶	0:-3 3:-2 4:2 7:-2
~싶습	0:-2 1:2
~싶습니	0:-2 1:2
~싶습니다	0:-2 1:2
~싶은	2:2
~싶은데	2:2
~써	0:-2 7:2 9:2
~쓰	3:-2 4:-2 9:2
~쓰고	0:-2 1:2 7:-3 9:2
~쓰는	7:2
~씩	3:3 5:-2
~아	1:-3 4:-2 6:-2 7:3 9:-2
~아주	5:2
~아주세	5:2
~아주세요	5:2
~아줘	5:2 7:-2
~아직	0:-2 5:2
~안	1:-2 2:-2 3:4
~않	7:2
~알	1:-2 2:3 3:-2 5:2 7:-2
~알고	2:2
~알려	3:-2 5:3
~알려줘	5:2
~알림	0:2
~야	1:-2 4:-2
~어	0:4 3:-2 7:-3
~어가	5:2
~어느	0:5 1:-2 2:-2 3:-3 4:-2 7:-3 9:2
~어디	0:6 3:-4 6:-2
~어디까	0:-2 5:2
~어디까지	0:-2 5:2
~어디서	0:5 3:-2 5:-2 7:-3
~어디어	0:-4 5:4
~어디어디	0:-4 5:4
~어디에	0:3 7:-2
~어디인	5:2 7:-2
~어디인가	5:2 7:-2
~어디죠	0:2
~어떤	0:-3 1:2 2:3 3:-3 6:-2 7:-4
~어떻	0:-2 2:4 3:-3 7:-2
~어떻게	0:-2 2:4 3:-3 7:-2
~어요	0:-3 1:2 3:2
~어줘	0:-2 6:4 7:-2
~언	9:2
~업	4:2
~업로	4:2 5:-2
~업로드	4:2 5:-2
~없는	5:2 7:-2
~에	8:-2 9:-2
~에러	5:2
~에서	2:-3
~에서만	0:2 5:-2
~에선	3:2
~엔	2:-2 3:-2 7:3
~여	0:2 1:3 4:-2 5:-3
~여기	1:4 5:-2
~여기서	1:3 5:-2
~여줘	5:2
~역	1:4 3:-3 5:-4
~영	5:2
~영향	0:-2 2:-2 5:4
~예	0:2 1:-2 2:2 7:-4
~예외	0:3 7:-3
~예외를	0:2
~오	1:-3 3:2 4:-2 8:-2
~오는	3:3 7:-2
~오버	0:-2 3:-3 7:3 9:2
~오버라	5:2
~오버라이	5:2
~오버로	3:-2 9:2
~올	5:2
~왜	3:4 9:-2
~외	0:3 1:-2 3:-2 7:-3
~외를	0:2
~요	0:-2 5:-2 7:2
~요청	2:2 5:-2
~용	0:-5 1:2
~용이	4:2
~용자	1:2 5:-2
~운	2:2 3:2 5:-2
~워	5:2 7:-2
~원	5:2 7:-3
~위	2:-3 3:-3 4:-2 6:3
~위치	0:3 5:-3
~위험	0:-2
~위험한	5:2
~유	0:-2 3:3 7:-2 9:2
~유가	3:2
~으	1:-3 2:4 5:-2 7:-3
~으로	1:-3 2:4 5:-4 7:-3
~으면	5:2
~은	4:-3 5:3 6:-2 9:-3
~은데	1:-2 7:2 9:-2
~을	0:-2 3:-4 4:2 7:2
~을까	3:-2 7:2
~을까요	3:-2 7:2
~음	2:-2 4:2 7:2
~응	3:3 7:-2
~응답	3:3
~응답이	3:3
~의	1:-2 3:-4 4:2 6:-2 7:3
~의존	7:2
~의존하	7:2
~이	0:-2 3:2 9:2
~이거	0:2 5:-3
~이드	5:2
~이름	5:4 6:-2
~이벤	3:-3 5:2 8:-2
~이벤트	3:-3 5:2 8:-2
~이블	3:-2
~이스	6:2 7:-2
~이에	0:2
~이유	3:2
~이유가	3:2
~인	1:2
~인가	0:-2 1:4 2:-2 4:-2 6:2 9:-2
~인가요	0:-2 1:4 2:-2 3:-2 4:-2 6:2 9:-2
~인지	9:2
~일	0:3 2:-3 7:-2 8:-2 9:-2
~일이	4:2 5:-3
~읽	3:-2 5:2
~임	0:2 1:3 2:-2 3:-3
~있	4:-2 7:4
~있나	7:3
~있나요	7:2
~있는	0:-2 2:-2 4:-2 5:2
~있다	5:2
~있다면	5:2
~있어	6:-2
~있어요	0:-2 3:2
~자	3:3 4:-2 5:-2
~작	3:2 5:-2 7:2
~잡	3:3 5:-2
~장	3:3 5:-3
~재	5:-3 7:3
~저	0:-2 1:2 2:-2 3:2 5:-3
~저장	3:3 5:-4
~적	5:4 7:-2
~적으	5:2
~적으로	5:2
~적해	5:4 7:-2
~전	0:-2 3:2 4:-2
~전부	5:2
~전체	8:2
~점	4:-2 5:-2 9:3
~점이	1:2 3:-2 5:-3 7:2
~접	2:2 3:-2 7:2
~정	2:-2 3:-2 4:-2 5:4 8:-2 9:-2
~정리	1:-2 2:-2 3:-2 5:4
~정의	0:2 5:2 7:-3
~정해	2:-2 6:2
~제	2:3 3:-2 4:-2 5:-4 6:-2 8:-2
~제일	1:3 5:-2
~젝	8:2
~젝트	8:2
~져	1:-2 6:2
~조	1:-2 2:-2 3:-2 5:4
~존	0:2 3:-2 5:-2 7:2
~존하	7:2
~좀	2:-2 5:3 7:-2 9:-3
~종	5:4
~종류	5:4
~좋	2:3 7:-2
~좋을	2:3 7:-2
~죠	0:4 2:2 5:-3
~주	0:2 1:-2 3:-4 5:2 6:-2 7:-4
~주세	1:-2 2:2 3:-4 7:-3 9:2
~주세요	1:-2 2:2 3:-4 7:-3 9:2
~준	0:-2 1:-2 5:-3 7:-2 8:2 9:2
~줄	0:-2 5:2
~중	2:-2
~중복	1:-2 5:-2 9:2
~줘	1:-2 2:-2 3:-3 5:5 7:-2
~지	1:-4 2:-2 3:-2 4:3 8:-2
~지나	0:-2 4:2 6:2
~지는	6:-2 7:2
~지를	5:-2 7:2
~지점	0:2 3:-2
~직	0:-2 1:-3 4:-2 5:2 6:-2 7:2 9:-3
~직접	0:-2 2:2 3:-2 7:2
~진	4:2
~질	0:-2 5:3
~짐	3:2
~짜	3:2 5:-4 9:2
~쪼	2:3
~쪼개	2:3
~쪽	1:-2 5:3 7:-3
~찍	0:-2 3:3 7:-2
~차	3:-2 4:-2 5:-4 7:-2 9:5
~차이	3:-2 4:-3 5:-3 7:-2 9:5
~참	5:2
~참조	5:2
~찾	0:2 1:-2 5:3 7:-3
~찾아	0:2 5:2 7:-2
~찾아주	5:2
~찾아주세	5:2
~채	0:2 4:2 5:-2
~처	0:3 3:-3 4:-2 5:3 6:-3 7:-5
~처리	0:4 5:-3
~처리하	0:2
~처리하는	0:2
~천	0:-2 1:2
~청	2:2 5:-2
~체	1:-2 7:-3 8:2
~쳐	2:2 3:-3 9:2
~초	4:2
~추	0:-2 1:2 3:-2 7:-2
~추가	2:2
~추가하	2:2
~추가하려	2:2
~출	3:-2
~출하	7:2
~출하는	0:2
~층	5:-3 7:3
~치	2:-2 6:-2 7:2
~캐	0:-2 3:3 5:2 7:-2
~캐시	3:2
~커	5:-3 7:3
~컨	7:2
~컴	5:2
~컴포	5:2
~컴포넌	5:2
~컴포넌트	5:2
~켜	5:-2
~코	0:3 1:3 2:-2 3:-4 5:-2 7:-2 9:-2
~코드	0:3 1:3 2:-2 3:-5 5:-2 7:-2 9:-2
~코드가	0:2 3:-2
~코드에	0:2
~쿼	3:-2 5:3
~쿼리	3:-2 5:3
~크	2:-2 3:2 5:-2 7:-2
~클	0:-3 1:-2 2:-2 3:-2 6:3
~클래	0:-3 3:-2 6:3
~클래스	0:-3 3:-2 6:3
~클래스가	7:2
~키	0:2 7:2 9:-2
~키지	7:3
~타	0:2
~타입	5:2
~탁	3:-2 8:2
~탁드	8:2
~탁드립	8:2
~탁드립니	8:2
~태	3:2
~터	0:-2 2:2 4:2 7:-3
~테	1:-2 2:2 8:-2
~테스트가	0:2 6:2
~테이	3:-2 5:2
~테이블	3:-2
~토	1:2 5:-2
~트가	3:-2 6:2
~트는	0:2 4:2 5:-2
~트를	5:2
~파	0:3 1:-3 2:-2 5:4 7:-6 8:-2 9:-2
~파일	0:2 1:-2 2:-2 3:-2 5:3 7:-5 8:-2 9:-2
~파일이	0:2 5:-3
~패	7:3
~패키	7:3
~패키지	7:3
~페	0:2
~페이	0:2
~포	0:-2 1:-3 2:-2 3:2 5:3 7:-2
~포넌	5:2
~포넌트	5:2
~포트	1:-2 3:2 5:-2
~프로	5:-2 8:2
~프로젝	8:2
~프로젝트	8:2
~픽	0:2 3:2 5:-2
~필	0:-2
~필드	2:-2 5:4
~하	4:-2 5:3 8:-2
~하고	2:-2 5:2
~하나	0:-2 3:-3 4:2 5:-2 7:2
~하나요	0:-2 6:-2 7:3 9:2
~하는	2:-2 3:-3 4:-2 5:4 9:-2
~하려	2:3 3:-2 5:-2
~하려면	2:2
~하면	0:-2 1:-2 3:3 7:-2
~하위	5:-4 6:5
~한	1:2 2:3 3:-2 4:-2 8:-2 9:-3
~한글	3:3
~할	0:-3 1:4 3:-3 5:-2
~함	0:-3 2:-2 3:-3 5:4
~함수	1:-2 3:-2 5:5 7:-2
~함수들	5:3
~합	3:-2 5:3
~합니	5:2
~해	0:-2 3:-2
~해야	0:-2
~해주	0:2 5:-2 7:-2
~했	0:-2 5:3 7:-2
~했는	0:-2 5:2
~했는데	0:-2 5:2
~행	3:-2 4:2 5:-2
~행하	0:2
~향	0:-2 2:-2 5:3
~향이	0:-2 5:2
~험	0:-2
~험한	5:2
~혀	1:2
~현	7:-2
~호	1:-2 3:-2 5:2
~호출	1:-2 3:-2
~호출하	7:2
~호출하는	0:2
~화	1:-2 4:3 7:-2
~화가	4:2
~화면	5:-2
~확	0:-2 3:2 5:2
~확인	0:-2 1:-2 3:2 5:2
~환	7:2
~회	5:2
~흐	3:-2 4:3
~흐름	3:-2 4:3
~히	0:-3 3:2 5:-3 7:-2 8:4
~힘	5:2
à	4:-2 6:-3 7:-2 8:-3 9:3
à chaque	3:4 5:-4 7:2
à la	4:-2 5:-3 9:2
à n	1:2 3:2 5:-2
à quel	0:-2 1:-2 2:3 3:-3 4:-2 9:-2
à quels	0:-4 5:4
à quoi	3:3
à ⟨name⟩	1:-4 4:-3 5:-3 7:3 9:3
änder*	5:3 7:-2
ça	1:2 2:-3 4:-3 5:-4 6:-2 7:3 8:-3 9:2
ça $	0:4 1:2 5:-4
è	0:-3 1:-3 3:3 4:-3 5:-2 7:3
è il	0:2 2:2 3:-3 5:-2 7:-2 9:2
è un	3:3 5:-4 7:-2
é	1:4 2:-3 4:-2 5:-3 7:3 8:-4
é que	1:-2 5:4
é usado	0:-3 7:3
échou*	5:-3 7:3
écout*	0:-2 1:2 3:-3 5:2
écoute	0:-2 1:2 3:-2 5:2
über	0:-2 3:-3 4:2 5:-2 7:2 8:2
über die	1:-2 5:-2 8:2
übera*	0:-2 5:3
überall	0:-2 5:3
überall wird	0:-2 5:2
überl*	3:-2 5:-3 7:4
überladungen	7:2
überladungen von	7:2
übers*	1:-2 3:-3 4:-2 5:2 6:-2 7:3
überschreiben	3:2
überschreibt	7:3
а	0:-5 1:-3 2:-4 3:7 4:-3 5:-2 6:-2 7:-3 8:-3
без	1:-2 3:5 5:-4 7:-3
броса*	0:-3 3:-2 7:-2
бросает	1:2
броси*	7:2
бросить	7:2
бы	1:5 2:-2 4:-2 5:-2 8:-2 9:-2
бы ты	1:4 3:-3 5:-2
в	2:-5 6:-2 9:2
в каких	5:3
в коде	2:-2 3:-2 7:3 9:2
в модуле	0:-2 5:3
в нашей	3:-3 5:3
в сутки	0:2
в ⟨name⟩	1:-4 2:-3 3:-4 4:3 6:-2 7:-4 9:4
в ⟨path⟩	5:-4 7:4
валид*	3:3 5:-2
валидации	3:3 5:-2
верси*	1:2 5:-2
висит	9:2
включ*	1:-2 2:-2 3:4 5:-3 8:-2
вмест*	3:2 9:-2
вместо	3:2 9:-2
внутр*	5:3
внутри	5:3
возвр*	0:2 3:-2
вообщ*	0:-2 2:-2 3:-2 5:-4 7:5 8:-2 9:-2
вообще	0:-2 2:-2 3:-2 5:-4 7:5 8:-2 9:-2
ворке*	3:3
воркер	3:3
все	0:-2 3:-2 5:5
всё	3:-2 4:-2 5:-4 8:-2 9:4
второ*	1:-2 3:3 5:-2 8:2
выгру*	3:2 9:-2
вызов*	4:4 5:-2 7:-2
вызовов	4:4 5:-4
вызыв*	4:-2 7:2
вызывает	0:2 3:-2 5:-2 7:3
вызывает ⟨name⟩	5:2
вызывается	5:3
выпил*	3:2
где	1:-4 2:-3 3:-4 4:-3 5:5 6:-3 8:-3
где нибудь	5:-2 6:-2 7:4
где то	7:4
данны*	3:3 5:-3 8:-2
данные	3:3 5:-3 8:-2
два	1:-2 3:5 5:-3 7:-2 8:-2 9:-2
дважд*	5:-2 7:3
дважды	5:-2 7:3
двух	1:-2 2:-2 3:-3 4:-3 5:2 7:-2 8:4
день	1:-2 8:3
десят*	2:-2 5:-2 7:2
для	2:-2 3:-4 4:3 5:-2 9:-2
до	1:-2 2:-2 3:3 5:-4 7:3 8:-2
до ⟨name⟩	5:-2 7:2
добав*	2:2
добавить	2:2
добавить новый	2:2
доста*	0:-3 2:5 3:-3 4:-2 8:-4 9:-2
дёрга*	0:-2 5:4
дёргает	5:2
его	0:-3 2:-2 5:5 7:-3
если	0:2 2:-2 3:4 4:-2 7:-4 9:-2
есть	1:-3 2:-2 3:3 7:2 9:-2
есть ли	5:2
ещё	0:-2 1:-2 7:3 9:-2
же	0:-3 1:-2 2:-2 4:-2 5:3 7:-2 8:-2
за	0:-2 1:5 2:-3 3:-4 4:-4 5:-4 7:-2 9:-2
завис*	5:2
завяз*	1:-2 2:3 3:-3 7:2 8:-3
загру*	0:-2 1:-3 2:-2 3:-2 4:4 7:-2 9:-2
запис*	0:3 1:-3 9:-2
записи	0:3 1:-3 5:-2 9:-2
запро*	1:-2 2:-3 3:2 4:4 5:-4 7:-3 8:-3 9:-2
запрос	4:2
зачем	1:2 3:2 5:-3 7:-2
заявк*	0:-2 1:-2 3:-3 4:-3 5:2 8:3
значе*	1:-2 5:4 7:-2
значение	1:-2 5:3
и	0:-2 3:4 4:-2 8:-2
и в	0:-2 5:3 9:-4
и где	0:-5 5:5
и минусы	9:3
и то	0:-2 5:3 7:-2
и что	0:4 1:-2 5:-4 8:2
из	0:-3 1:-2 3:2 4:2 5:2 6:-2 7:-2 9:-3
или	0:-3 1:-5 2:-4 3:-6 4:2 5:-7 6:-4 7:-2 8:-5 9:8
импор*	3:-2 7:3 9:-2
интер*	0:2 1:-2 7:-3 9:2
интерфейс	7:-3 9:2
исклю*	1:-2 3:-2 5:3
исключения	2:2 5:2
испол*	0:-2 3:-3 4:-2 5:-3 6:7 9:-2
используется	0:-2 5:-2 6:2 7:2
к	0:3 1:-4 2:-3 3:-2 4:-2 7:-3 8:3 9:-2
каждо*	3:2 5:-2 7:2
каждом	3:2 5:-2 7:2
кажду*	1:2 3:-2 5:-3 8:3
каждую	1:2 3:-2 5:-3 8:3
кажды*	3:2 5:-2
как	0:-2 2:4 5:-4 6:-2 7:2 9:-3
какие	1:-5 3:-2 4:3 5:5 7:-5 8:-2
какие классы	5:3
какие методы	5:2
какие тесты	5:2
какие функции	4:4 5:-4
каким	1:-2 5:3
каким*	5:4
какими	5:4
каких	0:-2 1:-2 5:5 7:-2 8:2
какой	0:3 1:-3 2:-4 3:2 4:-3 5:-5 6:-3 7:-4 8:4
кем	5:3
кидае*	0:-2 1:-2 5:3
кидает	0:-2 1:-2 5:3
класс	3:-2 9:2
класс*	5:4 7:-2
классы	5:4 7:-2
клиен*	7:2
кнопк*	2:-2 3:2 5:-3 7:3 9:-2
код	1:-3 3:-3 5:2 7:3
коде	0:-3 1:-2 2:-2 3:-3 5:3 7:2
коде $	0:-2 3:-2 5:4
колон*	0:-2 5:2
компо*	6:3 7:-3
кому	0:-2 1:4 2:-2 5:-2 7:-3
конст*	0:-2 5:3
котор*	0:-2 3:-5 5:5 7:-2 9:-2
которые	3:-4 4:-2 5:6 7:-3
которые никто	5:3 7:-2
который	3:-2 4:2 5:-2
кто	1:-4 2:-2 3:-4 5:7 6:-2 7:-2 8:-2 9:-2
кто вызывает	0:2
кто нибудь	5:-2 7:3
куда	0:4 3:-3 5:-2
ли	0:-3 1:-3 3:-4 4:-2 6:-2 7:7 9:-3
ли ⟨name⟩	4:-2 5:-5 7:6
ловит	0:4 3:3 5:-6 7:-2
локал*	2:2 9:-2
локально	2:2
между	2:2 3:-3 4:4 7:-2
меняе*	0:2
места	0:-2 3:-3 5:5
места*	0:-2 5:3 8:-2
метод	0:-2 5:4
метод ⟨name⟩	0:-2 5:4
метод*	5:5 7:-2
метода	5:2
методы	5:3
минус*	9:3
минусы	9:3
много	7:2
модел*	9:2
модул*	0:-2 3:-2 5:3 7:-2 8:2
модуле	0:-2 5:3
может	4:-2 7:3
можно	1:-3 2:-2 3:-2 7:5 9:-2
мы	0:-2 1:3 2:-4 5:-3 7:-3 8:4 9:-2
на	0:-2 1:-3 3:3 4:-4 5:-3 7:3 8:2 9:-3
на ⟨name⟩	0:-3 3:-2 5:4
нас	0:-2 2:-3 3:-2 4:-3 6:-2 9:3
наско*	2:2 3:-3 5:-3 6:-2 7:-4 8:3 9:-2
насколько	2:2 3:-3 5:-3 6:-2 7:-4 8:3 9:-2
насле*	2:-2 3:-2 6:-3 9:2
настр*	1:-2 5:2
нашей	3:-3 5:3 8:-2 9:2
не	2:-2 4:-2 7:2 8:-2 9:-2
нибуд*	0:-2 5:-5 6:-2 7:8
нибудь	0:-2 5:-5 6:-2 7:8
никто	5:2
новый	0:2 2:2 3:-2
норма*	3:4 5:-2 7:-2 8:-2
нормально	3:4 5:-2 7:-2 8:-2
нужен	1:2 3:-2 5:2 7:-3
обнов*	3:2 5:2
обраб*	1:-2 3:2 5:-4 8:2
объек*	0:4 1:-2 2:-2 3:-2
один	0:-2 2:-2 3:5 4:-2 5:-3 8:-2 9:-2
одно	0:-2 5:3 7:-2
одно и	0:-2 5:3 7:-2
он	0:2 2:-2 7:-2 9:-2
от	0:-2 1:-3 2:-2 3:-3 4:4 5:-2 6:-2 7:-4 9:4
от ⟨name⟩	1:-4 3:-2 4:2 7:-2 9:2
отвал*	3:3
отвалится	5:3
отдел*	1:-2 2:-2 3:4 4:-2 5:-2 7:-3 8:-2 9:2
откуд*	5:2
откуда	5:2
отлич*	3:-2 4:-2 5:-2 9:3
отличается	3:-2 4:-2 5:-2 9:3
отличается от	3:-2 4:-2 5:-2 9:3
очере*	1:2 3:-2
очереди	5:2
очередь	1:3
ошибк*	0:2 1:-2 3:-2 7:-2 8:2
ошибки	8:2
ошибо*	1:3 3:-3
ошибок	1:3 3:-3
падае*	3:3 5:-2
падает	3:3 5:-2
пару	0:-2 3:5 4:-2 5:-3
первы*	1:3 5:-3 8:2 9:-2
перег*	5:2
перед*	2:2
перем*	5:3 6:-3 7:-2
перео*	5:2
переопределяет	7:2
плюсы	9:3
плюсы и	9:3
по	1:-6 2:4 3:-2 5:-7 6:-3 7:-4 8:2 9:3
под	0:-2 3:3 4:2 5:-3
подкл*	6:2
подпи*	3:-2 5:3
подписан	5:2
подск*	5:3
подскажите	5:3
пожал*	0:-2 5:3
пожалуйста	0:-2 5:3
покаж*	5:3
покажи	5:3
показ*	5:-2 7:2 8:-2
покры*	5:2
поле	7:2
польз*	2:3 7:-2
помен*	0:2
поменять	0:2
после	0:2
почем*	3:3 7:-2 9:-2
почему	3:3 7:-2 9:-2
при	0:-3 1:-3 2:-2 3:6 5:-3 7:-2 8:-2 9:-2
при каждом	3:3 5:-2
прило*	0:2 3:2 5:-4 7:2 9:-2
приме*	1:-2 3:3 5:-4 6:2 8:-2 9:-3
про	1:2 3:-3 5:-2 8:2 9:-2
прове*	1:2 3:-6 7:-3 8:2 9:2
проек*	0:2 3:-2 7:-2
проекте	0:2 7:-2 8:-4 9:2
просл*	4:2
проследи	4:2
прост*	0:2 1:-3 2:-2 5:3
публи*	1:5 2:-2 3:-2 5:-5 7:-3 8:-2 9:-2
пусто*	0:2
пустой	0:2
путь	4:2
работ*	2:-2 3:3 7:-3
раз	5:-4 6:2
раз в	0:2 5:-2
раза	2:-2 3:4 4:-2 5:-2 8:-2 9:-2
разби*	7:2 8:2
реали*	5:4
репоз*	2:-2 3:-2 5:-2 8:3
ровно	0:2
с	0:-2 1:2 4:2 7:-3 9:-2
с чего	1:3 3:-2
свой	2:2 7:-2
сдела*	1:-4 2:4 3:-2 8:-2
сделать	1:-4 2:4 3:-2 8:-2
секун*	1:2 5:-2
серве*	2:2
серви*	2:-2 3:-3 4:-2 5:2 7:-2
сигна*	5:3
сколь*	0:-2 3:-2 5:-5 6:7 7:-3
сколько	5:-2 6:5 7:-2
слишк*	7:3
слишком	7:3
слой	1:-2 2:3 3:-2 5:-2 7:2 8:-3
со	2:-2 3:3 5:-2 8:-2
событ*	9:2
событие	9:2
созда*	0:3 2:-2 5:-5 9:3
сообщ*	0:-2 1:2 3:3 5:-4
сообщения	0:-2 1:3 3:3 5:-3
стоит	0:-3 1:-3 5:3 9:-2
сутки	0:2
счита*	1:2 5:-2
счётч*	5:3 7:-2
табли*	0:3 3:-2 4:3 5:-4
такое	1:3 3:-2 7:3 8:-2 9:-3
там	0:-3 1:-2 3:-3 5:3
тест	1:3 3:2 5:-5
теста*	1:-2 2:-2 3:-2 7:4 8:-2
тесто*	5:2 7:-2
тестов	5:2 7:-2
тесты	3:-3 5:5 7:-3 8:-2
то	0:-4 1:-3 2:-2 3:-2 4:-2 5:-2 6:-2 7:8 8:-3
то же	0:-2 5:3 7:-2
товар*	0:3 2:-2 3:2 5:-2 9:-2
тольк*	1:-2 3:2 4:-2 8:-2
только	1:-2 3:2 4:-2 8:-2
три	0:-2 1:-2 2:-2 3:4 4:-2 5:-2 8:-3 9:2
ты	1:4 3:-3 5:-2
у	0:-2 1:2 2:-3 4:-3 9:2
у нас	0:-2 2:-3 3:-2 4:-3 6:-2 9:3
у ⟨name⟩	6:2
устро*	7:2
уходя*	3:2
уходят	3:2
файле	0:2
форма*	0:-2 1:3 3:-2 7:-2 8:-3 9:3
функц*	1:-2 3:-2 4:3 5:-2 7:2
функции	3:-2 4:4 7:-2
функция	5:3
хендл*	1:-2 2:2 3:-3 5:-4 7:3
хоть	3:-2 5:-2 7:3
хочу	0:2 1:-2 5:2 7:-2
чего	1:2 3:-2
челов*	0:-2 2:-2 3:4 4:-2 5:-3 9:-3
чем	0:-2 1:-2 2:-2 4:-3 8:-2 9:2
через	0:-3 2:-2 3:3 4:3 5:-2 7:-3 8:-2 9:-2
читае*	7:2
что	0:2 1:3 2:2 4:2 5:-3 6:-3 8:-3 9:-5
что бы	1:3 5:-2
что за	5:-2 8:2
что нибудь	5:-3 7:4
что он	1:2 3:-2
что отвалится	5:3
что у	0:3 1:2 2:-2 3:-2 4:-2 5:-4 7:-2 8:-2
чём	5:-2 9:3
экзем*	0:2 3:2 5:-3
экран	7:3 8:-2
экран*	1:-2 3:2 4:3 5:-3 6:2 7:-3
экрана	1:-2 3:3 4:3 5:-4
это	0:2 1:3 3:-2 5:-2
я	1:-3 2:-2 5:-3 7:2 8:3
⟨erro*	7:2
⟨error⟩	7:2
⟨error⟩ $	3:-5 5:6 7:-4
⟨error⟩ '	2:2
⟨error⟩ ?	0:4 3:-2 5:-4 7:3
⟨error⟩ assert	3:2
⟨error⟩ at	3:4 5:-2
⟨error⟩ cannot	3:2
⟨error⟩ class	2:2
⟨error⟩ in	3:4 5:-2 7:-3
⟨error⟩ the	3:2
⟨error⟩ 던지는	0:-3 5:2 6:-2 7:2
⟨name*	5:2
⟨name⟩	5:2
⟨name⟩ $	2:-2 3:-4 5:4 6:2 7:-3 8:-2
⟨name⟩ '	0:3 3:2 5:-3
⟨name⟩ ?	1:2 2:-2 3:-2 4:-2 6:4 7:3 8:-2
⟨name⟩ a	0:-3 1:-4 2:-2 3:-2 4:5 6:-2 7:-3 9:-2
⟨name⟩ ab	1:-2 3:-2 5:-2 7:3
⟨name⟩ al	3:2 5:-2
⟨name⟩ an	1:-2 3:-2 5:5 7:-2
⟨name⟩ and	1:-2 3:-3 5:3 6:-2 9:3
⟨name⟩ appelle	1:-3 3:-3 4:2 7:4 9:-2
⟨name⟩ at	3:3
⟨name⟩ auch	7:2
⟨name⟩ auf	1:-2 4:-2 5:2 7:3 9:-2
⟨name⟩ aus	5:2
⟨name⟩ be	5:-2 7:4 9:-2
⟨name⟩ bis	4:3
⟨name⟩ c'est	0:2 5:-2
⟨name⟩ call	1:-3 4:-2 7:3
⟨name⟩ chama	0:-2 1:-2 3:-2 5:2 6:-2 7:2 9:-2
⟨name⟩ che	1:5 3:-2 4:2 5:-4 9:-2
⟨name⟩ chi	0:-2 3:-2 5:6 7:-4
⟨name⟩ cosa	3:-2 5:4 7:-3
⟨name⟩ da	0:3 1:-3 3:-3 4:-2 7:-3 8:2
⟨name⟩ dans	3:-3 5:3 6:-2 7:2
⟨name⟩ de	5:2
⟨name⟩ del	0:3 3:-2 4:2 5:-4
⟨name⟩ do	0:3 1:-2 3:-2 5:-4 9:3
⟨name⟩ dove	0:-5 5:5
⟨name⟩ e	0:-2 1:-3 3:-3 4:2 7:-3 9:4
⟨name⟩ ein	1:2
⟨name⟩ en	2:-2 5:2 6:-3 8:-2
⟨name⟩ erzeugt	0:2 5:-2
⟨name⟩ es	1:-2 5:-3 7:4
⟨name⟩ est	5:-2 7:4
⟨name⟩ et	0:-2 1:-2 3:-4 4:2 5:4 7:-3 9:2
⟨name⟩ event	0:-2 1:-3 5:4
⟨name⟩ ever	7:3
⟨name⟩ for	1:2 5:-2
⟨name⟩ gesetzt	0:-3 5:4
⟨name⟩ gets	0:2
⟨name⟩ hasta	0:-2 4:2 5:2
⟨name⟩ have	1:-2 7:3
⟨name⟩ i	2:-2 3:-2 9:3
⟨name⟩ im	1:-2 5:4
⟨name⟩ import	5:3
⟨name⟩ in	0:-2 1:2 2:-2 4:-3 5:3 7:-2 9:-2
⟨name⟩ instead	7:2
⟨name⟩ irgendwo	7:3
⟨name⟩ is	0:-3 2:-3 3:3 5:-2 6:-2
⟨name⟩ jusqu'à	4:3 5:-3
⟨name⟩ lo	3:-2 7:2
⟨name⟩ message	0:3 5:-3 7:-2
⟨name⟩ n	1:-2 5:-2 7:-3 9:3
⟨name⟩ nach	3:-2 7:3
⟨name⟩ no	4:-2 5:4 7:-2
⟨name⟩ o	0:-2 1:-2 3:-2 4:2 5:-2 7:3 9:-2
⟨name⟩ oder	1:-2 3:-2 4:-2 5:-4 7:2 9:3
⟨name⟩ on	3:2 5:-3 7:-2
⟨name⟩ or	5:-2 9:2
⟨name⟩ ou	0:-3 9:2
⟨name⟩ para	3:-2 4:3 5:-2
⟨name⟩ passe	0:2 3:2 5:-3
⟨name⟩ passes	3:3
⟨name⟩ pode	1:-3 3:-2 5:3 7:2 9:-3
⟨name⟩ por	3:-2 4:2
⟨name⟩ quando	5:2
⟨name⟩ que	1:-3 3:-2 4:2 5:3 6:-2 9:-2
⟨name⟩ quem	0:-2 5:3
⟨name⟩ qui	0:-3 5:6 7:-2
⟨name⟩ quién	0:3
⟨name⟩ qué	3:-2 5:5 6:-2 7:-3
⟨name⟩ return	1:2 5:-2
⟨name⟩ se	4:2 5:-4
⟨name⟩ serve	1:-2 3:2 5:-2 7:3
⟨name⟩ si	0:-2 1:-2 3:5 5:-5
⟨name⟩ so	1:2
⟨name⟩ statt	5:2
⟨name⟩ still	7:2
⟨name⟩ throw	1:3 5:-4 7:4
⟨name⟩ to	0:3 3:-2 5:-3
⟨name⟩ und	1:-6 3:2 5:2 9:2
⟨name⟩ viene	0:-2 3:2 4:-2 5:2 6:-3
⟨name⟩ werfen	7:2
⟨name⟩ when	5:2
⟨name⟩ which	5:2
⟨name⟩ wird	3:2 5:2 7:-2
⟨name⟩ with	5:2
⟨name⟩ y	1:2 7:-4
⟨name⟩ zu	2:2
⟨name⟩ à	0:3 1:-3 3:-3 4:-3 5:-3 9:3
⟨name⟩ é	3:2 5:-3 7:2
⟨name⟩ в	0:-2 3:-3 4:-2 5:4 6:-2 9:-2
⟨name⟩ где	0:-6 5:5 6:-2
⟨name⟩ и	0:3 1:-3 3:2 5:-3
⟨name⟩ какие	4:2 7:-2
⟨name⟩ кто	5:3 7:-2
⟨name⟩ на	3:-2
⟨name⟩ что	0:-2 1:-2 5:5
⟨name⟩ ⟨error⟩	3:2
⟨name⟩ ⟨name⟩	0:-2 4:4 6:-2 7:-5
⟨name⟩ と	0:-2 1:-2 7:3 9:2
⟨name⟩ の	0:2 7:-2
⟨name⟩ を	3:-2 7:3
⟨name⟩ 吗	5:-3 7:4
⟨name⟩ 和	1:3 5:-3 9:2
⟨name⟩ 的	0:2 7:-3
⟨name⟩ 를	7:3
⟨name⟩ 어디서	0:3 5:-2 7:-2
⟨name⟩ 을	5:-2 7:2
⟨name⟩ 이거	7:2
⟨name⟩ 호출하는	0:2
⟨name⟩ ？	5:-4 7:4
⟨path*	5:2
⟨path⟩	5:2
⟨path⟩ $	0:-2 2:-2 3:-6 7:-2 8:5
⟨path⟩ '	3:4 5:-2
⟨path⟩ ?	2:-3 3:-6 5:4 8:-3 9:-2
⟨path⟩ and	1:3 3:-2 4:2 5:-3 7:-2
⟨path⟩ codec	5:4 7:-3
⟨path⟩ et	1:2 3:2 4:3 5:-4 7:-2
⟨path⟩ line	2:2
⟨path⟩ n	3:3
⟨path⟩ secret'	3:-2 5:3
⟨path⟩ ts	1:2 3:4 5:-5 7:-2 8:-2
⟨path⟩ ⟨name⟩	0:3 1:-2 3:2 7:-4
⟨text*	1:2 3:4 7:-3 8:-2 9:-2
⟨text⟩	1:2 3:4 7:-3 8:-2 9:-2
⟨text⟩ $	0:-2 1:-4 5:3
⟨text⟩ ?	0:-2 3:-3 5:3
から	0:-2 5:3 7:-2
と	0:-2 1:-2 7:2 9:3
の	0:4 3:-2 7:-2
は	0:-2 4:-2 6:-2 7:4
を	3:-2 5:3 6:-2
了	0:-2 3:3 5:2
吗	5:-4 7:5
吗 $	5:-4 7:4
和	0:-2 1:3 3:-2 5:-3 8:-2 9:3
哪些	5:2
的	0:4 1:-2 7:-3 8:-2 9:-2
的 $	5:2
能不能用	7:2
能不能用 ⟨name⟩	7:2
谁在监听	5:2
谁在监听 ⟨name⟩	5:2
里	5:2
가져다 쓰는	7:2
값	5:3
같은	0:-2 7:3
같은데	2:-2 3:2
개	6:4 7:-4
거	0:-2 3:-2 7:4
건	0:-2 3:2 6:-2
건가요	9:2
건가요 ?	9:2
것	0:-2 2:-2 7:-2 9:2
것 같은데	2:-2 3:2
게	2:2 5:-2
곳	0:2 1:2
곳이	0:-3 5:-2 7:3
구조	0:-2 5:3 9:-2
구현체	5:2
너무	7:2
넣는	2:2 3:-2
누가	0:2 7:-2
는	5:-2 6:2
다	0:-2 1:-2 5:3 7:-2
던지는	6:-2 7:2
던질	5:2
던질 수	5:2
데	3:-2 6:-2
데가	3:-2 5:-2 7:4
돌려야	5:3
두	3:2
때	2:-3 3:-2 4:3 5:2
를	7:4
리뷰	5:-2 8:3
말고	3:2 7:2 9:-2
말하는	1:2
먼저	1:3
메서드	6:2
메서드가	0:2
몇	0:-2 3:-2 5:-4 6:9 7:-5
몇 개	6:4 7:-4
목록	5:3
목록 $	5:3
무슨	1:2
문제	0:2 3:-2 5:-2 7:3
뭐가	0:-2 2:2 5:2 7:-3
뭔가요	1:2 5:-3 7:-2
뭔가요 ?	3:2 5:-3 7:-2
뭘	1:3 7:-2
받는	0:-2 5:3
배치	5:2
번	6:4 7:-2
보여줘	5:2
보여줘 $	5:2
부르는	5:2
부분	5:3
부탁드립니다	8:2
수	5:-2 6:4
수 있는	5:3 7:-2
순서	4:2 5:-2
싶습니다	0:-2 1:2
싶습니다 $	0:-2 1:2
싶은데	2:2
쓰고	0:-2 1:2 7:-3 9:2
쓰는	7:3
아직	0:-2 5:2
안	1:-2 3:4 5:-2
알려줘	5:2
알려줘 $	5:2
앱	5:-2
어느	0:5 1:-2 2:-2 3:-3 4:-2 7:-3 9:2
어디	0:4 5:-3
어디서	0:6 3:-2 5:-4 7:-3
어디에	0:2 7:-2
어디죠	0:2
어떤	0:-3 1:2 2:3 3:-3 6:-2 7:-4
어떻게	0:-2 2:4 3:-3 7:-2
에러	5:2
여기서	1:3
여기서 말하는	1:2
예외	0:2
예외를	0:2
왜	3:4 9:-2
요청	2:2 5:-2
위치	0:3 5:-3
위치 $	0:3 5:-3
위험한	5:2
을	5:-2 7:3
응답이	3:3
이	0:-3 3:-3 4:-2 6:-2 7:5 8:2 9:-4
이거	0:2 5:-3
이벤트	3:-2 8:-2
이유가	3:2
있나요	7:2
있나요 $	5:2
있나요 ?	0:2 5:-3 7:3
있는	1:-3 5:3
있어	1:2 5:-2 7:2
있어 ?	1:2 7:2
있어요	0:-2 3:2
전부	5:2
제일	1:3 5:-2
좀	7:-2 8:2
주세요	0:-2 3:-2 7:-2 9:3
주세요 $	0:-2 3:-2 7:-2 9:3
중복	7:2
직접	0:-2 2:2 3:-2 7:2
찾아주세요	5:2
처리	0:2 1:2 5:-3
처리하는	0:2
추가하려면	2:2
코드	1:2 3:-3 6:-2
코드가	0:2 3:-2
클래스	0:-2 6:4 7:-3
클래스가	7:2
테스트	0:-3 2:2 6:-2 7:3
테스트가	0:2 6:2
파일	0:3 2:-2 3:-3 5:2 7:-4
파일 $	0:3 3:-2
파일이	5:-2
패키지	7:2
필드	2:-2 5:3
하나	2:2 6:2
하나요	0:-2 9:2
하나요 ?	0:-2 9:2
하는	0:-2 1:-2 5:2
하위	5:-4 6:5
함수	0:-2 5:4
합니다	5:2
호출하는	0:2
흐름	3:-2 4:2
？	0:-3 3:-2 5:-2 7:4
？ $	0:-5 5:-3 6:3 7:4`;
