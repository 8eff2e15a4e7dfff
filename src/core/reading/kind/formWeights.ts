// What each feature says of the form of the answer. Made by `node tools/reading/train.ts` from `test/eval/questions`: change these, not this file.

/** A line a feature: forms by number, each with its weight. */
export const formTable = `	5:2
!	0:-2 1:-2 2:-3 3:7 4:-3 5:-3 6:-2 7:-5 8:2 9:-2
! !	3:5 5:-3
! $	1:-2 2:-2 3:6 5:-4 7:-3 8:-2 9:-2
#anymore	3:3 7:3 8:-2
#anymore+anymore	3:2 5:-2
#anymore+call	3:2 5:-2
#anymore+create	7:2
#anymore+exists	7:2
#anymore+from	3:-4 5:-2 7:4
#anymore+good	9:2
#anymore+import	0:-2 7:4
#anymore+needed	7:2
#anymore+nobody	7:3
#anymore+not	0:3 1:-2 2:-2 3:-3 5:2 7:-4
#anymore+places	7:3
#anymore+quality	3:-2 9:2
#anymore+read	5:3 7:-2
#anymore+risk	1:2 7:-3
#anymore+send	5:3
#anymore+since	7:2
#anymore+slow	3:4 5:-2
#anymore+to	1:-2 5:2
#anymore+unused	5:2 7:-2
#anymore+use	0:2 3:-3 7:2
#anymore+what	5:-4 7:3
#anymore+where	0:2 3:-2 5:-2
#anymore+which	3:-2 4:2
#anymore+who	3:-3 7:2
#anymore+⟨name⟩	3:3
#anymore>call	0:-2 3:2 5:-2 7:2
#anymore>count	1:2 5:-3 6:2
#anymore>create	7:2
#anymore>defined	5:2
#anymore>event	5:3
#anymore>exists	0:-2 7:3
#anymore>fail	3:-2 5:2
#anymore>from	5:-4 7:4
#anymore>good	3:2 5:-2
#anymore>handle	3:3
#anymore>impact	5:-2 7:2
#anymore>import	7:3
#anymore>missing	1:2 3:-2
#anymore>most	1:-2 3:-4 5:2
#anymore>needed	3:-2 5:3
#anymore>nobody	1:-2 7:3
#anymore>not	0:2 2:-2 3:-2 5:2 7:-3 8:-2
#anymore>places	7:2
#anymore>quality	0:2 3:-2 9:2
#anymore>raise	0:-2 1:2 5:-3 7:3
#anymore>read	0:-2 5:3
#anymore>risk	1:2 7:-3
#anymore>send	5:3
#anymore>should	3:2 5:-2 7:-2 9:3
#anymore>show	3:2
#anymore>since	4:2 5:-2
#anymore>slow	3:4 5:-2
#anymore>subtype	5:-2 7:3
#anymore>tests	5:-2 9:2
#anymore>thing	2:-2
#anymore>to	4:-2
#anymore>trace	1:2 7:-2
#anymore>unused	5:2
#anymore>use	1:-2 7:3
#anymore>what	0:-2 1:-3 3:3 5:-3 7:3
#anymore>when	3:2 5:-2
#anymore>where	0:3 3:2 5:-4
#anymore>which	4:2
#anymore>who	1:-2 3:-3 7:3
#anymore>⟨name⟩	1:-3 5:-4 6:-2 7:5
#anymore>⟨n⟩	5:2 7:-3
#anymore>⟨path⟩	5:2 7:-2
#call	0:-2 4:2 5:3
#call+call	2:-2 4:2
#call+count	5:-4 6:5
#call+create	1:3 4:-2
#call+exists	5:4 7:-2
#call+from	0:-2 3:-3 4:3 6:-2 9:-2
#call+how	2:3
#call+not	1:2 3:-2
#call+places	4:-2 5:2 7:-2
#call+should	4:3 5:-2 9:-2
#call+show	4:-2 5:2
#call+since	1:3 3:-2 4:-2 5:-2 7:2
#call+thing	0:-3 1:2 3:-2 4:-2 8:-2 9:3
#call+to	1:-3 4:3 5:-2
#call+trace	0:-2 1:-2 3:-2 4:3 6:-2 9:-2
#call+twice	3:3 7:-3
#call+use	5:2
#call+what	0:-2 3:-4 4:-2 5:3 6:2 7:-3 9:2
#call+which	1:-2 4:4 5:-2
#call+who	0:-2 1:-2 3:-2 4:-2 5:-5 8:5
#call+work	1:-2 5:3
#call+wrong	3:2
#call+⟨name⟩	0:-2 1:-3 7:4 8:-2 9:2
#call+⟨path⟩	1:-2 7:2
#call>anymore	5:-2 7:2
#call>callee	5:3
#call>compare	1:2
#call>count	5:-4 6:6 7:-2
#call>create	0:-2 1:2 4:-4 5:2 7:-2
#call>error	5:2
#call>exists	3:-2 5:2
#call>fail	4:3
#call>from	1:3 2:2 3:-3 4:3 6:-2 7:-3 8:-2 9:-3
#call>handle	1:-2 3:-2 4:-2 5:3 7:-2 9:3
#call>how	2:3
#call>ifchange	0:2 1:2 5:-2
#call>missing	1:2
#call>needed	2:3 7:-2
#call>not	5:2 7:-2
#call>overload	1:-2 3:2
#call>places	1:-2 4:-2 5:3 6:3 7:-3
#call>raise	1:3 7:-3
#call>should	4:3 5:-3 7:2 9:-2
#call>show	4:-2 5:4
#call>since	1:2 4:-2
#call>sometimes	5:2
#call>tests	4:-2 5:3 7:-3
#call>thing	0:-3 3:-2 4:-2 7:3 8:-2 9:2
#call>to	1:-3 4:3 7:-3
#call>trace	0:-3 1:-4 2:-2 3:-2 4:5 6:-2 8:-2 9:-2
#call>twice	3:3 7:-3
#call>use	5:2
#call>what	0:-2 3:-2 4:-2 5:3 7:-4 9:3
#call>when	3:3 5:-2
#call>where	0:5 5:-4 7:-2
#call>which	2:-2 4:3 5:-2 6:-2
#call>who	0:-2 1:-3 3:-2 4:3 5:-5 8:5
#call>why	1:-2 3:3 5:-2
#call>work	1:-2 5:3
#call>wrong	3:3
#call>⟨name⟩	0:-2 1:-2 3:-2 4:3 7:2
#call>⟨n⟩	3:2
#call>⟨path⟩	1:-2 4:3 5:-2 7:2
#callee	0:-2 3:-4 4:-3 5:5 6:-3 7:3 8:-2
#callee+call	0:-2 1:-2 3:-2 4:-2 5:3 7:2
#callee+to	1:3 7:-2
#callee+⟨name⟩	1:-2 5:2 7:3
#callee>call	0:-2 1:-2 3:-2 4:-2 5:3 7:2
#callee>count	5:2
#callee>from	0:2 5:2 7:-2
#callee>show	5:2
#callee>thing	5:3
#callee>to	1:3 7:-2
#callee>use	5:3
#callee>which	5:3
#callee>⟨name⟩	0:-2 1:-2 3:-2 4:-2 5:2 6:-2 7:4 9:-2
#catch	1:-2 4:-2 7:2
#catch+catch	0:-3 5:3
#catch+error	2:-2 3:-2 8:3
#catch+event	2:2
#catch+from	0:-2 3:3
#catch+handle	5:3
#catch+nobody	5:2
#catch+show	0:3
#catch+slow	0:2
#catch+what	0:2 1:-2 9:2
#catch+where	0:2 7:-2
#catch+which	0:-3 5:2 7:2
#catch+who	0:2 5:-3 7:2
#catch+⟨error⟩	0:-4 5:4 7:2
#catch+⟨name⟩	0:2 4:-2 9:-2
#catch>defined	1:2 2:-2 3:2 7:-2
#catch>error	0:-4 2:-2 3:-2 5:4 7:2 8:2 9:-2
#catch>event	1:-2 2:2 3:-2 5:2
#catch>exists	0:-3 5:3
#catch>fail	3:3
#catch>from	0:-2 7:2
#catch>handle	0:2
#catch>happens	4:2 5:-2
#catch>how	0:2 3:2 5:-2
#catch>import	5:3 7:-2
#catch>missing	3:-2 5:2 7:-2
#catch>most	1:2
#catch>nobody	3:-2 5:4
#catch>not	7:-2
#catch>places	3:-2 4:2
#catch>quality	0:-2 1:-2 5:2
#catch>raise	0:4 1:-3 3:2 5:-3 7:-3
#catch>show	0:3 5:-2 8:-2
#catch>slow	0:3 7:-3
#catch>thing	3:-2 5:5 7:-4
#catch>to	0:4 1:-3 2:-2 3:-3 4:-3 5:-2 7:3 8:-2
#catch>use	0:-2 3:2
#catch>what	0:3 4:-2 5:-2
#catch>when	0:-3 5:4
#catch>where	0:2 3:-2 7:-4
#catch>which	0:-5 3:-2 5:3 7:3
#catch>who	1:-2
#catch>wrong	0:3 3:3 5:-3 7:-3
#catch>⟨error⟩	0:-4 1:-2 5:4 7:3
#catch>⟨name⟩	0:2 2:-2 3:2 4:-2 9:-2
#catch>⟨n⟩	9:2
#compare	0:-3 1:-3 4:3 5:-3 6:-2 8:-2 9:7
#compare+call	1:2 2:-3 4:2 5:-2
#compare+compare	0:-2 1:-3 2:-2 3:-5 4:-7 5:-4 7:-4 8:-2 9:10
#compare+event	7:-2 9:2
#compare+exists	4:-4 5:-4 7:4 9:3
#compare+from	0:2 2:-3 3:-2 6:-2 8:-2 9:2
#compare+good	2:3 7:-3 8:-2
#compare+ifchange	5:-2
#compare+import	3:-2 7:-4 8:2
#compare+meaning	1:-2 9:2
#compare+not	3:2 5:-2 7:2
#compare+overload	3:2 5:-2 7:-2
#compare+places	3:3 4:-2 9:-3
#compare+quality	3:-2 5:-3 7:3 9:2
#compare+read	3:2 5:-2
#compare+send	0:-2 3:-2 5:-2 9:4
#compare+should	9:3
#compare+structure	7:4 9:-2
#compare+thing	3:2 5:-2
#compare+trace	7:2
#compare+use	2:2 5:-2 8:2
#compare+what	0:-2 1:-5 2:-2 3:-2 7:-2 8:-2 9:4
#compare+which	2:-2 4:3 5:4 7:-2 9:-4
#compare+⟨name⟩	0:-4 2:-2 4:2
#compare+⟨n⟩	2:3 4:-2 7:2 9:-2
#compare+⟨path⟩	1:-2 3:-3 4:5 5:-4 9:-2
#compare>call	1:2 2:-3 4:2 5:-3
#compare>count	2:2 5:-3 6:3 9:-2
#compare>decided	3:3
#compare>defined	0:-2 1:-3 7:-2 9:3
#compare>error	3:2
#compare>event	7:-2 9:2
#compare>exists	1:-2 4:-2 5:-3 7:3 9:2
#compare>fail	5:2 7:-2
#compare>from	1:-3 3:2 8:-2 9:2
#compare>good	2:2 4:-2 8:-2
#compare>handle	2:3
#compare>how	1:-2 6:2 7:2
#compare>ifchange	5:-2 9:2
#compare>impact	2:2 5:3 7:-2 9:-2
#compare>import	3:-2 8:2
#compare>judge	1:2 2:2 5:-2 7:-2 8:-2
#compare>meaning	1:-2 4:2 9:2
#compare>missing	1:2 3:2 7:-2
#compare>not	0:-2 2:-2 3:2 4:-3 5:-4
#compare>overload	3:2 5:-2 6:2 7:-2
#compare>overview	5:-2 9:3
#compare>places	3:3 4:-2 9:-3
#compare>quality	3:-2 5:-3 7:3 9:2
#compare>read	3:2 5:-3 7:-2 9:3
#compare>send	1:-2 3:2 4:-2 5:-3 7:-2 9:3
#compare>should	5:2 6:-2
#compare>show	0:-2 3:-2 5:5 7:-2
#compare>slow	3:-2 7:4 9:-2
#compare>structure	7:4 9:-2
#compare>thing	4:2 5:-2
#compare>to	0:-2 3:3 4:-4 5:-2 7:-3
#compare>trace	0:-2 1:-3 3:-3 4:4 5:-5 7:2
#compare>use	5:-2 7:2
#compare>what	1:-2 7:-3 8:-2 9:4
#compare>when	7:2
#compare>where	0:-2 2:-2 5:4
#compare>which	0:-2 1:-3 2:-3 4:2 8:-2 9:3
#compare>write	1:2 5:-2
#compare>⟨name⟩	1:-2 2:-3 9:2
#compare>⟨n⟩	0:-2 1:-2 2:3 3:-2 4:-2 7:2
#compare>⟨path⟩	0:-2 1:-2 3:-3 4:4 5:-5 9:2
#copies	0:-2 1:-2 3:-2 4:-4 5:5 7:4 8:-2
#copies+compare	0:-2 1:-3 2:2 3:-4 4:-4 5:5 7:2 8:-2 9:-7
#copies+copies	3:-2 5:3
#copies+not	5:-2
#copies+twice	3:-2 5:3
#copies+which	5:3 7:-2
#copies+work	3:-2 9:2
#copies>compare	0:-3 1:-3 3:-4 4:-5 5:4 8:-2 9:-2
#copies>count	3:-2 7:-2 9:2
#copies>error	5:-2 8:2
#copies>from	4:-2 5:3 9:-3
#copies>good	1:3 2:-2 5:3 7:-3
#copies>handle	2:2 3:-2 5:-3 8:2
#copies>how	1:2 2:-2 3:-2 7:-3 9:2
#copies>import	2:-2 9:2
#copies>judge	2:3 3:-2 5:-4 7:-2 9:3
#copies>not	5:-2 8:2
#copies>should	2:-2 5:2 7:4 9:-2
#copies>show	3:-2 5:3
#copies>twice	1:-2 3:-3 5:4 6:-2 9:2
#copies>use	0:-3 5:2
#copies>where	1:-2 2:-2 5:4 9:-2
#copies>which	0:-2 5:4 7:-2
#copies>work	3:-2 9:2
#copies>⟨name⟩	4:-2 5:2 7:-3
#copies>⟨n⟩	2:3 7:-2
#copies>⟨path⟩	5:-2 7:2
#count	0:-2 5:-4 6:13 7:-3
#count+call	5:-4 6:5
#count+compare	6:3
#count+create	0:-2 5:2 6:2
#count+exists	5:-2 6:7 7:-3 9:-2
#count+handle	0:-2 6:3
#count+import	5:-2 6:4
#count+not	1:-2 2:-2 5:-2 6:3 7:-2 8:2
#count+overload	1:-2 3:-2 6:3 7:-3
#count+overview	5:-3 6:2 7:-2 9:2
#count+places	5:-2 6:5 7:-2
#count+possible	5:-2 6:3
#count+raise	0:-2 5:-3 6:4
#count+show	5:3 6:-2
#count+sometimes	5:2
#count+subtype	5:-2 6:5 7:-2
#count+tests	6:4 7:-2
#count+thing	2:-2 6:4
#count+use	6:3
#count+where	5:-2 6:2
#count+which	5:3 6:-3
#count+write	0:-3 5:4
#count+wrong	3:2
#count+⟨name⟩	5:-2 6:4
#count+⟨n⟩	3:2
#count>anymore	6:2
#count>call	6:4 7:-2
#count>catch	3:2
#count>compare	2:-2 4:-2 6:2 7:-2
#count>create	0:-2 5:2 6:2
#count>defined	0:2 6:-2 7:2
#count>error	6:4
#count>event	2:2 4:-2
#count>exists	2:-2 5:-3 6:6 7:-3
#count>fail	5:2
#count>from	4:-2 5:-3 6:4
#count>good	9:2
#count>handle	0:-2 6:4
#count>howto	6:2
#count>impact	5:3
#count>import	5:-3 6:5
#count>never	3:-2 7:2
#count>nobody	6:3
#count>not	1:-2 2:-2 5:-2 6:3 7:-2 8:2
#count>overload	1:-2 3:-2 6:3 7:-4
#count>override	6:2 7:-3 9:2
#count>overview	5:-3 6:2 7:-2 9:2
#count>places	5:-2 6:6 7:-2
#count>possible	5:3 7:-2
#count>raise	0:-2 5:-4 6:6
#count>should	7:-3 9:3
#count>show	5:3
#count>since	6:2
#count>sometimes	3:2 6:-2
#count>subtype	5:-3 6:6 7:-2
#count>tests	5:-3 6:5 7:-2
#count>thing	2:-2 6:5 7:-2
#count>to	5:-2 6:5
#count>too	6:2
#count>trace	3:2 5:-5 6:5
#count>twice	5:-4 6:-2 9:4
#count>use	6:4 7:-2
#count>what	5:5 6:-4 7:-2
#count>where	0:3 6:-4 9:2
#count>which	5:3 7:-2
#count>who	8:2
#count>write	0:-3 5:3 6:3
#count>wrong	3:3 5:-2
#count>⟨error⟩	6:4
#count>⟨name⟩	5:-4 6:9 7:-2
#count>⟨n⟩	0:-2
#count>⟨path⟩	3:2 4:-2 5:-5 6:4
#create	4:-2 8:2
#create+anymore	7:3
#create+call	0:3 4:-2 5:-3 7:-3 9:3
#create+create	1:-2 5:2
#create+event	0:-3 1:-2 2:3
#create+fail	1:3 5:-3
#create+from	1:2 2:-2 4:-3 6:-2 9:-3
#create+meaning	1:-2
#create+not	0:2 1:-2 7:-2 9:2
#create+overview	1:-2 5:3
#create+show	0:2
#create+slow	1:-2 3:3
#create+sometimes	3:2 5:-2
#create+tests	0:-2 1:-2 7:3
#create+thing	5:3
#create+to	0:-3 3:2 4:3 7:-2
#create+trace	3:2
#create+what	0:-3 1:-4 3:-2 5:3 6:2 7:-2 8:-2 9:-2
#create+where	0:-2 5:5 6:-3
#create+which	0:-2 3:-2 8:3
#create+⟨name⟩	1:4 2:-2 4:-3 5:-2 8:-2 9:-2
#create+⟨n⟩	0:-2 1:2
#create+⟨text⟩	3:2
#create>anymore	5:-2 7:3
#create>call	0:2 4:-2 5:-2 9:2
#create>compare	1:2 3:-3 4:-2 7:-2 9:2
#create>count	0:-5 5:2 6:2 7:-2
#create>error	1:-3 5:3 7:-2
#create>event	0:-3 1:-2 2:3
#create>exists	0:-2 6:2
#create>fail	0:-2 1:3 7:-2
#create>from	2:-2 4:-3 5:2 6:-2 9:-3
#create>good	3:2 5:-3 7:-2 9:2
#create>happens	0:2 1:-2
#create>how	0:-2 1:-2 2:4 3:-2
#create>howto	2:2 5:-3
#create>ifchange	5:-2
#create>judge	7:2
#create>meaning	1:-2
#create>missing	1:-2 3:3
#create>never	3:2
#create>not	0:3 4:-2 8:-2
#create>overview	1:-2
#create>places	0:-3 1:-3 5:3 7:2
#create>possible	6:2
#create>raise	5:2
#create>read	4:3 5:-3 7:2
#create>should	1:-2 3:4 5:-4 7:-2 9:-2
#create>show	1:-2 5:4 8:-2
#create>since	5:2 7:-2
#create>slow	0:2 1:-2 3:3 5:-3
#create>structure	1:3 3:2 5:-3 7:-2 9:-2
#create>tests	3:-3 7:3
#create>thing	1:-3 2:3
#create>to	0:-2 1:2 3:2 4:2 7:-3 8:-2 9:-2
#create>trace	3:4 5:-2 7:-2
#create>use	0:2 1:2 3:-2 5:-2
#create>what	1:-3 3:-2 7:-4
#create>where	1:-2 5:3 6:-3 7:-2
#create>which	1:2 3:-2 5:-2 8:3 9:-2
#create>who	3:-2
#create>write	5:-2 7:3
#create>wrong	3:5 5:-2 7:-2 9:-2
#create>⟨name⟩	1:4 2:-2 4:-3 8:-2
#create>⟨n⟩	0:-2 3:4 7:-2
#create>⟨path⟩	3:4 5:-2
#create>⟨text⟩	3:4 5:-3
#decided	0:-3 3:5 4:-3 5:-2 6:-2 8:-2 9:-2
#decided+exists	3:2
#decided+from	3:2
#decided+what	1:3 4:-2 5:-2 7:-3
#decided+which	1:-2 2:3
#decided+why	3:2
#decided+⟨name⟩	0:-2 1:-4 4:-2 9:3
#decided>exists	3:3 7:-2
#decided>from	3:2 5:-2
#decided>meaning	1:-2 3:3 5:-2 7:2
#decided>not	3:2
#decided>send	3:2 4:2 9:-2
#decided>what	0:-2 1:2 3:4 5:-3 6:-2 7:-3 9:-3
#decided>which	1:-2 2:3
#decided>why	3:3
#decided>⟨name⟩	0:-2 1:-5 3:2 4:-2 7:2 9:2
#defined	0:3 8:-2
#defined+defined	0:2 1:-4 5:2
#defined+exists	0:3 7:-2
#defined+fail	2:-3 4:3
#defined+from	0:4 1:-2 2:-2 5:-2 7:-2 8:-2
#defined+good	5:-2 7:3
#defined+handle	3:3
#defined+how	3:2
#defined+howto	0:3
#defined+ifchange	0:-2 2:3 3:-2
#defined+import	0:-4 3:-2 5:3 6:2
#defined+judge	0:2 1:-2 8:2
#defined+missing	3:3
#defined+never	0:-2 5:-2 7:4
#defined+nobody	7:3
#defined+not	0:-2 3:2 5:3 7:-3
#defined+places	0:2
#defined+raise	1:2
#defined+send	1:2 5:-2
#defined+should	0:-2 2:-2 3:2 9:2
#defined+show	3:-2 9:-2
#defined+tests	0:-3 1:-2 2:3
#defined+thing	1:2
#defined+to	4:4 5:-2
#defined+what	1:2 3:-3
#defined+where	0:5 1:2 2:-2 3:-2 5:-3 6:-2
#defined+which	1:-3 2:2 5:-3 6:2 7:2 9:-2
#defined+who	0:-2 1:2 2:2 5:-4 7:3
#defined+wrong	0:-2 1:-2 2:-2 5:4 9:-2
#defined+⟨name⟩	0:3 1:2 2:-2 3:-2 4:-2 6:-2 7:-5 8:-2
#defined+⟨n⟩	3:3
#defined+⟨path⟩	0:2
#defined>call	1:2 3:-2 4:-2 5:3 7:-3
#defined>catch	1:-2 2:2
#defined>compare	0:-2 5:3 7:-3
#defined>count	5:-2 6:2
#defined>create	1:3 5:-3
#defined>error	3:-2 5:3
#defined>event	1:-2
#defined>fail	2:-3 4:3 5:-2 7:-2
#defined>from	0:3 1:-2 2:-2 5:-3 7:2 8:-2
#defined>good	7:2
#defined>handle	3:2
#defined>happens	3:3 7:-2
#defined>how	0:2 3:2
#defined>howto	0:2
#defined>ifchange	0:-2 1:-2 2:2
#defined>impact	1:3
#defined>import	0:-4 1:2 3:-2 5:3 6:2
#defined>judge	0:2 1:-2
#defined>missing	3:3 5:-2
#defined>needed	7:2
#defined>never	0:-2 3:-2 7:4
#defined>nobody	0:-2 3:-3 5:3 7:2
#defined>not	3:2 5:2 7:-2
#defined>overview	0:-2 1:3 2:-2 3:-3 5:-4 7:2
#defined>places	0:4 3:-2 5:-2 7:2
#defined>raise	0:-2 1:2
#defined>read	0:-2 5:-2 7:4
#defined>send	3:-3 5:-2 7:3
#defined>should	0:-2 2:-3 3:2 5:-2 9:2
#defined>show	2:-2 9:-2
#defined>since	1:3 5:-2
#defined>sometimes	5:2
#defined>structure	1:3 5:-2
#defined>tests	0:-4 1:-2 2:2 7:3 9:-2
#defined>thing	0:-3 1:2 2:-2
#defined>to	1:-2 4:4
#defined>too	3:-2 7:3
#defined>trace	1:-2 2:2 5:-3 7:2
#defined>twice	3:-2 5:-2 6:2 7:3 9:-2
#defined>use	5:4
#defined>what	0:2 3:-4 4:-2
#defined>where	0:6 2:-2 3:-3 5:-4 6:-2 7:-2
#defined>which	1:-3 5:2 9:-2
#defined>who	0:-3 3:2 5:-4 7:2
#defined>work	0:-2 5:2
#defined>write	7:2
#defined>wrong	0:-3 1:-2 2:-2 5:4 8:-2 9:-2
#defined>⟨name⟩	0:2 1:2 2:-2 3:-2 4:-2 8:-2
#defined>⟨n⟩	0:3 1:-3 3:3 5:-4
#defined>⟨path⟩	7:2
#error+anymore	0:2 1:2 7:-2
#error+catch	1:-2 2:-2 3:-3 6:-2 7:5 9:2
#error+compare	1:3 3:2 5:-2 7:-2
#error+count	5:-2 6:2
#error+create	0:-2 7:2
#error+defined	5:2
#error+error	1:3 3:-2
#error+event	2:2
#error+exists	0:-2 7:2
#error+fail	0:2 1:-2
#error+from	1:-2
#error+handle	0:2 1:-3 3:-2 5:-4 8:2
#error+how	0:-2 2:6 5:-2
#error+import	0:2
#error+nobody	0:2 3:2 5:-3 7:-2
#error+not	0:-3 1:-2 3:4 5:-3
#error+overload	5:2
#error+overview	2:3 5:-2 8:-3
#error+places	0:-3 5:3
#error+raise	3:-2 6:2 9:-2
#error+send	5:2
#error+should	5:4
#error+show	3:4 5:-2 7:-2
#error+slow	1:2 3:-2
#error+sometimes	5:-2 7:4
#error+thing	1:-3 5:4 7:-3
#error+to	0:3 4:-2 5:-4
#error+use	0:2 1:2
#error+what	0:3 4:-2 6:2 7:-4
#error+when	1:-2 9:2
#error+where	0:3
#error+which	0:3 1:2 2:3 4:-2 5:-6
#error+who	0:3 1:-2 3:-4 7:-3 9:-2
#error+⟨error⟩	3:3 5:-2
#error+⟨name⟩	0:-3 1:-3 3:4 4:2 5:2 7:-3 9:-2
#error+⟨n⟩	0:2 1:2 2:-2 5:-2 7:-2 9:2
#error+⟨path⟩	0:-2 5:3
#error+⟨text⟩	0:2 1:-3 3:-4 7:2
#error>anymore	0:3 5:-2 7:-3
#error>catch	0:2 1:-3 2:-2 3:-3 6:-2 7:3
#error>compare	1:2 2:-2 3:2 4:3 5:-4 7:-3 9:-3
#error>count	0:-2 5:-3 6:4
#error>create	1:-2
#error>defined	0:2
#error>event	2:2
#error>exists	0:-2 1:-2 2:2 5:2 6:-2
#error>fail	2:4 4:-2
#error>good	0:-2 1:-2 3:-2 5:2 7:-2 9:3
#error>handle	0:4 3:-2 5:-4 8:2 9:-2
#error>happens	0:2
#error>how	0:-3 1:-2 2:8 3:-4 4:-2 5:-3 7:-2 8:-2
#error>ifchange	2:2 3:2 7:-2
#error>impact	5:-2 7:2
#error>import	3:2 7:-2
#error>meaning	0:-2 1:2 2:2
#error>missing	0:-2 1:3 5:-2
#error>most	3:2
#error>nobody	5:-2
#error>not	2:3 3:3 5:-2
#error>overload	1:2 3:2
#error>overview	2:3 5:-2 8:-3
#error>places	0:-2 5:2 7:2
#error>quality	7:3
#error>raise	3:-4 5:3 6:2 9:-2
#error>read	0:2 5:-2
#error>send	0:-2 3:-2 4:-2 5:5 7:-2
#error>should	1:-2 2:-2 3:2 5:3
#error>show	0:-2 1:-2 3:3 5:2 7:-4
#error>since	1:2 3:2
#error>slow	1:3
#error>sometimes	0:-2 3:2 5:-3 9:2
#error>structure	0:3 1:-2 5:-2 7:-3 8:-2 9:2
#error>thing	0:2 1:-2 2:2 3:2 4:-2 7:-2
#error>to	0:3 1:-3 2:2 3:2 5:-4
#error>trace	0:-2 3:4
#error>use	2:3 5:-3
#error>what	0:3 1:4 3:-3 5:-3 7:-5 9:-3
#error>when	1:2 5:-4 9:2
#error>where	0:7 3:-2 5:-2 7:-4
#error>which	0:5 1:2 2:2 3:-4 4:-2 5:-6 9:-2
#error>who	0:5 1:-4 2:-2 4:-2 6:-2 7:-4 9:-2
#error>why	1:-3 3:5
#error>work	2:2
#error>write	0:-2 1:2 3:3 5:-2 7:-2
#error>wrong	0:2 3:3 5:-3
#error>⟨error⟩	0:-2 3:4 7:-2
#error>⟨name⟩	0:-2 3:5 5:2 7:-3
#error>⟨n⟩	1:3 5:-3
#error>⟨path⟩	0:-2 3:4 5:2
#error>⟨text⟩	0:3 1:-3 3:-4 7:2
#event	0:2 5:3 6:-2 7:-2
#event+defined	4:2
#event+event	0:3 1:4 4:-2 5:-4 7:-2 9:-2
#event+from	0:3 1:-3 2:2 5:-3 6:-2 8:-2 9:-2
#event+handle	0:-2 5:3
#event+how	3:-2 4:3 6:-2
#event+missing	0:-2 3:4 5:-2 7:-2
#event+most	0:2 1:2 5:-3
#event+not	0:3 5:-3
#event+send	0:3 1:2 3:-2 7:-2 9:-2
#event+should	7:2
#event+since	0:-2 1:2 3:-2 5:-2 7:2
#event+slow	3:3
#event+structure	8:-3
#event+thing	0:-2 1:-3 2:3 3:-2 5:2 7:-3
#event+what	0:-3 1:3 3:-2 7:2
#event+where	0:2
#event+which	0:3 7:-2
#event+who	1:-2 3:-2 5:2
#event+⟨name⟩	1:4 3:-2 7:-2 9:-2
#event+⟨n⟩	0:3 1:-2 3:-2 5:-3 7:2
#event+⟨path⟩	5:-2 7:3
#event>catch	0:2
#event>count	0:-4 3:2 6:3
#event>create	0:-4 1:2 3:-2 7:-2 9:2
#event>decided	5:-2 8:2
#event>defined	4:2
#event>exists	3:-2 5:2 7:-2
#event>fail	3:-4 7:3
#event>from	0:3 1:-3 2:2 3:2 5:-4 8:-2 9:-2
#event>good	1:-2 5:-2 8:2 9:2
#event>handle	2:-2 3:2 5:2 7:-2 9:-2
#event>how	0:-2 1:-2 3:-3 4:5 5:-2 6:-2
#event>howto	5:-3 9:2
#event>ifchange	7:2
#event>judge	0:-2 1:-2 5:2 8:2 9:-3
#event>missing	0:-2 3:2 5:-3 7:2
#event>most	0:2 1:2 5:-2
#event>nobody	0:3 3:-3
#event>not	1:-2 3:2 7:-2 9:2
#event>places	5:2
#event>raise	0:2 5:-2 7:-2 9:2
#event>read	0:2 7:2
#event>send	0:2 1:2 3:-2 4:-2 7:-2
#event>should	0:-2 7:3
#event>show	0:3 1:-2 5:-4
#event>since	0:-2 3:-2 5:-2 7:2
#event>slow	3:2
#event>sometimes	3:2
#event>subtype	1:-2 2:-2 4:3 5:-3
#event>thing	0:4 1:-2 2:2 3:-3 4:-3 7:-3 9:-2
#event>to	2:-3 4:3 7:-2
#event>trace	1:-2 3:-2 4:3 5:-3 7:2
#event>twice	1:-2 3:4 5:-2
#event>use	5:-2
#event>what	1:4 3:-4 4:-4 5:-3
#event>when	0:3 5:-2
#event>where	0:5 1:-2 5:-5
#event>which	0:4 3:-2 5:-2 7:-2
#event>who	0:2 3:-3 4:-2
#event>why	3:3 5:-2 7:-2
#event>work	1:-3 4:2 5:-2
#event>write	0:-2 7:2
#event>wrong	0:-3 7:4
#event>⟨name⟩	1:4 3:-3 7:-2 9:-2
#event>⟨n⟩	0:3 1:-2 5:-3 9:-2
#event>⟨path⟩	5:-2 7:3
#exists	1:-2 4:-2 7:7
#exists+anymore	3:3 5:-3
#exists+compare	3:-2 4:3 5:-4 7:-4 9:2
#exists+count	5:-2 6:4 7:-2
#exists+defined	1:-2 7:2
#exists+exists	5:-2 7:3
#exists+from	0:-2 2:-2 4:-2 5:3 7:-3 9:3
#exists+handle	5:-2 7:3
#exists+impact	5:-2 7:4
#exists+import	0:3 5:-2
#exists+most	1:2 5:-2
#exists+nobody	5:-2 7:3
#exists+not	3:-2 7:5
#exists+overload	5:-3 7:4
#exists+places	5:-3 7:4
#exists+structure	5:2 7:2 9:-2
#exists+subtype	5:-2 7:4
#exists+tests	3:-2 5:-2 7:6
#exists+thing	1:-2 7:2
#exists+to	0:2
#exists+too	7:2
#exists+trace	4:-5 5:-2 7:6
#exists+twice	3:3
#exists+unused	5:-3 7:4
#exists+use	5:-2 7:3
#exists+what	0:-2 1:-3 3:3 4:-2 5:2 6:-3 7:-2
#exists+which	0:-2 1:-2 2:-2 4:-2 5:2 7:2 8:2 9:-2
#exists+who	4:2 5:-2
#exists+write	5:3
#exists+⟨name⟩	1:-2 3:-4 5:2 9:4
#exists+⟨n⟩	5:-2 7:3
#exists+⟨path⟩	6:2
#exists>anymore	1:-2 3:2 5:4 7:-3
#exists>call	4:-2 7:4
#exists>catch	0:-2 7:3
#exists>compare	1:-2 2:-2 3:-3 4:2 5:-3 6:-2 7:2 9:3
#exists>count	5:-2 6:4 7:-2
#exists>create	7:3
#exists>decided	3:4 7:-3
#exists>defined	1:-2 5:2 7:2
#exists>error	5:-3 7:4
#exists>event	3:3 5:-3
#exists>fail	1:-3 3:-3 5:5 7:-5 8:2
#exists>from	0:-2 2:-2 3:2 4:-2 5:-2 7:2
#exists>good	5:-3 7:3
#exists>handle	3:-2 5:-4 7:5
#exists>happens	5:-3 7:4
#exists>how	2:-3 5:-3 7:5
#exists>howto	1:2 5:-3 7:2
#exists>ifchange	3:-2 9:2
#exists>impact	5:3
#exists>import	0:2 5:2
#exists>judge	1:3 7:-3 9:-2
#exists>missing	3:-2 5:2 7:2
#exists>most	1:2 5:2 7:-3
#exists>never	5:2
#exists>nobody	3:-2 7:3
#exists>not	3:-2 7:5
#exists>overload	5:-3 6:2 7:3 9:-2
#exists>override	4:-2 5:-5 7:5 9:2
#exists>places	7:4
#exists>raise	5:-2 7:3
#exists>risk	1:2 5:-3
#exists>send	0:-2 1:-2 2:-2 4:-2 7:3
#exists>should	5:3 7:-3 9:2
#exists>show	1:-2 7:2
#exists>since	7:2
#exists>structure	8:2 9:-2
#exists>subtype	5:-3 7:5
#exists>tests	1:-2 3:-2 5:-2 7:7
#exists>thing	1:-3 5:3 7:2
#exists>to	1:-3 3:-2 7:3 9:-2
#exists>too	7:2
#exists>trace	4:-5 7:4
#exists>twice	7:2
#exists>unused	5:2
#exists>use	7:3
#exists>what	0:-2 3:3 4:-3 6:-3
#exists>where	0:2
#exists>which	0:-3 1:2 2:-2 4:-2 5:3
#exists>who	4:2 5:-4 7:3
#exists>work	3:2
#exists>write	5:2 7:2
#exists>⟨error⟩	7:2
#exists>⟨name⟩	3:-4 4:-2 5:-4 7:9
#exists>⟨n⟩	1:-2 3:2
#explain	0:-3 1:3 2:4 3:-5 5:-5 6:-2 7:-4 8:5 9:-4
#explain+from	0:-2 2:-3 4:-2 5:-2 8:5
#explain+how	3:-2 4:2
#explain+judge	1:2 8:-3
#explain+meaning	1:3 3:-2
#explain+trace	0:-2 2:2 3:-2 4:2 5:-2 7:-2 8:-4
#explain+what	1:4 2:-2 3:-3 5:-4 6:3 7:-2
#explain+which	5:3
#explain+why	1:-2 3:4
#explain+work	1:-3 2:5 3:-2 4:-3 5:-3
#explain+⟨name⟩	0:-2 1:6 2:-5 3:-2 4:-2 5:-4 6:-2 7:-3
#explain>call	5:4
#explain>from	0:-3 5:-5 6:2 7:-2 8:3 9:-2
#explain>good	7:2
#explain>handle	2:2
#explain>how	0:-2 3:-2
#explain>judge	1:3 8:-2
#explain>meaning	1:3 2:-2 3:-2 4:-2
#explain>missing	5:-2 8:2
#explain>not	0:2 2:2 3:-2 4:-2 5:-4 6:3 7:-2 8:-2
#explain>overview	1:-4 2:-2 5:-2 8:6
#explain>places	0:-3 1:2 2:-3 3:-2 4:2 5:-2 7:-2 8:2
#explain>thing	5:2
#explain>to	1:3 2:-2 7:-2
#explain>trace	0:-2 3:-2 4:3 5:-2 8:-3
#explain>what	1:4 5:-5 6:2 7:-2 9:-2
#explain>where	0:-2
#explain>which	5:3
#explain>why	1:-2 3:4
#explain>work	0:-2 1:-3 2:6 3:-2 4:-3 5:-3
#explain>⟨name⟩	0:-3 1:6 2:-3 4:-5 5:-3 7:-4 8:2
#explain>⟨n⟩	3:2 8:2
#fail	3:3 9:-2
#fail+count	5:-2 6:5 7:-2
#fail+defined	3:-2 5:2
#fail+error	1:-4 7:2 8:2
#fail+event	0:2 1:4 5:-5
#fail+from	0:2 1:-3 2:-2 5:2
#fail+how	2:3 3:-2 5:2 7:-2
#fail+ifchange	5:4 7:-2
#fail+judge	8:2
#fail+missing	3:2 5:-2
#fail+most	5:2
#fail+nobody	0:2 3:-2 5:2
#fail+not	1:-2 7:2
#fail+raise	7:2
#fail+should	1:-2 5:-3 7:3
#fail+show	1:-2 2:-2 4:2 7:2
#fail+slow	1:2
#fail+sometimes	3:3
#fail+structure	3:-2 4:-2 5:2 7:-3 8:3
#fail+tests	1:2 2:2 7:-2 8:-2
#fail+thing	0:2 1:-3 3:-2 4:-2
#fail+to	1:-3 5:2 7:2
#fail+what	1:2 3:-4 4:2 5:2 7:-5
#fail+when	1:2 3:3
#fail+where	3:-2 7:-2
#fail+which	0:3 1:-2 7:-2
#fail+work	0:2
#fail+write	1:2
#fail+wrong	0:2 3:-2
#fail+⟨error⟩	7:2
#fail+⟨name⟩	0:-4 1:-4 3:3 4:2 6:-2 9:-2
#fail+⟨n⟩	3:3 5:-2
#fail+⟨path⟩	4:-2 5:3 7:-2
#fail+⟨text⟩	0:-2 3:3
#fail>anymore	0:-2 3:-3 5:4 7:-3
#fail>call	0:2
#fail>catch	0:2 5:-2 7:-2
#fail>compare	1:3 5:-3 7:-2 9:3
#fail>count	5:-2 6:5 7:-2
#fail>create	4:2 5:-2
#fail>defined	5:2 7:-2
#fail>error	1:-2 7:2
#fail>event	1:4 2:-2 3:-2 4:2 7:-3
#fail>exists	7:-3 9:2
#fail>from	3:2
#fail>good	1:2
#fail>handle	1:2 7:-2
#fail>happens	3:3
#fail>how	0:-2 2:3 3:-4 4:2 5:2 7:-3
#fail>howto	1:2 3:-2 5:-2 7:2
#fail>ifchange	1:-2 2:-2 5:3 8:2
#fail>import	8:-2
#fail>judge	1:2 2:-3 5:-2 8:2
#fail>missing	0:2 5:-3 7:2
#fail>needed	1:-2 3:2
#fail>nobody	5:2
#fail>not	1:-2 3:3
#fail>places	3:3 7:-2
#fail>quality	1:2 5:-2
#fail>raise	0:-4 1:4 3:-2
#fail>read	0:2 7:-3
#fail>send	1:4 3:2 5:-3
#fail>should	1:-2 7:3
#fail>show	0:2 1:-4 2:-2 3:3 5:-3 8:-2
#fail>since	3:2
#fail>sometimes	3:4 5:-2
#fail>structure	0:2 3:-2 4:-2 7:-4 8:2
#fail>tests	1:2 2:2 3:2 7:-3 8:-2
#fail>thing	0:4 1:-2 4:-2
#fail>to	1:-4 7:3
#fail>too	1:2 5:-2
#fail>trace	0:-2 1:-2 3:3
#fail>use	5:2 7:-2
#fail>what	2:-2 3:-2 6:-2 7:-3 8:2 9:-2
#fail>when	0:-2 3:2 4:-2 7:-2
#fail>where	0:3 1:2 3:-3 7:-2
#fail>which	0:3
#fail>who	0:-2 1:-3 3:4 5:-3 7:2 8:2
#fail>why	3:2
#fail>work	0:2
#fail>wrong	7:-2
#fail>⟨error⟩	7:2
#fail>⟨name⟩	3:3 9:-2
#fail>⟨n⟩	1:-3 3:3 5:-3
#fail>⟨path⟩	0:-2 1:-2 3:4 4:-2 5:3 7:-2
#fail>⟨text⟩	0:-3 3:2 5:2
#from+anymore	0:-2 1:3 3:-2 4:-2 5:-2 7:2 9:2
#from+call	3:2 9:-2
#from+compare	1:2 7:-2
#from+copies	7:2
#from+create	0:-3 1:3 3:-2 7:-2 9:-2
#from+defined	1:-2 3:2 5:-3 7:4
#from+error	0:3 3:-3 4:-2 7:-3 8:3
#from+event	3:-2 5:4 6:-2 8:-2 9:-2
#from+exists	1:-2 5:2 6:2
#from+fail	4:-3 5:-4 7:5 8:-2
#from+from	1:-2 2:-3 4:2 6:-2 8:2 9:-4
#from+good	0:2 5:-3 7:3
#from+handle	0:-3 2:-3 3:2
#from+happens	0:-3 1:3 3:2 4:2 5:-3 7:-2
#from+how	1:-2 2:-3 3:-2 4:3 5:-2 8:2
#from+howto	3:-2 4:2 7:-3 8:-2 9:-3
#from+ifchange	5:2
#from+impact	1:2 7:-3 9:2
#from+import	0:-2 2:-2 3:-3 4:3
#from+judge	1:2 8:-2
#from+meaning	1:-3 5:3 7:-2
#from+missing	0:3 3:2 5:-3
#from+most	5:2 7:-3
#from+needed	2:3 7:-2
#from+nobody	3:3 7:-2
#from+not	0:-2 1:-3 2:-2 3:3 5:2 7:-2
#from+overload	7:-2 9:2
#from+override	1:-2 2:-2
#from+overview	0:-2 1:3 3:-3 5:-3 8:2 9:-3
#from+places	2:-2 3:2 5:-3 6:-2
#from+possible	5:2 6:-2
#from+quality	1:-2 5:-2 8:3
#from+raise	0:-3 1:-2 4:2 5:3 7:-2
#from+read	0:2 1:-3 2:-2 4:-2 5:2 8:-2 9:-2
#from+risk	0:-2 1:2 7:-2 8:2 9:-2
#from+send	3:2 5:-6 6:2 7:3 9:-2
#from+should	1:2 4:-2 9:-2
#from+show	0:-2 1:-2 2:-2 3:3 4:-2
#from+since	0:-2 2:2 7:-2 8:-2
#from+slow	1:-2 2:-2 5:-3 6:3
#from+sometimes	3:4 5:-3 7:-2
#from+structure	2:3 4:-2 5:-3 7:-2 8:-2 9:2
#from+subtype	3:2 5:-4 9:2
#from+tests	0:-2 4:-3 5:2 6:-2
#from+thing	0:-4 5:2 8:-2
#from+to	0:-4 1:-3 2:-4 3:-3 4:9 5:-2 7:-3
#from+trace	0:-2 2:2 3:-2
#from+twice	3:-3 5:2 7:3
#from+unused	3:-2 5:3
#from+use	1:2 3:3 5:-2 8:-2 9:-2
#from+what	1:3 3:-2 4:3 6:-2 7:-4 8:-2 9:-2
#from+when	1:3 5:-4
#from+where	0:4 2:2 3:-3 6:-2 7:-4 9:-2
#from+which	0:4 1:2 2:-4 3:-4 5:-2 6:-2 7:-6 9:3
#from+who	7:-3
#from+why	1:-2 3:3 7:-2
#from+work	0:3 1:-2 3:-2 7:-2
#from+write	0:-4 1:-3 5:5
#from+wrong	1:-2 3:2 5:2
#from+⟨error⟩	7:2
#from+⟨name⟩	3:-2 4:2
#from+⟨n⟩	1:-2 3:5 4:-3 7:-4 9:-2
#from+⟨path⟩	0:-3 1:-3 5:2
#from+⟨text⟩	0:2 3:-2
#from>anymore	1:2 4:-2
#from>call	1:-2 5:2 6:-2 9:-2
#from>callee	5:3
#from>catch	1:2 4:-2 5:-5 6:3 7:-2 8:-2
#from>compare	0:-2 5:-4 6:-3
#from>copies	7:2
#from>count	0:-2 5:2 7:-2
#from>create	0:-2 1:4 3:-4 5:2 6:-2 7:-5 9:-2
#from>decided	0:-2 1:3 2:2 3:-3 4:-2 9:-2
#from>defined	0:-3 1:-2 5:-2 6:-2 7:2 9:3
#from>error	0:2 4:-3 7:-2 8:2 9:-2
#from>event	6:-2 8:-2 9:-2
#from>exists	4:-3 5:2 7:2
#from>explain	0:2 3:-2
#from>fail	2:-2 4:-2 5:-2 7:4
#from>good	2:-3 5:-2 8:2 9:-2
#from>handle	0:3 2:-3 8:-2
#from>happens	2:-2 3:2 4:4 5:-5 7:-2 9:-2
#from>how	1:-3 2:3 4:3 5:-3 6:-2 7:-3
#from>howto	0:2 4:2 7:-3 8:-2 9:-3
#from>ifchange	0:-2 2:2 9:-2
#from>impact	4:-2 6:-2 9:2
#from>import	0:-5 2:-2 3:-3 4:2 5:4
#from>judge	3:-2 4:-3 5:-3 8:3 9:-2
#from>meaning	1:-4 3:-3 4:3 5:4 8:-2 9:-3
#from>missing	0:3 1:-3 3:2 5:-3 7:-2
#from>most	7:-4 8:2
#from>needed	0:2 1:-2 2:3 4:-2 5:-3 7:-3
#from>never	3:2
#from>nobody	1:-3 3:3 4:-2 6:2
#from>not	2:-2 5:3
#from>overload	1:2 5:2 7:-4
#from>override	1:-2 2:-2 7:2
#from>overview	0:-4 1:2 2:3 3:-4 6:-2 9:-2
#from>places	0:-2 1:-2 3:2 5:4 6:-2 7:-3
#from>possible	1:2 2:-2 3:2 4:-2 5:-2
#from>proscons	3:-2 5:3 7:-2 9:2
#from>quality	1:3 3:-2 4:-2 5:-5 8:3 9:-2
#from>raise	1:2 7:-2 9:-2
#from>read	0:2 1:-3 2:-2 3:2 5:2 8:-2 9:-2
#from>risk	1:3 5:-2 8:2 9:-2
#from>send	0:3 4:-2 5:-5 6:2 7:2 8:-2 9:-3
#from>should	1:2 4:-3 5:-5 7:2 8:-3 9:3
#from>show	0:-3 1:-2 3:3 4:-2 5:3 9:-2
#from>since	0:-2 1:-2 2:3 3:3 7:-3
#from>slow	0:2 1:-3 2:-2 5:-2 6:3 7:3 8:-2 9:-3
#from>sometimes	1:-2 3:4 4:-2 5:-3
#from>structure	0:-2 2:2 4:-2 5:-4 7:-2
#from>subtype	0:-2 6:-2 8:-2
#from>tests	0:-2 4:-3 5:2 6:-2 7:2 9:-2
#from>thing	5:2 9:-2
#from>to	0:-3 1:-2 2:-3 3:-4 4:10 5:-4 9:-2
#from>too	3:-2 7:3
#from>trace	0:-2 1:-2 4:4 7:-2
#from>twice	7:2
#from>unused	1:-2 3:-2 5:4
#from>use	0:-3 4:-2 5:4 7:-2 8:-2 9:-2
#from>what	3:-3 4:3 7:-3 8:-2
#from>when	5:-4
#from>where	0:4 3:-2 6:-2 7:-5 9:-2
#from>which	1:4 2:-2 3:-3 6:-2 7:-3 8:-2 9:2
#from>who	0:2 2:-2 4:-3 9:-2
#from>why	0:-2 1:2 3:2 5:-2 8:-2
#from>work	0:3 1:-2
#from>write	0:-2 1:-2
#from>wrong	2:-2 3:4 4:-2
#from>⟨error⟩	7:2
#from>⟨name⟩	2:-2 3:-2
#from>⟨n⟩	0:2 1:-3 3:4 4:-2 5:-3 6:-2 7:-4 8:2
#from>⟨path⟩	1:-4 2:-2 4:3 5:3 7:-2
#from>⟨text⟩	0:3
#good	0:-2 1:-2 3:3 4:-3 6:-2 7:4
#good+fail	0:3 7:-2
#good+from	1:-3 2:2 3:2 5:-2
#good+good	0:-2 2:-2 3:-2 5:-3 7:3 9:3
#good+howto	2:2 5:-2
#good+judge	1:-2 7:-2 8:3
#good+not	5:-2 7:2
#good+raise	5:-2 7:2
#good+to	2:2 3:2 5:-2
#good+what	0:-3 2:-2 5:-5 7:5 8:-2 9:-2
#good+where	2:-2 3:-2 6:-2 7:-2 9:4
#good+wrong	5:2
#good+⟨name⟩	0:-2 1:2 3:2 5:-3 7:2
#good>anymore	0:2 3:3 5:-3 7:-2
#good>call	5:2 7:-2
#good>compare	3:2 7:-2 8:-2
#good>error	1:-3 2:2 5:-2 7:2
#good>fail	0:3 7:-2
#good>from	1:-4 5:-2 7:3 8:2
#good>handle	3:2
#good>howto	2:2 5:-2
#good>impact	2:2
#good>import	7:4
#good>judge	1:3 3:-2 7:-3 8:2 9:-2
#good>not	0:3 1:-2 2:-2
#good>raise	0:-2 3:-3 7:2
#good>should	9:2
#good>show	3:-2 7:2
#good>structure	7:2
#good>thing	0:2 2:2 5:-2 7:-3
#good>to	2:2 3:2 5:-3
#good>trace	5:2
#good>use	7:-3 9:2
#good>what	0:-3 1:-2 3:2 4:-2 5:-3 6:-2 7:4 8:-3 9:-3
#good>where	2:-2 6:-2 7:-2 9:4
#good>which	0:2 2:-2 7:-2
#good>who	3:-2 5:5 7:-3
#good>⟨name⟩	0:-3 2:-2 7:3 9:-2
#good>⟨text⟩	3:4 5:-3
#handle	0:2 4:-2 7:2 9:-2
#handle+call	1:-2 5:2
#handle+catch	0:3
#handle+create	0:-3 1:4 5:-3
#handle+error	0:-3 3:-2 7:-3 8:4
#handle+event	1:-3 5:6 7:-3 8:-2 9:-2
#handle+exists	5:4 7:-2
#handle+fail	0:-2
#handle+from	0:-2 1:3 2:-2 3:-2 4:-3 8:-2
#handle+handle	1:-3 4:-2 5:2
#handle+how	0:-2 3:-2 5:-2 7:3
#handle+howto	0:2 1:2 2:-3 3:-3 4:-2 5:-2 7:2
#handle+meaning	0:-2 1:3 3:-2 4:-2 5:2 7:-2
#handle+missing	0:2 5:-2
#handle+nobody	5:2
#handle+not	3:4 5:-5
#handle+places	0:2
#handle+show	0:4 1:-3 3:-2 5:-4 8:3
#handle+since	5:3
#handle+sometimes	0:-2 1:-3 3:-2 7:3
#handle+structure	3:2 5:-2
#handle+thing	0:-2 3:-2 5:4
#handle+to	0:-3 1:-5 3:-2 5:5
#handle+trace	2:-2 4:4 5:-2
#handle+what	0:2 3:-2 4:-2 5:2
#handle+where	0:5 5:-4 7:-2
#handle+which	1:3 3:-2 4:-2
#handle+who	0:2 5:-3
#handle+wrong	0:-2 3:2 5:2
#handle+⟨name⟩	0:2 1:-5 3:2 4:-2
#handle+⟨n⟩	0:-3 1:3 5:-2
#handle+⟨path⟩	0:3 1:-4
#handle>catch	0:2 7:-2
#handle>count	6:2
#handle>create	0:-4 1:5 5:-4
#handle>defined	0:2 1:-2
#handle>error	1:-2 8:3
#handle>event	0:2 3:-2 4:-2 5:4 7:-3 8:-2 9:-2
#handle>exists	0:2 1:-2 3:-2 4:-2 5:2 7:-3
#handle>explain	1:2 3:-2 5:2
#handle>fail	0:-3 3:2
#handle>from	0:-4 1:4 3:-3 4:-3 7:2 8:-2
#handle>good	1:3 7:-2
#handle>happens	3:4 5:-2
#handle>how	0:-3 1:-2 3:-2 7:3
#handle>howto	0:2 1:2 2:-2 3:-3 4:-2 7:2 9:-2
#handle>ifchange	0:-3 3:-2 5:5
#handle>impact	3:2
#handle>judge	0:-2 1:-2 2:2 3:-2 5:-2
#handle>meaning	0:-2 1:3 3:-2 4:-2 5:2 7:-2
#handle>missing	0:2 3:2 5:-3 7:-2
#handle>never	0:-2 3:5 5:-4 7:-2
#handle>nobody	0:-2 5:2
#handle>not	3:5 5:-4
#handle>overview	2:2 5:2 8:-2
#handle>places	1:2 5:-2 8:2
#handle>quality	1:-2 5:-2 7:4
#handle>raise	5:2
#handle>read	0:-2 5:3
#handle>send	0:5 5:-3 7:-3
#handle>should	0:4 1:-4 5:-2 7:2
#handle>show	0:3 1:-4 3:-2 5:-4 7:3 8:2
#handle>since	0:-2 5:3
#handle>sometimes	0:-2 1:-3 3:-2 7:3
#handle>structure	0:-2 5:-2
#handle>thing	0:-2 1:2 2:-2 3:-2 5:3 9:-2
#handle>to	1:-4 3:-2 5:3 7:3 8:-2
#handle>trace	0:4 1:-5 3:-2 4:3 5:-2 7:-2 8:-2
#handle>use	0:-2 3:2
#handle>what	0:4 1:2 2:-2 3:-3 4:-3 9:-2
#handle>when	3:-2 5:4
#handle>where	0:2 5:-4
#handle>which	1:3 2:-2 3:-2 4:-3 9:-2
#handle>who	1:-2
#handle>why	3:2
#handle>write	1:-2 7:2
#handle>wrong	0:-3 3:3 5:2
#handle>⟨name⟩	0:3 4:-2 7:-2
#handle>⟨n⟩	0:2 5:-4
#handle>⟨path⟩	0:4 1:-4 4:-2 7:-2
#happens	0:-3 2:-2 4:7 5:-3 6:-2 7:-3 8:-2
#happens+call	1:-2 5:-3 9:2
#happens+from	0:-2 1:-4 3:-3 4:3 5:-2 9:2
#happens+happens	0:-2 1:-2 4:4 7:-3 9:-3
#happens+places	0:-3 1:2 2:-2 4:2 7:-3
#happens+should	1:-2 9:2
#happens+to	1:5 4:-3 5:-4
#happens+trace	1:-3 4:5
#happens+what	0:2 1:-2 3:-2 4:3 5:-3
#happens+when	1:-2 4:4 5:-2 9:-2
#happens+which	3:-2 4:-2 7:2
#happens+⟨name⟩	1:-6 3:-2 4:2 5:2 7:2
#happens>call	3:-2 9:2
#happens>compare	4:3 5:-2 7:-2 9:-2
#happens>create	0:2 1:2 4:-2 5:-4
#happens>defined	0:-2 1:3 5:-3
#happens>error	1:3 2:2 5:-4
#happens>fail	1:-2 2:2 3:3 4:-2 7:-2
#happens>from	0:-2 3:-3 4:3 5:-3 7:2 8:-2 9:2
#happens>handle	0:-2 1:-4 3:-2 4:2 5:2 9:3
#happens>howto	1:-2 4:2 5:-2
#happens>ifchange	4:2 5:-2
#happens>missing	3:2
#happens>not	1:-2 2:2 3:-2 4:2 5:-2
#happens>places	0:-3 1:2 2:-2 4:2 7:-3
#happens>should	1:-2 9:2
#happens>since	1:-2 4:3
#happens>thing	0:-2 1:-4 2:2 3:-2 5:4
#happens>to	0:-2 1:3 2:2 4:-2
#happens>trace	0:-2 1:-5 3:-2 4:4 5:3 7:-3
#happens>twice	3:4 4:-2 7:-2
#happens>what	1:-5 3:-3 4:2 9:2
#happens>when	1:-2 4:5 5:-2 9:-2
#happens>which	0:-2 3:-2 5:4 7:2
#happens>who	1:4 5:-5
#happens>work	4:3 9:-2
#happens>⟨name⟩	0:-3 3:-3 4:4 6:-2 9:-3
#happens>⟨n⟩	1:-2 3:2 5:2
#how	0:-3 2:11 3:-2 4:2 5:-4 7:-4 9:-2
#how+call	2:2 4:-2 6:2
#how+catch	2:3 3:-2
#how+compare	3:-2 5:-2 9:2
#how+create	4:2 5:-2 6:2
#how+decided	2:3
#how+defined	0:-2 1:-2 2:4 3:-4 4:2 7:-2
#how+error	2:3
#how+event	1:-2 3:-2 4:2 5:2 6:-2
#how+exists	0:-2 2:3 4:-2 7:-2 8:2
#how+fail	1:-4 2:2 3:-3 7:-2
#how+from	0:-2 4:4 5:-2 6:-3 7:-4 9:-2
#how+good	0:-3 1:3 3:-3 4:-3 5:3 6:-2 8:-3 9:-2
#how+handle	1:-2 3:2 7:-2 8:-2
#how+howto	2:4 3:-2 4:-2 5:-2
#how+ifchange	2:4 3:-2 4:-2 5:-2
#how+never	3:2
#how+nobody	2:-2 6:2 8:2
#how+not	2:3 3:-3 7:-3
#how+overload	6:2
#how+override	2:3
#how+overview	2:2
#how+places	5:-2 6:3
#how+possible	1:3 3:2 5:-2 7:-3
#how+quality	5:-2 7:-2 8:2
#how+raise	1:-2 3:-2 4:2 5:-3
#how+read	2:4
#how+send	3:-2 4:3 5:-2
#how+should	1:-2 2:5 4:-2 5:-2 7:-4 9:-2
#how+show	2:3
#how+since	2:5 3:-2 4:-3
#how+slow	1:-2 2:2 3:-2 8:2
#how+structure	2:-2 8:3
#how+subtype	2:2 5:-2
#how+tests	2:3 6:2
#how+thing	1:-2 2:2 5:-2 6:2 7:-2
#how+to	0:-2 1:-2 3:-3 4:5 5:-2 6:-2 7:-3 8:-2
#how+trace	1:-2 2:3
#how+unused	2:3 7:-2
#how+use	1:-2 2:3 3:-2 4:-2 7:-3
#how+what	1:2 2:-2 3:3 4:-3 5:-2 7:-2
#how+work	2:6 4:-2 5:-2
#how+write	1:-2 2:4
#how+⟨name⟩	0:-3 1:-4 2:2 3:4 5:-6 7:-4 8:-2 9:2
#how>anymore	2:3
#how>call	6:2 7:-2 9:-2
#how>catch	2:4 3:-2
#how>compare	3:-3 5:-3 6:2 9:3
#how>create	2:2 4:2 5:-2 6:2 8:-2
#how>decided	0:-2 1:-2 2:3
#how>defined	0:-3 1:-2 2:5 3:-4 7:-2 8:-2 9:-2
#how>error	0:-2 1:-2 2:6 3:-2 5:-3
#how>event	0:-2 1:-2 2:4 3:-3 7:-2 9:-2
#how>exists	0:-2 2:4 4:-2 5:-2 6:2 7:-4
#how>fail	1:-2 2:4 3:-5 4:2 7:-3
#how>from	0:-2 2:4 3:-2 4:4 5:-3 7:-4
#how>good	0:-3 1:3 2:2 3:-3 5:3 6:-2 7:-2 8:-3 9:-3
#how>handle	1:-3 2:3 3:2 5:-2 7:-3 8:-3
#how>howto	1:-2 2:4 3:-2 5:-3
#how>ifchange	2:3 3:-2 5:-3 7:-2 8:3
#how>impact	2:3
#how>import	5:-2 6:3
#how>judge	1:2 4:2 5:-2
#how>missing	2:3
#how>needed	1:-2 6:2
#how>never	3:2
#how>nobody	2:-2 5:-2 6:4 7:-3
#how>not	2:6 3:-2 7:-4
#how>overload	2:2 5:2 7:-2 9:-2
#how>override	2:3 5:-2
#how>overview	0:-2 1:-3 2:4 3:-2 5:-2 8:3
#how>places	5:-2 6:4
#how>possible	1:2 3:2 6:-2 7:-3
#how>quality	2:3 4:-2 5:-2 7:-2 8:2 9:-2
#how>raise	1:-2 3:-2 4:2 5:-3 6:2
#how>read	2:2
#how>send	0:-2 1:-2 2:2 3:-2 4:3 5:-3 9:-2
#how>should	1:-2 2:5 4:-3 5:-2 7:-4
#how>show	1:-2 3:-2 4:3 5:-2 7:-2
#how>since	1:-2 2:7 3:-3 4:-3 7:-2
#how>slow	1:-2 2:2 3:-3
#how>structure	0:-2 3:-2 4:-3 5:-3 8:3 9:-2
#how>subtype	1:-2 2:2 4:2 5:-3
#how>tests	0:-2 1:2 2:4 3:-3 4:-3 7:-5
#how>thing	1:-3 2:5 4:-2 5:-3 7:-3 8:-2 9:-2
#how>to	0:-2 3:-4 4:8 5:-4 7:-4
#how>too	2:2 3:-2 7:-3 8:3
#how>trace	0:-2 2:3 4:2 5:-3 6:2 7:-3
#how>unused	2:3 7:-2
#how>use	1:-2 2:4 3:-2 4:-2 6:2 7:-3
#how>what	0:-2 4:2 6:-3 7:-2 9:-2
#how>where	0:-3 1:2 4:-2 8:3 9:-2
#how>which	1:-2 2:2 4:-3 7:-2 8:2
#how>who	1:-4 2:2 3:-2 4:-4 5:-3 8:4
#how>work	1:-2 2:7 3:-2 4:-3 5:-3
#how>write	1:-2 2:5 3:-2 7:-2
#how>wrong	2:2 3:-2
#how>⟨error⟩	6:3
#how>⟨name⟩	0:-2 1:-4 2:2 3:2 4:3 5:-4 6:3 7:-4
#how>⟨n⟩	2:-3 3:3
#how>⟨path⟩	2:-2 3:-2 4:3 5:-3 6:3 7:-2
#howto	2:7 6:-2 7:-2 8:-2
#howto+compare	4:2
#howto+create	2:3 3:2 4:-2 5:-2
#howto+error	7:2
#howto+exists	2:2
#howto+explain	2:4 5:-2
#howto+from	1:-2 2:-3 5:4 7:-2
#howto+handle	4:-2 7:2
#howto+how	5:2
#howto+howto	0:-2 1:-3 2:7 3:-2 4:-2
#howto+ifchange	5:3
#howto+needed	2:2
#howto+overview	2:3
#howto+show	2:2 4:2
#howto+since	1:-2 2:3 3:-2 5:-2
#howto+tests	2:2 5:-2
#howto+thing	0:-3 1:-2 2:3 5:2 7:-2
#howto+to	1:-2 3:-2 4:3 5:-2 7:-2
#howto+use	0:-2 1:4 4:-2 5:-4
#howto+what	1:-5 2:3 5:-3 7:-3
#howto+when	4:-2 5:2
#howto+where	0:3
#howto+which	0:-2 1:2 5:-2
#howto+write	2:2 5:-2 7:2
#howto+wrong	3:3 5:-3
#howto+⟨name⟩	0:-3 1:3 2:-2 4:-2 7:-2
#howto+⟨path⟩	0:3 3:-2 5:-2
#howto+⟨text⟩	0:2 1:-3 2:-2 3:4 5:-3
#howto>catch	2:2
#howto>compare	4:2 5:-2
#howto>create	2:3 5:-3 7:-2
#howto>error	1:-3 3:2
#howto>event	0:3 1:-2 5:-2
#howto>exists	2:4 5:-2
#howto>explain	2:4 5:-2
#howto>fail	3:2
#howto>from	0:-2 1:-3 2:3 5:2 6:-2 8:-2
#howto>good	0:-2 3:2 5:-3 9:3
#howto>handle	1:2 4:-2 5:-2
#howto>happens	4:2
#howto>how	5:2
#howto>ifchange	5:3
#howto>impact	4:3 5:-2 9:-2
#howto>meaning	1:2 2:-3
#howto>needed	2:3 5:-2
#howto>not	2:2 3:2 5:-3
#howto>overview	2:3
#howto>places	0:2 1:-2 5:-2
#howto>possible	5:-2 6:2 7:-2
#howto>send	0:2
#howto>should	0:-3 1:-2 2:2 5:-2 6:2 9:-2
#howto>show	0:-2 1:-2 2:2 3:-2 4:2
#howto>since	0:-2 1:-3 2:4 5:-2 7:-2
#howto>sometimes	2:2
#howto>subtype	2:3 5:-2
#howto>tests	1:-2 2:4 3:-2
#howto>thing	0:-2 2:5 3:-2 4:-2 7:-3 9:-2
#howto>to	1:-3 3:-2 4:3 7:-2
#howto>trace	0:3 2:-3 3:-3 4:3 7:-2
#howto>use	1:4 3:-2 4:-3 6:-2 7:-2
#howto>what	1:-3 2:5 3:2 5:-5 7:-3 8:-2
#howto>when	1:-2 4:-2 5:2
#howto>where	2:2 5:-2
#howto>which	0:-2 1:2 7:-3 9:-2
#howto>who	0:3 1:-3 3:-2 4:-2 5:2 7:-2
#howto>work	1:3 3:2 5:-4
#howto>write	2:2
#howto>wrong	3:4 5:-3
#howto>⟨name⟩	2:-3 3:2 6:-2 7:-2
#howto>⟨path⟩	0:3 3:-2
#howto>⟨text⟩	1:-3 2:-3 3:5 5:-4
#ifchange	5:3
#ifchange+event	5:2
#ifchange+fail	3:3 7:-2
#ifchange+from	1:-7 2:-2 3:2 8:-2
#ifchange+ifchange	0:-3 1:-3 5:6
#ifchange+impact	3:3 7:-2
#ifchange+nobody	5:2 7:-2
#ifchange+not	2:3 5:-3 9:2
#ifchange+overload	1:-2 7:2
#ifchange+overview	1:-2 5:2 8:2
#ifchange+places	0:-2 3:2
#ifchange+should	1:4 5:-4 8:-2 9:2
#ifchange+show	5:2
#ifchange+since	3:2
#ifchange+thing	0:-2 1:-3 3:-2 4:-2 5:6 9:-2
#ifchange+to	2:-2 3:3 4:2
#ifchange+what	0:-3 1:2 3:-4 4:-3 5:4 7:-4 8:-2 9:-3
#ifchange+when	1:-2 3:2
#ifchange+which	3:-2
#ifchange+who	5:2
#ifchange+write	7:2
#ifchange+wrong	3:2
#ifchange+⟨name⟩	3:-3 4:-3 6:-2
#ifchange+⟨path⟩	0:2 1:2 4:-2
#ifchange>anymore	1:-2 5:2
#ifchange>call	5:2
#ifchange>compare	0:-2 5:-2 9:3
#ifchange>create	3:2
#ifchange>defined	1:-3 4:4
#ifchange>event	3:-2 5:2
#ifchange>fail	3:3 7:-2
#ifchange>from	0:-2 1:2 2:-2 8:-2
#ifchange>good	5:3 7:-2
#ifchange>handle	7:2
#ifchange>howto	1:3 2:-2 5:-3
#ifchange>impact	0:-2 1:-3 5:3
#ifchange>import	0:2 1:-2 3:-2 5:-2 7:3
#ifchange>judge	3:-2 5:-2 9:3
#ifchange>meaning	5:2 9:2
#ifchange>missing	3:4 5:-3
#ifchange>most	5:4
#ifchange>needed	7:2
#ifchange>nobody	3:3
#ifchange>not	1:-2 2:4 3:-2 4:-2 5:-2
#ifchange>overload	1:-2 7:2
#ifchange>overview	1:-2 5:2 8:2
#ifchange>places	0:-3 3:2 5:3 7:-2
#ifchange>raise	0:-2 5:3
#ifchange>risk	1:-2 7:2
#ifchange>should	0:-2 1:4 2:-2 3:-2 5:-2 8:-2 9:2
#ifchange>show	1:-2 7:3
#ifchange>since	0:4 1:-3 4:-2 5:-2 7:-2
#ifchange>subtype	5:2
#ifchange>tests	0:2 1:-2 2:-2 3:-2 5:2
#ifchange>thing	0:-4 1:4 2:-2 3:-3
#ifchange>to	0:-3 1:-2 2:-3 5:4
#ifchange>trace	2:-2 7:2 9:-2
#ifchange>use	3:-3 5:2 7:2
#ifchange>what	3:-4 5:4 7:-4 8:-2
#ifchange>when	1:-2 3:2
#ifchange>where	0:-3 3:-2 5:5
#ifchange>which	5:2
#ifchange>who	0:2 1:-3 3:-2 4:-2 5:2
#ifchange>why	0:-2 1:3
#ifchange>work	7:-2 9:2
#ifchange>write	0:-3 1:2 9:-2
#ifchange>wrong	3:2
#ifchange>⟨name⟩	3:-4 4:-3 5:3
#ifchange>⟨n⟩	2:-2
#ifchange>⟨path⟩	2:-2 4:-3 7:2
#impact	0:-3 3:-2 4:-2 5:6 8:-2
#impact+from	2:-2 3:-3 4:-2 6:3 9:-2
#impact+ifchange	1:-3 3:-2 5:6 7:-2
#impact+risk	1:2 5:-2 7:2
#impact+structure	7:4
#impact+thing	5:2
#impact+to	3:2
#impact+what	1:2 2:2 5:-2
#impact+where	0:-2 5:3
#impact+which	3:2
#impact+write	5:3
#impact+⟨name⟩	1:2 3:-3 4:-2 5:2 6:-2
#impact+⟨path⟩	1:2 3:-2 6:3 7:-2
#impact>compare	2:2 9:-2
#impact>create	3:2
#impact>defined	1:3 4:2 5:-4
#impact>fail	3:3 5:-2
#impact>from	0:-2 3:-2 4:-2 6:3 9:-2
#impact>how	1:3 4:-2
#impact>ifchange	1:-3 3:-2 5:6
#impact>import	1:-2 3:-2 5:6 7:-3
#impact>most	5:3 7:-2
#impact>not	1:-3 3:3 6:2 7:-4
#impact>overload	5:2
#impact>places	5:3 7:-2
#impact>risk	2:2 5:-3 7:2
#impact>should	7:3
#impact>structure	5:-2 7:4
#impact>thing	3:-2
#impact>to	4:-2 5:4
#impact>trace	4:-2 6:3
#impact>what	2:2
#impact>where	0:-2 5:5 7:-3
#impact>which	1:2 5:2 7:-2 9:-2
#impact>write	1:-2 5:4
#impact>⟨name⟩	0:-2 3:-4 4:-2 5:5 9:-2
#impact>⟨n⟩	5:2
#impact>⟨path⟩	3:-2 5:-2 6:3
#import	1:-2 5:2 7:3 8:-2
#import+compare	2:-2 7:2 9:2
#import+exists	5:-4 7:5
#import+fail	1:3 5:-3
#import+from	0:-3 1:-3 3:-3 4:-2 5:2 6:2 9:-2
#import+import	2:2 3:-2 5:3 7:-3
#import+missing	3:3 7:-2
#import+most	3:3 7:-3
#import+nobody	3:3 7:-3
#import+not	0:-2 3:5 5:-3 6:-2 7:-2
#import+should	7:4 9:-2
#import+show	5:3
#import+structure	2:2 3:-2 5:-3 6:-2 7:5 8:-2
#import+thing	1:-2 5:3 6:2 7:-3
#import+too	5:-2 7:3
#import+trace	3:2 4:2 5:-3
#import+use	5:3
#import+what	0:-3 2:3 3:-2 6:2 7:-2
#import+where	0:3 7:-3
#import+which	0:3 1:-2 3:-2 4:-2 9:-2
#import+⟨name⟩	0:-3 3:-3 5:4 9:-2
#import+⟨path⟩	2:-2 3:2 4:-2 5:3 7:-4 8:-2
#import>anymore	0:2 1:-2
#import>call	4:2
#import>compare	2:-2 7:3 9:2
#import>count	0:2 2:-2 5:-3 6:3 7:-2
#import>defined	2:-2 3:2
#import>error	5:2
#import>exists	7:2
#import>fail	1:2 3:3 4:-2 7:-3
#import>from	0:-2 1:-3 4:-3 5:3 7:2 9:-2
#import>good	0:3 1:2 5:-3 7:-2
#import>handle	3:-2 5:3
#import>how	1:2 2:-3 3:2 5:-3 6:2 7:-2
#import>howto	1:2
#import>ifchange	0:-3 5:3
#import>missing	3:3
#import>most	5:2
#import>nobody	3:3
#import>not	1:-3 3:3 4:-2 5:-2 6:2 7:-4
#import>overview	0:2 7:-2
#import>places	5:2
#import>raise	5:2
#import>risk	7:2
#import>should	2:-2 3:-2 7:4 9:-2
#import>show	3:3 5:2 7:-4
#import>structure	0:-2 1:-2 5:-4 6:-2 7:5 8:-2 9:-2
#import>thing	0:-2 1:-3 2:-2 6:3 7:-3
#import>to	0:-2 5:4
#import>too	5:-2 7:3
#import>trace	2:-2 3:2 8:-2
#import>use	0:-2 6:2
#import>what	0:-3 1:-2 2:3 3:-4 6:2 7:2
#import>when	0:-2 3:-2 4:2
#import>where	0:4 1:-2 3:-2 6:-2 7:-5 8:-2 9:-2
#import>which	0:3 1:-2 3:-2 7:-2 9:-2
#import>who	1:2 3:-2
#import>write	0:-3 5:4
#import>wrong	7:3
#import>⟨name⟩	0:-4 4:-2 5:2 9:-2
#import>⟨path⟩	2:-2 3:2 4:-2 5:2 8:-2
#judge	0:-2 1:2 3:-5 4:-3 5:-2 6:-2 8:7
#judge+fail	1:2 5:-2
#judge+from	0:3 2:-2 5:-2 7:-3 8:3
#judge+how	1:-2 2:-3 5:-2 7:-2 8:5
#judge+judge	3:-2 5:-3 7:-3 8:4
#judge+quality	1:2 3:-2 5:-4 6:-2 8:3
#judge+should	1:-2 5:3 8:-2
#judge+show	9:2
#judge+structure	5:-2 8:3
#judge+thing	1:-3 8:3
#judge+what	1:3 3:-3 7:2 9:-2
#judge+where	0:5 1:-2 5:-3 8:-2
#judge+which	1:4 2:-2 7:-3 8:-2 9:-2
#judge+who	0:3 5:-3
#judge+⟨name⟩	0:-4 1:-3 5:3 7:3 8:-2
#judge+⟨n⟩	1:-2 7:3
#judge+⟨path⟩	3:-3 5:3
#judge>call	0:-2 4:-2 5:4
#judge>catch	3:2 7:-2
#judge>compare	1:-2 8:2
#judge>defined	0:-2 2:3
#judge>error	0:-2 2:-3 3:-2 7:-3 8:4
#judge>event	1:-3 5:-2 7:3 8:2
#judge>fail	1:2 5:-3 8:3
#judge>from	0:2 1:3 2:-4 3:-4 5:-3 6:-2 7:-2 8:5 9:-3
#judge>good	9:2
#judge>handle	1:-2 3:-2 7:-3 8:4
#judge>how	1:-3 4:-2 5:-3 7:-2 8:6
#judge>ifchange	2:-2
#judge>not	5:-3 7:-2 8:3
#judge>places	0:-2 4:-2 5:3 7:-2
#judge>quality	0:-2 1:3 2:-2 3:-2 5:-5 6:-2 8:4
#judge>read	0:-2 7:3
#judge>risk	8:2
#judge>send	0:3 1:-2 5:-4 7:2
#judge>should	0:-2 2:-3 5:2 7:2
#judge>show	0:-2 1:-2 2:-2 3:-3 7:2 8:2 9:2
#judge>structure	2:-2 3:-2 5:-4 8:6
#judge>tests	1:4 5:-4
#judge>thing	2:-2 5:-4 6:2 8:3
#judge>to	0:-2 1:2 2:-3 3:-3
#judge>too	3:-2 5:-2 7:2 8:2
#judge>trace	0:-3 1:-2 3:-3 4:-3 5:4 8:2
#judge>use	2:-2 5:-2 6:3 8:3 9:-2
#judge>what	0:-3 2:-2 3:-3 4:-2 7:2 8:4 9:-3
#judge>where	0:2 2:2 5:-2 7:-2 8:-4 9:-2
#judge>which	1:3 2:-2 8:-2 9:-2
#judge>who	0:2 7:-2
#judge>⟨name⟩	2:-2 3:-4 4:-3 5:2 6:-3 7:2
#judge>⟨n⟩	0:-2 1:-2 2:-2 3:-3 5:-2 7:2 8:4 9:-2
#judge>⟨path⟩	3:-3 5:3 7:2
#meaning	0:-3 1:11 2:-3 5:-5 6:-2 7:-2 9:-2
#meaning+anymore	5:2
#meaning+call	4:2 5:-3
#meaning+catch	1:2
#meaning+compare	1:-3 4:4
#meaning+fail	3:2 5:-4
#meaning+from	0:-2 1:4 3:-4 5:-3 8:-2
#meaning+handle	1:4 5:-2 7:-2 8:-2
#meaning+meaning	3:3 4:-2 5:-3
#meaning+overview	8:2
#meaning+show	5:2
#meaning+thing	1:2 5:-2
#meaning+to	4:3 5:-3 7:-2
#meaning+trace	1:-3 2:-2 4:3 5:-2 8:3
#meaning+what	0:-4 1:2 2:-2 3:3 4:-3 6:-3 7:-3
#meaning+where	0:3 5:-2
#meaning+⟨name⟩	3:4 4:-5 6:-2 7:-2 8:-2 9:-2
#meaning+⟨path⟩	0:-4 1:2 3:-3 5:3
#meaning+⟨text⟩	3:2 4:-2
#meaning>anymore	5:2
#meaning>call	0:-2 1:-2 3:-6 5:6 7:-3
#meaning>catch	1:2
#meaning>compare	4:3
#meaning>create	2:2 5:2 7:-2
#meaning>defined	0:-3 3:-2 8:2 9:-2
#meaning>error	0:2 5:-2 7:-2
#meaning>fail	3:2 5:-4
#meaning>from	0:-3 2:-2 3:3 9:-4
#meaning>handle	0:-2 1:4 2:-2 5:-3 8:-2
#meaning>happens	1:2 2:-2
#meaning>how	1:3 3:-2 4:-2 5:-3
#meaning>howto	1:-3 2:2 3:-2 7:2
#meaning>judge	0:-2 1:2 5:-2 8:2
#meaning>needed	1:3 3:-3
#meaning>nobody	1:2 5:-2
#meaning>not	1:2
#meaning>overload	1:3 6:-2
#meaning>overview	1:4 3:-2 4:-3 5:-2
#meaning>places	1:4 4:-2
#meaning>raise	1:-3 5:5 7:-2
#meaning>risk	1:3 5:-2
#meaning>send	0:2 5:-2
#meaning>show	0:-2 1:2 3:-2 8:2
#meaning>thing	0:3 1:2 3:2 4:-2 5:-2 6:-2 7:-3
#meaning>to	4:3 5:-2
#meaning>trace	0:-4 2:-2 3:-4 4:4 8:2
#meaning>unused	1:2 5:-2
#meaning>use	3:2 5:-3
#meaning>what	0:-4 1:4 2:-2 3:2 4:-2 6:-3 7:-3
#meaning>where	1:2 3:-2 5:-3 8:2
#meaning>which	4:2 9:-2
#meaning>who	0:-2 1:-2 3:2 5:2
#meaning>why	1:3 3:-2
#meaning>write	0:-3 4:3 5:-2 7:-2
#meaning>⟨name⟩	1:2 3:4 4:-4 5:-2 6:-2 8:-2
#meaning>⟨path⟩	0:-4 1:3 3:-3 4:-2 5:2
#meaning>⟨text⟩	0:-2 1:2 3:2 4:-2 5:-2
#missing	0:2 3:7 4:-3 5:-2 8:-2 9:-2
#missing+anymore	3:3
#missing+catch	0:-2 1:-2 5:4 7:-2
#missing+fail	0:-3 1:-2 5:2 7:2
#missing+from	0:-3 3:3 5:2
#missing+handle	1:-3 3:2 5:2 7:-2
#missing+not	3:3 5:-2
#missing+places	0:-2 3:2
#missing+read	0:2 5:-2
#missing+thing	3:3
#missing+use	0:-2 3:3 5:-2
#missing+what	1:-2 3:4 5:-2 7:-2
#missing+when	3:2
#missing+why	3:2
#missing+write	3:-3 7:3
#missing+wrong	3:3
#missing+⟨name⟩	0:2 3:2 5:-3 7:-2
#missing+⟨n⟩	3:3
#missing>anymore	3:2
#missing>catch	0:-2 1:-3 5:5 7:-3
#missing>defined	0:2
#missing>error	5:2
#missing>exists	3:2 7:-2
#missing>fail	1:-2
#missing>from	1:-2 3:2 5:2
#missing>handle	1:-2 3:2 5:2 7:-2
#missing>ifchange	5:2 7:-2
#missing>impact	0:-2 5:2
#missing>import	0:-2 5:4 7:-3
#missing>nobody	0:2
#missing>not	3:4 5:-2
#missing>places	0:-2 3:2 5:2 7:-2
#missing>read	0:2 5:-2
#missing>show	0:-2 1:3 3:2 5:-3
#missing>slow	0:2
#missing>sometimes	0:2
#missing>thing	3:3
#missing>to	3:3 7:-2
#missing>trace	3:3
#missing>use	0:-3 1:-2 3:4
#missing>what	1:-3 3:5 7:-2
#missing>when	3:3
#missing>where	0:3 3:-2 7:-3
#missing>which	0:2 7:-2
#missing>why	3:3
#missing>write	0:-2 5:-2 7:3
#missing>wrong	0:-2 3:4
#missing>⟨name⟩	0:2 1:-2 3:3 5:-4
#missing>⟨path⟩	3:2
#most	1:2 3:-2 5:6 6:-3 7:-3 8:-2
#most+anymore	3:-2 4:2 5:2 7:-3
#most+call	4:2
#most+count	1:2
#most+from	3:-2 7:2 8:-3
#most+not	3:-3 7:-3 9:3
#most+quality	0:2 1:-3 2:2
#most+risk	0:-2 1:3 3:-2 4:-2 5:4 7:-4 9:-2
#most+should	1:2 5:2
#most+thing	5:3
#most+to	5:3 7:-2
#most+where	0:5 1:-2 5:-4
#most+which	1:-2 5:3
#most+who	7:2
#most+⟨name⟩	1:-2 3:-2 7:3
#most+⟨n⟩	3:-2 5:4 8:-2
#most>anymore	3:-2 4:2 5:2 7:-3
#most>call	4:2
#most>count	0:-2 1:4 2:-2 5:2 6:-4 7:-2 9:-2
#most>from	1:3 2:-2 8:-3
#most>handle	0:2
#most>how	1:-2 5:2
#most>ifchange	1:-2 5:4 7:-2
#most>nobody	1:-2 3:2
#most>not	1:-2 3:-3 5:2 7:-3 9:3
#most>places	1:3 5:-3
#most>quality	3:-2 4:-2 7:-2 8:-2
#most>risk	1:3 3:-2 4:-2 5:4 7:-5 9:-2
#most>should	3:-2 5:2 7:-2
#most>show	3:2
#most>structure	5:2
#most>thing	5:4
#most>to	3:2 4:-2 7:-2
#most>trace	1:2 7:-2
#most>what	1:3 4:-2 8:-2
#most>where	0:4 1:2 5:-5 7:-2
#most>which	5:3
#most>who	7:2
#most>write	5:2
#most>⟨name⟩	0:-2 3:-2 7:2
#most>⟨n⟩	5:3 8:-2
#needed	2:2 3:-3 6:-2 7:3 8:-3 9:-3
#needed+anymore	5:4 7:-2
#needed+callee	1:-2 5:4 7:-2
#needed+from	1:-3 2:2 3:-2 5:2 7:2
#needed+show	5:3
#needed+thing	2:-2 7:2
#needed+to	1:2 2:3 3:-4 4:-2 5:-3 7:3
#needed+what	0:-2 1:2 2:2 5:-2
#needed+which	0:2
#needed+⟨name⟩	0:-2 1:4 3:-2 6:-2 7:-2
#needed+⟨path⟩	5:2
#needed>anymore	1:-2 2:2 5:3 7:-3
#needed>call	5:2
#needed>callee	1:-2 5:4 7:-2
#needed>from	0:-3 2:2 4:-2 7:2 8:-2 9:-2
#needed>howto	1:-2 5:2
#needed>ifchange	2:-2 5:2
#needed>judge	1:2 2:-2 5:3
#needed>nobody	1:-2 5:-2 7:4
#needed>not	7:2
#needed>show	5:5
#needed>subtype	2:3 5:-2 7:-2
#needed>thing	0:3 2:-3
#needed>to	0:-2 2:3 3:-4 4:-2 5:-2 7:2
#needed>trace	5:3
#needed>use	7:2
#needed>what	0:-2 4:-2 5:-2 7:2
#needed>which	0:2 3:-2
#needed>⟨name⟩	0:-2 1:5 3:-4 4:-2 7:-3
#needed>⟨path⟩	5:2
#never	1:-2 2:-2 3:4 4:-2 7:3 8:-2 9:-2
#never+call	5:3 7:-2
#never+not	3:2 5:2 7:-3
#never+read	7:3
#never+to	7:2
#never+use	5:2
#never+write	7:3
#never>call	5:3 7:-2
#never>fail	3:3 5:-2 7:-2
#never>not	5:3 7:-2
#never>read	7:3
#never>show	3:-2 5:-2 7:3
#never>tests	3:-2 7:2
#never>to	3:2 5:-3 7:3
#never>use	5:3
#never>write	7:3
#never>wrong	3:3 5:-2 7:-2
#never>⟨name⟩	5:-3 7:2
#nobody	2:-2 3:2 4:-2 7:5
#nobody+anymore	0:2
#nobody+call	7:3
#nobody+catch	7:3
#nobody+create	1:-3 5:-2 7:4
#nobody+fail	7:2
#nobody+from	3:2 5:-4 7:3
#nobody+handle	0:-2
#nobody+ifchange	3:3 5:-3 7:2
#nobody+import	5:3 7:-2
#nobody+never	3:2
#nobody+places	0:2 3:-2
#nobody+read	5:-2 7:4
#nobody+thing	7:2
#nobody+use	3:-2 7:3
#nobody+what	1:3 3:2 5:-2 7:-2
#nobody+write	5:-3 7:3
#nobody+⟨n⟩	5:2
#nobody>anymore	0:2 7:2
#nobody>call	3:-2 5:2
#nobody>catch	7:2
#nobody>create	1:-3 7:2
#nobody>defined	1:2 5:-2
#nobody>error	0:-2 3:3 5:-4 7:2
#nobody>exists	3:2
#nobody>fail	3:-3 5:-3 7:4
#nobody>from	1:-4 3:3 4:-2 7:2
#nobody>handle	1:-2 3:2 5:-4 7:3
#nobody>ifchange	3:3 5:-2 7:2
#nobody>impact	0:2 5:-2
#nobody>import	0:-2 7:3
#nobody>missing	0:2 5:-2
#nobody>most	7:2
#nobody>never	3:2
#nobody>not	1:-2 5:4 7:-2
#nobody>places	0:2 3:-2
#nobody>raise	5:-2 7:2
#nobody>read	0:-2 1:2 3:-2 5:-2 7:4
#nobody>send	3:-2 7:3
#nobody>show	0:-2 1:3
#nobody>slow	3:-2
#nobody>subtype	5:-3 7:4
#nobody>tests	5:-2 7:2 8:2
#nobody>thing	1:3 5:-3 7:4
#nobody>to	3:-2 5:-3 7:5
#nobody>trace	0:-2 3:2
#nobody>unused	5:2
#nobody>use	3:-2 7:3
#nobody>what	1:4 3:2 5:-2 7:-3
#nobody>where	0:4 3:-3 7:-2
#nobody>which	3:2
#nobody>write	0:-2 5:-4 7:4
#nobody>wrong	5:-2 7:2
#nobody>⟨error⟩	0:-2 5:-3 7:4
#nobody>⟨name⟩	3:-3 5:-6 7:8
#nobody>⟨n⟩	0:-2 1:3
#nobody>⟨path⟩	3:2 5:-3 7:2
#not	3:4 7:3
#not+anymore	0:-2 5:5 7:-3
#not+call	5:4 7:-3
#not+catch	7:-2
#not+create	0:2 5:-2
#not+defined	3:2 5:-2 7:2
#not+error	0:-2 3:4
#not+event	1:-2 3:3 7:-2
#not+exists	1:-2 3:4
#not+explain	1:2 7:-2
#not+fail	2:4 5:-2 7:-3
#not+from	2:-2 5:2 6:-2 9:-3
#not+good	0:3 1:-3 2:-2 7:-4
#not+happens	3:3 7:-2
#not+how	1:-2 7:2
#not+ifchange	0:-2 5:2 7:2
#not+impact	2:2
#not+import	3:2 5:3 7:-2
#not+meaning	1:4 2:-2 3:-4 4:-2
#not+missing	5:3 7:-2
#not+most	3:-2 4:2 7:-2
#not+needed	1:-2 3:-2 7:3
#not+never	3:-2 5:3
#not+nobody	0:-2 1:-2 3:3 5:2
#not+not	0:-3 1:-2 2:-2 3:2 5:4
#not+overview	9:3
#not+places	0:-2 5:2
#not+possible	2:2 5:-3
#not+quality	7:2 8:-2
#not+raise	0:-2 7:2
#not+read	3:2 5:-3 7:2
#not+risk	1:-2 7:2
#not+send	3:3 5:-3 7:-2
#not+should	7:2 9:2
#not+show	1:-2
#not+since	1:-2 2:-2 3:2 4:-2
#not+slow	7:2
#not+sometimes	7:-2
#not+tests	0:-2 1:-2 2:-2 3:-3 4:2 5:2 7:3
#not+thing	3:-2 6:-2 7:2
#not+to	3:2 5:-3
#not+too	3:-2 5:-3 7:4
#not+trace	5:-2 7:2
#not+twice	3:-2 5:2
#not+unused	5:-3 7:4
#not+use	0:-2 1:-2 3:-2 5:4 7:2
#not+what	0:-3 2:-2 5:2 7:-3
#not+where	0:2 3:2 5:-3
#not+which	0:-2 1:-2 5:4 7:-2
#not+who	1:2 3:-3 5:-2 8:2
#not+why	3:2
#not+write	0:-2 7:2 9:-2
#not+wrong	0:2 1:-2
#not+⟨name⟩	1:-2 2:-2 3:5 9:-2
#not+⟨n⟩	1:-2 3:2 7:-4
#not+⟨path⟩	3:-3 5:4
#not+⟨text⟩	0:3 1:-2
#not>anymore	0:-3 2:-2 5:3 7:-5 8:-2 9:-2
#not>call	1:2 7:-4
#not>catch	5:2 7:-2
#not>compare	1:2 5:-3 7:-3 9:2
#not>count	0:2 6:-2 7:2
#not>decided	7:2
#not>defined	1:-2 3:4 5:-2
#not>error	1:-2 3:4
#not>event	3:2 5:2 7:-3
#not>exists	0:-2 1:-2 3:3
#not>explain	0:3 1:2 2:-2 7:-3
#not>fail	0:2 1:-2 2:3 4:-2 5:-3
#not>from	1:-2 2:-2 7:4 9:-2
#not>good	0:2 1:-2
#not>handle	3:2
#not>happens	3:3 7:-2
#not>how	1:-2 2:4 3:-3
#not>howto	3:2 7:-2
#not>ifchange	0:-3 4:-2 5:2 7:2
#not>impact	3:-2 5:-4 7:4
#not>judge	8:3
#not>meaning	1:6 2:-2 3:-5 4:-2 5:-2
#not>most	4:2 7:-3
#not>needed	1:-3 5:2 7:2
#not>never	5:2 7:-2
#not>nobody	0:-2 1:-3 5:3
#not>overload	5:2
#not>override	5:-3 7:3
#not>overview	5:-2 9:2
#not>places	0:2 1:-3 7:-2
#not>possible	2:2 5:-4
#not>quality	1:-2 2:-2 3:-2 7:3 8:2
#not>raise	3:3 5:-2
#not>risk	0:2 1:-2 7:2
#not>send	3:4 5:-2 7:-2
#not>should	0:-2 1:-2 9:3
#not>show	1:-2 3:2 5:2
#not>since	0:-2 1:-2 2:-3 3:2 4:-3 5:3
#not>slow	7:3
#not>sometimes	3:2 7:-2
#not>structure	5:-2 7:3
#not>tests	0:-2 2:-2 3:-2 7:3
#not>thing	1:-2 4:-2
#not>to	0:-2 3:3 5:-3 7:2
#not>too	3:-3 5:-3 7:4
#not>trace	0:-2 4:3 5:-2
#not>twice	3:-3 5:2 7:2
#not>unused	7:2
#not>use	0:-2 1:-2 2:-2 3:-2 5:4
#not>what	2:-2 5:2 7:-2
#not>when	1:-2 2:2 3:3 5:-2
#not>where	0:6 4:-2 5:-6 7:-3
#not>which	0:3 1:-3 4:2 5:2 7:-6 8:-2
#not>who	2:-2 4:-2 5:-2 7:2 8:2 9:-2
#not>why	1:-2 3:3 5:2 7:-2 9:-2
#not>work	3:3 5:-3
#not>write	0:-2
#not>wrong	1:-2 3:2 7:-2
#not>⟨error⟩	5:-3 7:3
#not>⟨name⟩	3:5 5:-3
#not>⟨n⟩	1:-2 3:5 7:-4
#not>⟨path⟩	0:-2 5:-2 7:2
#not>⟨text⟩	0:3 5:-2
#overload	0:-3 3:-2 4:-2 5:4 7:3 8:-2
#overload+count	5:-5 6:3 7:-2 9:3
#overload+create	5:3
#overload+defined	6:3 7:-2
#overload+exists	1:-2 5:2
#overload+from	4:-2 6:-2 7:2 8:-2
#overload+overload	6:2 7:-2 9:2
#overload+show	5:5 7:-2
#overload+thing	1:-2 5:3 6:-3 7:-2 9:2
#overload+what	5:4 7:-2 9:-3
#overload+⟨name⟩	0:-2 1:-2 3:-3 5:2 7:2
#overload+⟨n⟩	5:-2 7:3
#overload+⟨path⟩	6:2 7:-2
#overload>anymore	5:-3 7:3
#overload>call	6:-2 7:2
#overload>compare	1:-2 3:-2 9:3
#overload>count	7:-2 9:3
#overload>create	3:-2 5:3
#overload>defined	6:2 7:-3
#overload>exists	1:-2 5:3
#overload>fail	7:2
#overload>from	0:-2 4:-2 8:-2 9:2
#overload>good	0:-3 5:-5 9:4
#overload>impact	5:-2 7:2
#overload>import	1:3 5:-3 7:3
#overload>not	5:-2 7:3
#overload>send	3:2
#overload>show	5:3
#overload>thing	1:-2 5:4 7:-3
#overload>trace	5:2 6:2 7:-2
#overload>what	1:-4 5:2 6:-3 9:5
#overload>where	5:-4 9:4
#overload>which	1:-3 5:7 6:-2 7:-2
#overload>who	5:-3 7:3
#overload>write	5:-4 9:5
#overload>wrong	5:3
#overload>⟨name⟩	0:-2 1:-3 3:-2 5:3 6:-3 7:3 9:2
#overload>⟨n⟩	5:-2 7:3
#overload>⟨path⟩	5:2 6:2 7:-2
#override	0:-2 1:-3 4:-2 5:2 7:2
#override+from	0:-2 6:3
#override+proscons	0:-2 5:3
#override+thing	2:-2 3:2 5:-4 6:2 7:3
#override+what	5:4 7:-3
#override+write	0:-2 2:3 3:-3
#override+⟨name⟩	1:-3 3:2 6:-2 7:2 9:-2
#override>anymore	3:2 5:-2
#override>compare	5:-2 6:-3 7:-3 9:5
#override>exists	6:-3 8:2 9:2
#override>from	0:-2 1:-2 4:-2 6:3
#override>missing	3:2
#override>not	1:-2 3:3 7:-2
#override>proscons	0:-2 5:3
#override>show	5:5 7:-2
#override>subtype	5:3 6:-2
#override>thing	2:-2 5:-2 6:2 7:2
#override>what	0:-2 1:-4 2:3 3:3 4:-2 6:-3 7:-4 9:2
#override>where	0:-3 1:2
#override>which	2:-2 8:2
#override>write	0:-2 2:3 3:-3
#override>⟨name⟩	1:-2 7:2
#overview	0:-2 3:-4 4:-2 6:-2 7:-5 8:7
#overview+create	5:-2 8:3
#overview+explain	2:-2 8:3
#overview+from	1:-2 2:3 3:-2 5:-2
#overview+handle	5:2 8:-2
#overview+how	8:-2 9:3
#overview+judge	8:2
#overview+meaning	1:-3 2:2 8:3
#overview+overview	0:-2 1:-2 2:-2 3:-3 4:-2 5:-5 7:-2 8:7 9:-2
#overview+quality	1:3 5:-4 7:2
#overview+show	3:-2 5:2
#overview+since	1:-2 3:-2 4:3 5:-2
#overview+structure	8:3
#overview+thing	0:-3 2:3 5:-3 7:-2 9:2
#overview+what	0:-2 2:2 3:-3 4:-3 5:2 7:-3 8:4 9:-3
#overview+where	0:2 1:-2 4:2 5:-3 9:-2
#overview+which	2:-2 3:-2 4:2 5:-3 8:-4 9:4
#overview+who	3:2 8:2
#overview+⟨name⟩	0:3 1:-2
#overview>anymore	1:-3 5:4 7:-2 8:-2
#overview>compare	1:2 2:-2 3:-2 5:2 9:-2
#overview>create	5:-2 8:4
#overview>defined	1:-2 5:3
#overview>error	1:3 5:-2 8:-3
#overview>event	3:2 5:-2
#overview>exists	7:2 8:2
#overview>explain	2:-2 8:4
#overview>from	2:4 3:-3 4:-3 5:-4 7:-2 8:4
#overview>good	5:2
#overview>handle	8:-2
#overview>how	2:-3 4:-2 5:-2 8:4 9:2
#overview>howto	8:2
#overview>ifchange	2:2
#overview>judge	5:-2 8:3
#overview>meaning	1:-3 8:3
#overview>missing	3:-2 5:2
#overview>most	1:-3 3:-2 5:2
#overview>nobody	3:-2 5:3
#overview>not	3:-3 5:4 7:-3
#overview>places	5:-3 8:3
#overview>quality	1:3 5:-4 7:2
#overview>read	5:-2 8:2 9:2
#overview>should	3:-3 7:-2 9:3
#overview>show	1:-2 3:-2 5:2
#overview>since	1:-2 3:-2 4:3 5:-2
#overview>structure	5:-2 7:-3 8:4
#overview>subtype	2:2
#overview>thing	0:-3 1:-2 2:3 5:-3 7:-3 8:2 9:2
#overview>to	2:-2 3:-2 4:-2
#overview>trace	4:2 5:-4
#overview>twice	7:-2 9:2
#overview>use	0:2 6:2
#overview>what	0:-3 2:2 3:-4 5:2 7:-3 8:3 9:-4
#overview>where	0:2 1:-2 2:2 5:-5 7:-2 8:3 9:-2
#overview>which	0:2 1:-2 2:-3 3:-2 4:2 5:-5 7:-2 9:5
#overview>who	1:-2 4:-2 5:-3 8:4
#overview>why	5:3
#overview>write	1:2 2:3 5:-3
#overview>wrong	9:2
#overview>⟨name⟩	0:3 1:-2 3:-2 7:-3 8:-2 9:2
#places	0:4 2:-2 9:-2
#places+anymore	4:2 5:-3
#places+call	5:2
#places+catch	0:-2 5:4
#places+compare	0:-2 1:-2 3:3 4:-2 9:-2
#places+count	6:4 7:-2
#places+create	1:-2 5:3
#places+exists	0:-2 7:2
#places+fail	1:-2 5:2 7:-2
#places+from	2:-2 4:-2 5:2 6:-2 8:-2 9:-3
#places+good	7:2
#places+handle	1:2 3:-2
#places+impact	0:2 2:2 3:-2 5:-3 8:2
#places+import	8:2
#places+missing	3:2
#places+not	0:2 3:2 5:-3
#places+raise	0:2
#places+send	1:-2 5:2
#places+should	1:-2 3:-2 7:-2
#places+show	3:-2 5:5 7:-2
#places+thing	0:2 1:-3 4:-2 6:-2
#places+to	1:-2 5:3
#places+trace	0:-2 1:-2 2:-2 3:-2 4:2 5:2
#places+twice	3:2 5:-2 9:2
#places+use	0:2
#places+what	0:2 1:-3 3:-3 5:-2 6:2
#places+where	0:2 3:-3 5:2 7:-2
#places+which	0:-4 1:3 7:2
#places+who	0:-3 1:2 4:-2 5:2
#places+write	0:2 3:-2 4:-2
#places+wrong	2:2
#places+⟨error⟩	0:-2 5:4 7:-2
#places+⟨name⟩	1:2 2:-2 4:4 5:-3 7:-2 9:-2
#places+⟨n⟩	3:2 5:-2
#places+⟨text⟩	0:4 1:-2 5:-3
#places>anymore	0:-2 2:2 4:2
#places>call	1:-2 4:-3 5:3 6:3
#places>catch	5:3
#places>compare	0:-4 1:-3 2:4 3:2 4:-2
#places>count	6:3 7:-3
#places>create	4:-2
#places>defined	0:2 5:-4
#places>error	0:-4 1:-2 5:6 7:-2
#places>exists	0:-2 6:2 7:3
#places>fail	1:-2 3:2 7:-3
#places>from	1:2 4:-3 6:-2 9:-3
#places>good	0:-3 1:-2 2:3 4:-2 5:2
#places>handle	0:-2 1:3 3:-3 5:3
#places>happens	5:2
#places>how	1:-2 2:2 3:-4 4:3
#places>howto	0:2 2:-2 3:-2 4:2 7:-2
#places>ifchange	0:-3 5:4
#places>impact	2:2 3:-2 7:-2 8:2
#places>import	1:-2 3:-2 5:3 7:-2 8:2
#places>judge	0:2 3:-2 5:-4 8:2
#places>missing	0:3 1:-2 3:2 5:-4
#places>nobody	3:-2 5:-2 7:2
#places>not	0:-2 2:-2 3:2 4:2
#places>overview	0:2 3:-2
#places>raise	0:2 1:2 3:-3 4:-2
#places>read	7:2
#places>risk	0:-2 1:2 2:2 3:-2 4:-2 5:-2 7:2
#places>send	1:-4 5:3
#places>should	2:2 3:-3 8:-2
#places>show	3:-2 5:4 7:-2
#places>since	0:2
#places>slow	3:2
#places>sometimes	0:-2
#places>structure	1:2 2:-2 4:2
#places>tests	1:3 3:-3 5:-2
#places>thing	2:-2 4:-3 5:2 7:-2
#places>to	0:2 1:-3 8:-2
#places>trace	0:-2 1:-3 2:-2 4:2 5:2 7:-2
#places>twice	3:2 5:-2
#places>use	1:-2 2:2
#places>what	0:2 3:-5 8:-2 9:-2
#places>when	3:2 5:-2
#places>where	3:-3 5:2 7:-2
#places>which	0:-2 1:3 3:-3 4:2 8:-2 9:-2
#places>who	0:-3 1:2 4:-2 5:2
#places>why	3:-3 7:2
#places>write	4:-2 5:3
#places>wrong	0:-3 3:3 7:-2
#places>⟨error⟩	0:-3 5:5 7:-3
#places>⟨name⟩	0:-2 4:2
#places>⟨n⟩	3:2 5:-4 7:-2
#places>⟨path⟩	3:2
#places>⟨text⟩	0:2 1:-3
#possible	0:-4 1:3 3:-2 4:-3 5:-2 7:5 9:-3
#possible+call	1:2 5:3 6:-2 7:-3
#possible+compare	7:2
#possible+fail	5:3
#possible+from	1:2 4:-2 5:-5 7:3
#possible+ifchange	1:-2 5:3
#possible+not	0:2 3:-2 5:-3 7:2
#possible+raise	1:-2 5:4 7:-3
#possible+should	6:2
#possible+to	7:2
#possible+use	1:2 3:-2 5:-2 7:4
#possible+what	1:-3 2:3 4:-3 5:-2
#possible+wrong	7:2
#possible+⟨name⟩	7:2
#possible>call	1:2 5:3 6:-2
#possible>compare	3:-2 5:-3 7:5
#possible>exists	1:2 3:-3 5:-3 7:4
#possible>fail	1:-2
#possible>from	1:2 2:-2 3:-4 4:-3 5:-5 7:6 9:-2
#possible>ifchange	1:-2 3:-2 7:3
#possible>impact	7:2
#possible>import	2:2 5:-2
#possible>missing	5:-2 7:3
#possible>not	1:-2 3:-3 7:3
#possible>places	5:-2 7:3
#possible>raise	1:-2 5:4 7:-3
#possible>read	7:2
#possible>send	0:-2 1:4 2:-2 3:-3 5:-4 7:2
#possible>should	6:2
#possible>since	7:3
#possible>tests	5:-2 7:2
#possible>thing	1:-2 3:-3 4:-2 7:6
#possible>to	0:-2 2:-3 3:2 5:-2 7:3
#possible>trace	7:2
#possible>use	1:2 3:-3 5:-2 7:4
#possible>what	0:-2 1:-5 2:2 4:-3 5:2 6:-3 7:2 9:-2
#possible>which	4:-2 6:-2 7:2
#possible>write	3:-2 7:3
#possible>wrong	3:-3 5:-3 7:5
#possible>⟨name⟩	1:-3 3:-3 4:-2 6:-2 7:7 9:-2
#possible>⟨path⟩	4:2
#proscons	0:-5 2:-3 3:-4 4:-4 6:-2 7:-6 8:-2 9:8
#proscons+from	0:-2 3:-2 4:-3 6:-2 7:-2 8:-2 9:2
#proscons+judge	5:2
#proscons+missing	3:-2 5:2
#proscons+proscons	0:-2 1:-4 2:-2 3:-4 4:-2 5:-3 6:-2 7:-4 8:-3 9:9
#proscons+what	5:-3 9:3
#proscons>event	1:-2 2:-2 3:-3 9:3
#proscons>from	0:-2 3:-2 4:-3 6:-2 7:-2 8:-2 9:2
#proscons>judge	5:2
#proscons>missing	3:-2 5:2
#proscons>show	1:-2 5:-4 9:5
#proscons>what	0:-2 1:-5 3:-2 4:-2 9:5
#proscons>⟨name⟩	0:-2 1:2 3:2 4:-2 5:-5 6:-2 7:-2 9:5
#quality	0:-4 3:-6 4:-4 5:3 8:4
#quality+from	3:-2 5:-2 6:3 7:-4 8:3
#quality+judge	0:-2 5:-2 8:3
#quality+most	0:3 1:-2 5:2 8:-2
#quality+thing	2:3 3:-2 8:-2
#quality+what	2:-2 5:2 9:-2
#quality+⟨name⟩	0:-2 3:-2 4:-2 5:-4 6:4 7:-5 8:3
#quality+⟨path⟩	9:2
#quality>compare	5:2 8:-2 9:-2
#quality>count	0:2
#quality>error	2:2 7:2 8:-2
#quality>fail	1:3 5:-2 8:-2
#quality>from	0:-2 1:2 2:2 3:-3 4:-2 5:-3 6:3 7:-5 8:3 9:-2
#quality>how	2:-2 8:3
#quality>howto	1:2
#quality>judge	0:-2 1:3 2:-3 5:-2 8:3
#quality>most	0:3 1:-2 3:-2 5:3 6:-2 8:-2
#quality>nobody	8:2
#quality>not	1:2 7:-2 8:2
#quality>overview	1:-3 9:2
#quality>possible	1:-2 8:3
#quality>should	0:-2 2:-2 5:3 9:-2
#quality>structure	0:-2 3:-2 5:-3 6:-2 7:-3 8:3 9:2
#quality>tests	5:-2 8:2
#quality>thing	0:-2 1:-2 2:2 3:-2 5:2
#quality>trace	1:-2 3:-2 4:-2 5:3 6:-2 9:2
#quality>what	0:-2 2:-3 4:-2 7:2 9:-3
#quality>where	2:-2 7:-2 9:-2
#quality>which	0:3 1:-2 9:2
#quality>⟨name⟩	0:-3 1:2 3:-3 4:-2 5:-4 6:5 7:-6 8:3
#quality>⟨n⟩	0:-2 1:-5 3:-2 5:3 8:2 9:2
#quality>⟨path⟩	1:-2 9:2
#raise	3:-2 5:3
#raise+create	0:-2 5:3
#raise+error	0:-3 3:-2 6:-2 9:3
#raise+event	1:-3 5:3
#raise+from	0:-2 1:4 3:-2 4:-2 7:-4
#raise+howto	5:3
#raise+missing	3:-2 7:3
#raise+nobody	1:2
#raise+not	5:2
#raise+overview	0:2 1:-2 7:-2
#raise+places	0:-2 1:-2 3:-2 5:4
#raise+show	1:2
#raise+to	0:-2 1:-3 4:2
#raise+trace	1:2 3:2 5:-2 7:-2
#raise+what	4:3 5:-3
#raise+when	0:-2 1:2 7:-2 9:2
#raise+where	0:4 5:-2
#raise+which	0:-2 1:5 3:-2 7:-3
#raise+wrong	3:-2 7:-2
#raise+⟨error⟩	0:2 3:-2 9:-2
#raise+⟨name⟩	2:-2 3:-2 9:2
#raise>anymore	1:2
#raise>catch	0:-2 3:3 7:-2
#raise>count	0:3 5:-5 6:4
#raise>create	0:-2 5:3
#raise>defined	1:3 7:-2
#raise>error	3:-3
#raise>event	1:-3 5:3
#raise>fail	1:-2 5:2 7:2
#raise>from	0:-2 1:4 4:-3 5:2 7:-4 9:-2
#raise>handle	0:-2 3:3 7:-2
#raise>howto	5:3
#raise>meaning	2:2 4:3 5:-3 7:-2
#raise>missing	1:3 3:-4 5:-4 7:3 9:-2
#raise>never	0:3 5:-3
#raise>nobody	3:-2 5:-2 7:2
#raise>not	1:-3 3:-2 5:3
#raise>overload	1:4 5:-3
#raise>overview	0:2 1:-3 2:3 7:-2 8:-2
#raise>places	1:-2 3:-2 5:4 7:-2
#raise>send	0:-3 1:2 9:2
#raise>show	3:-2 5:2
#raise>since	2:2
#raise>sometimes	7:2
#raise>thing	0:-2 1:2 7:-2
#raise>to	1:-3 4:2
#raise>trace	1:2 4:-2 5:-2
#raise>what	0:-5 1:4 3:-2 6:-2 8:-2 9:-3
#raise>when	0:-2 1:4 3:-2 4:-2 5:-2 7:-4 9:3
#raise>where	0:3 7:-2
#raise>which	1:6 3:-2 5:-3 7:-4 9:-2
#raise>who	0:-5 1:4 5:2 7:-2
#raise>write	5:2
#raise>wrong	3:-2 7:-2
#raise>⟨error⟩	0:2 3:-2 9:-2
#raise>⟨name⟩	1:-3 2:-2 5:3 9:2
#raise>⟨n⟩	3:3
#raise>⟨path⟩	7:3
#read	1:-3 2:-2 3:-2 5:5 6:-2
#read+defined	1:2
#read+event	5:3
#read+from	1:-2 5:4 7:-3
#read+howto	0:-2 5:3
#read+not	3:3
#read+places	0:3 5:-3
#read+read	3:-2 4:-2 5:4
#read+show	0:-2 1:2 5:3 7:-2
#read+thing	4:2
#read+to	3:3 7:-2
#read+use	0:2
#read+what	1:-2 3:-2 4:-3 5:2 8:3
#read+where	0:3
#read+which	0:-3 2:2 5:-3 7:2
#read+write	5:2
#read+⟨name⟩	0:-3 1:-3 5:4 6:-2
#read+⟨n⟩	3:-3 5:4
#read+⟨path⟩	4:-2 5:3
#read>anymore	9:2
#read>compare	4:2 5:-3 9:2
#read>defined	1:2
#read>event	5:3
#read>exists	0:2
#read>from	5:2 8:-2
#read>good	0:-2 3:3
#read>handle	5:3 7:-2
#read>howto	0:-2 5:4
#read>ifchange	5:2
#read>meaning	0:2
#read>most	1:2 7:-3 9:2
#read>nobody	0:-2 5:3
#read>not	3:3 7:-2
#read>overload	1:3 3:2 5:-3 7:-2
#read>places	3:2 4:-2
#read>show	0:-3 1:2 5:4 8:-2
#read>slow	3:-2 4:4 5:-2 7:-2
#read>thing	4:3 5:-2 9:-2
#read>to	0:-2 1:-2 2:-2 3:4 4:2 5:-2
#read>trace	0:-2 5:2 7:-2
#read>use	0:2 7:-3
#read>what	0:-2 1:-4 4:-3 5:4 7:-2 8:3 9:-2
#read>when	7:2
#read>where	0:5 3:-2 5:-3
#read>which	0:-4 2:2 5:-2 9:2
#read>who	0:-2 5:3 7:-2
#read>write	3:-2 5:2 7:2
#read>wrong	5:-2
#read>⟨name⟩	0:-2 1:-3 5:4 6:-2
#read>⟨n⟩	0:-2 4:-2 5:3
#read>⟨path⟩	0:-2 4:-2 5:3
#risk	0:-2 1:2 2:-3 3:-2 4:-4 5:3 6:-2 7:3 9:-2
#risk+from	0:-2 2:2 4:-3 5:2 7:-2
#risk+how	2:-2 5:4
#risk+ifchange	5:3 7:-2
#risk+not	7:3
#risk+overview	5:3 8:-2
#risk+places	1:2
#risk+risk	0:-2 7:4
#risk+thing	5:2
#risk+to	0:-2 5:-2 7:3 8:2
#risk+where	0:-2 1:2 7:-2 9:2
#risk+⟨name⟩	0:3 1:-3 5:-2 7:2
#risk>anymore	5:-3 7:3
#risk>defined	2:-2 5:3
#risk>from	0:-2 2:2 3:-2 4:-3 5:2 9:-2
#risk>how	1:-2 2:-2 5:5
#risk>ifchange	0:-3 2:-2 3:-2 7:2 8:2
#risk>impact	5:-3 7:3
#risk>most	1:2
#risk>not	1:-2 3:-2 7:4
#risk>overview	5:2
#risk>places	1:2 3:-2 7:-2
#risk>should	1:-2 5:2 7:-2 9:2
#risk>show	5:2 9:2
#risk>thing	7:2
#risk>to	0:-2 4:-3 7:2
#risk>trace	8:2
#risk>what	0:3 1:3 2:2 5:-6
#risk>where	1:3 3:-2 7:-2
#risk>write	0:-2 1:3 5:2 7:-2
#risk>⟨name⟩	0:2 1:4 3:-2 4:-2 5:-2 9:-2
#send	0:3 5:2 7:-2 8:-2
#send+create	0:-3 1:-2 2:4 7:-2
#send+error	2:-2
#send+event	0:-3 2:-3 3:-2 5:4 7:2 9:-2
#send+from	1:-3 3:-2 4:-2 9:3
#send+good	3:2
#send+how	2:3
#send+not	0:2 7:-2
#send+overload	5:-3 7:2
#send+places	7:3
#send+send	0:4 5:-3
#send+show	0:4 5:-4
#send+since	2:2
#send+thing	5:4
#send+to	1:-3 3:2
#send+use	0:-3 1:-3 4:3 6:3 7:-2
#send+what	0:-3 3:-2 4:3
#send+when	5:-2 9:2
#send+where	0:6 5:-4
#send+which	0:2 3:-2
#send+who	0:-2 1:-3 5:2 7:2
#send+wrong	0:-2 3:3
#send+⟨error⟩	1:3 7:-2
#send+⟨name⟩	0:2 1:-2 2:-2 5:2 6:-2
#send+⟨n⟩	0:3 1:-2 5:-3
#send+⟨path⟩	0:3 1:-2 3:-2 7:-2
#send+⟨text⟩	5:2
#send>call	5:3 7:-2
#send>compare	9:2
#send>create	0:-3 1:-2 2:4 7:-2
#send>decided	0:-2 5:2
#send>defined	5:2 7:-2
#send>error	2:-2
#send>event	0:-2 3:-3 5:2 7:2 8:-2 9:-2
#send>fail	0:2 3:-3 5:-3 7:4
#send>from	0:2 1:-4 3:-2 4:-3 9:2
#send>good	3:3 5:-2
#send>handle	1:-2 3:4 5:-2
#send>how	2:2
#send>missing	0:-2 3:2 5:-2
#send>needed	0:3 2:-2
#send>never	5:2 7:-3
#send>nobody	1:-3 6:2
#send>not	0:2 3:2 7:-5
#send>overload	1:2 2:2 5:-4 7:2
#send>places	3:-2 7:3
#send>read	0:4 5:-3
#send>should	5:-2 7:2
#send>show	0:5 1:-2 5:-5 7:2
#send>thing	0:2 1:-3 2:2 4:-2 7:-2
#send>to	1:-4 5:2
#send>trace	0:2 1:-2 3:-2
#send>twice	5:-3 7:2
#send>use	0:-2 1:-3 3:-2 4:3 6:3 7:-2
#send>what	1:3 4:2 5:-3
#send>when	0:2 5:-3 9:3
#send>where	0:4 7:-2
#send>which	0:2 1:2 3:-2 4:-2 7:-2 9:-2
#send>who	1:-4 3:-2 5:3
#send>why	3:2
#send>write	0:2 1:-4 4:3 7:-2
#send>wrong	0:-2 3:3 5:-2
#send>⟨error⟩	1:3
#send>⟨name⟩	1:-3 2:-2 5:3 6:-2
#send>⟨n⟩	0:3 1:-4 3:2 5:-4
#send>⟨path⟩	0:2 1:-2 3:-2
#should	0:-4 2:2 3:-3 4:-2 6:-2 9:4
#should+call	1:-2 5:3
#should+compare	7:-2 8:2
#should+create	7:-3 9:3
#should+error	5:4 7:-3
#should+event	0:3 5:-2
#should+fail	9:2
#should+from	5:2 7:-2
#should+good	2:3 9:-2
#should+howto	1:-4 5:3 7:-3
#should+ifchange	1:4 5:-2 9:-2
#should+judge	1:-3 9:4
#should+not	1:2 2:3 5:-3
#should+places	0:-2 1:4 5:-4 9:-2
#should+possible	7:3
#should+read	1:-3 5:-4 8:5 9:-2
#should+should	0:-2 2:-2 4:-3 5:2 6:-2 8:-2
#should+sometimes	3:2 5:-2 7:2
#should+tests	7:2
#should+thing	1:2 2:-3 9:-2
#should+to	1:-2 7:2
#should+what	1:-2 7:2
#should+where	0:-4 1:6 3:-2 4:-2 5:-5 8:-2
#should+which	1:3 7:-2
#should+write	2:2 5:-2
#should+⟨name⟩	0:-4 1:2 2:3 3:-4 4:2 7:2 8:-2 9:-4
#should>call	3:-2 4:-3 5:3 7:-4 9:2
#should>compare	5:-2 7:-2 8:2
#should>count	2:2 5:-4 8:2
#should>create	4:-2 7:-3 9:3
#should>decided	1:2 9:-2
#should>error	1:-2 5:5 7:-3
#should>event	0:3 5:-3
#should>fail	9:2
#should>from	0:-3 1:2 3:-2 4:-3 6:-2 8:-3 9:2
#should>good	2:2 3:-2 8:-2
#should>happens	5:2
#should>howto	7:-3
#should>ifchange	1:3 2:-2 3:-2 8:-2 9:-2
#should>impact	9:-2
#should>judge	1:-3 9:3
#should>most	0:2 5:-2
#should>not	0:-2 2:5 3:-3 5:-2 7:-4 8:2 9:-2
#should>places	0:-3 1:6 2:-2 4:-3 5:-3 8:-2 9:-3
#should>possible	7:3
#should>raise	1:-3 4:3
#should>read	1:-3 2:-2 5:-5 8:5 9:-3
#should>send	0:2 1:-3 5:2 7:-2
#should>show	3:3 7:-2
#should>sometimes	3:2 5:-2 7:2
#should>subtype	5:-2 7:-2 9:3
#should>tests	2:-2 3:-2 5:2 7:2
#should>thing	4:2 5:-2 7:-2
#should>to	1:-3 2:2 7:2 8:-2
#should>trace	1:2 4:-3 7:-2
#should>use	3:2 7:-3 9:3
#should>what	0:-2 1:-2 4:-2 5:2 9:-2
#should>where	0:-3 1:5 3:-2 4:-2 5:-4
#should>which	0:-3 1:6 2:2 3:-2 4:2 5:-5 7:-5 9:-4
#should>who	1:-2 8:2
#should>why	5:2 9:-2
#should>work	1:-2 4:3
#should>write	2:2 3:2 5:-2
#should>wrong	0:-2 5:2
#should>⟨name⟩	0:-4 2:3 3:-2 5:-2 6:-2 7:2 8:-2
#should>⟨n⟩	3:-2 7:2
#should>⟨path⟩	1:3 7:-2
#show	5:5 6:-2 9:-2
#show+call	1:-2 4:2
#show+callee	5:2
#show+catch	5:2
#show+defined	3:3 7:-2
#show+event	1:-2 3:3 4:2 5:-3
#show+fail	1:-2 2:-2 3:2 4:2 7:-2
#show+from	1:-3 2:3 3:2 4:-3 7:-4
#show+ifchange	5:-2 7:2
#show+import	5:3
#show+judge	1:2 7:-2
#show+missing	1:3 3:2 5:-3 7:-2
#show+most	8:2
#show+nobody	1:2
#show+not	1:-2 4:-2
#show+overload	5:5 9:-2
#show+override	5:3
#show+overview	1:-2 2:-2 4:-3 5:-2 8:4
#show+places	1:-2 4:-2 5:5 7:-3
#show+raise	0:-3 1:-2 3:-2 5:5
#show+should	8:-2
#show+show	0:-2 3:-2 4:-2 5:7 6:-2 7:-2
#show+since	3:2
#show+subtype	3:-2 5:5
#show+tests	0:3 1:-2 3:-3 7:2 8:-2
#show+thing	0:-2 1:-2 4:-2 5:5
#show+to	5:-3
#show+trace	0:-2 2:2 3:-2 4:3 5:-5 7:2 8:-2
#show+use	0:4 1:-2 6:-3 7:-2
#show+what	0:-3 2:-3 4:3 7:2 8:-2 9:-2
#show+where	0:4 3:-3 4:-3 8:-2
#show+which	2:2
#show+who	0:-3 3:-3 4:2 5:3 7:-3 8:-2
#show+write	3:-3 5:5
#show+wrong	3:3 5:-4
#show+⟨name⟩	0:2 1:-3 4:-2 6:-2 8:-2 9:2
#show+⟨n⟩	1:-3 5:2
#show+⟨path⟩	3:3
#show>call	0:-2 1:-2 3:-2 4:3 5:2
#show>callee	5:2
#show>catch	0:-2 5:3
#show>compare	5:2 9:-3
#show>create	0:3 1:-2 3:-3 5:-2
#show>defined	1:-2 3:2 7:-2
#show>error	0:-2 3:-2 5:4
#show>event	1:-3 3:3 4:2 5:-4 7:2 8:-2 9:-2
#show>exists	5:-2
#show>explain	5:2
#show>fail	1:-2 2:-2 5:2 7:-2
#show>from	1:-4 6:-2 8:2 9:-2
#show>good	5:-3 7:3
#show>handle	0:2 5:-2 7:2
#show>happens	0:2 1:-3 3:2 4:3 5:-4 7:-2
#show>how	2:-3 3:-2 4:3
#show>howto	0:-4 1:2 2:-2 3:-2 5:2
#show>ifchange	0:-2 1:-2 2:2 5:-2 7:2
#show>import	4:-2 5:4 7:-2
#show>judge	1:3 3:-2 4:-2 5:-2 7:-3 8:3
#show>missing	1:2 5:-2
#show>most	8:2
#show>needed	5:-3 7:4
#show>nobody	3:-2 4:-2 5:2
#show>not	1:-3 2:2 5:-2 8:-2
#show>overload	5:5 9:-2
#show>override	5:4
#show>overview	1:-2 2:-2 4:-4 7:-2 8:4
#show>places	1:-2 3:-3 4:-2 5:5 7:-2
#show>raise	1:-2 3:-2 5:5
#show>read	0:-2 5:4 7:-2
#show>send	0:-2 3:2
#show>should	0:-2 1:-3 2:2 7:3 9:-2
#show>since	0:-2 1:-2 3:5 5:-4
#show>slow	4:3 5:-4 9:2
#show>subtype	1:-2 2:-2 3:-2 5:4
#show>tests	0:2 1:-3 2:-2 4:-2 7:3 8:-3
#show>thing	0:-3 1:-3 2:-2 4:2 5:6 7:-2
#show>to	3:2
#show>trace	0:-3 1:-3 4:3
#show>twice	3:3 5:-2
#show>use	0:4 1:2 2:-2 3:3 4:-2 5:-2 6:-3 7:-2 8:-2
#show>what	1:-2 2:-4 4:2 8:2 9:-2
#show>when	0:2 5:-2
#show>where	0:4 1:-2 4:-2 7:-2
#show>which	1:-3 2:2
#show>who	0:-3 3:-3 4:2 5:3 8:-2
#show>why	3:2
#show>work	4:2
#show>write	0:-2 1:-2 5:3
#show>wrong	1:-2 3:4 5:-3
#show>⟨error⟩	0:-2 3:-2 5:4
#show>⟨name⟩	0:2 1:-4 5:4 6:-2 8:-2
#show>⟨n⟩	1:-4 2:2 4:-2 5:2
#show>⟨path⟩	1:-2 3:3 7:-2
#show>⟨text⟩	0:-3 1:3 3:-4 5:3
#since	1:-3 3:4
#since+anymore	3:3
#since+defined	5:-2 7:2
#since+event	0:3 1:-2 3:-2 4:-2 5:3 7:-2
#since+fail	3:3
#since+from	1:-2 2:-3 3:3 8:-3
#since+handle	3:-3 4:-2 5:-2 7:4
#since+how	2:2 4:-3 8:2
#since+howto	0:2 5:-2
#since+ifchange	3:3
#since+missing	3:3
#since+not	3:2 7:-3
#since+read	0:-2 7:2
#since+send	3:3 5:-2
#since+should	7:-2
#since+since	0:-2 1:-2 2:-2 3:6 4:-3 5:-3 7:-4 9:3
#since+slow	7:2
#since+sometimes	3:3
#since+tests	3:2 7:-2
#since+to	3:4 5:-2 7:-2
#since+trace	4:2
#since+twice	3:-2 7:3
#since+what	0:-4 3:-2 4:4 7:-2 8:-2 9:-2
#since+when	4:2
#since+where	0:4 3:-2 7:-2
#since+which	0:-2 1:-2 3:-2 4:2 5:2
#since+who	3:-2 5:3
#since+why	3:3
#since+write	0:-2 3:2
#since+⟨name⟩	1:-2 3:2 7:-2
#since+⟨n⟩	0:-2 5:-2 7:2
#since+⟨text⟩	3:3
#since>anymore	3:2
#since>call	3:2 5:2 7:-2
#since>defined	5:-3
#since>error	0:-2 1:-2 7:2
#since>event	0:2 1:-2 3:-2 4:-3 5:4 7:-2
#since>exists	2:2
#since>fail	3:2 4:-2 7:-2
#since>from	0:-2 1:-2 2:-3 3:3 9:-2
#since>good	0:-2 3:5 7:-2
#since>handle	0:-2 7:4
#since>happens	2:2
#since>how	0:-2 2:3 4:-3 5:-2 7:-2 8:3
#since>howto	2:3 4:-4 5:-3
#since>ifchange	1:-2 2:-2 3:4 5:-3
#since>impact	5:2
#since>import	3:2
#since>missing	3:4 5:-3 7:-2
#since>nobody	0:2 7:-2
#since>not	3:3 5:-3
#since>overview	0:-2 1:-2 2:-3 4:2 5:-2 7:-2 8:3
#since>places	0:-2 4:2
#since>possible	5:-2 7:2
#since>read	0:-2 7:2
#since>send	3:3 7:-3
#since>should	3:2 7:-2
#since>show	2:2 3:2 4:-2 7:-2
#since>slow	7:2
#since>tests	2:-2 3:2 5:2 7:-2
#since>thing	2:-2
#since>to	1:-2 3:2 4:5 5:-5 8:-2
#since>trace	4:3 5:-3
#since>twice	5:-2 7:2
#since>what	0:-3 4:3 8:-2
#since>when	4:2
#since>where	0:3 2:-3 3:-4 4:-2 7:-3 9:-2
#since>which	0:-3 2:-2 3:-2 4:4 5:2 7:-2
#since>who	0:-2 5:2
#since>why	3:4
#since>write	0:-2 1:-2 7:3
#since>wrong	3:3
#since>⟨name⟩	0:-3 3:3 9:-2
#since>⟨n⟩	2:-2 3:4 5:-3
#since>⟨path⟩	0:2 5:-2
#since>⟨text⟩	0:-2 3:2 5:-2 7:2
#slow	1:-3 3:7 5:-4 9:-3
#slow+anymore	0:-2
#slow+compare	2:-2 3:2 4:-2 9:-3
#slow+from	4:2 5:-3 7:2
#slow+handle	1:2
#slow+not	3:3 7:-2
#slow+slow	4:3 5:-4
#slow+sometimes	3:2
#slow+thing	0:2 1:2 5:-2
#slow+to	0:3 2:-2 3:-3 4:2
#slow+what	0:-2 5:-3 6:3 7:-2
#slow+when	7:2
#slow+which	1:-2 3:3 7:-2
#slow+⟨name⟩	1:-2 2:3
#slow+⟨n⟩	0:-2 3:5 5:-2 7:-2
#slow+⟨path⟩	5:4 7:-2
#slow+⟨text⟩	3:2
#slow>anymore	0:-2
#slow>compare	2:-2 3:2 4:-2 9:-3
#slow>error	3:-2
#slow>fail	5:3 7:-3
#slow>from	3:2 5:-2
#slow>handle	5:2
#slow>happens	0:3 5:-2
#slow>howto	3:3
#slow>import	5:2
#slow>missing	3:3
#slow>most	3:-3 5:2
#slow>never	7:2
#slow>nobody	0:2
#slow>not	3:3 5:-2
#slow>places	0:3 1:2 3:-3
#slow>possible	3:4 7:-3
#slow>show	3:4 5:-2 7:-2
#slow>since	3:2
#slow>sometimes	3:2
#slow>thing	0:3 2:-2 5:-3
#slow>to	0:3 1:-3 2:-3 3:3 5:-2 8:2
#slow>trace	0:-2 3:2 5:5 6:-2 7:-3
#slow>twice	3:-2 7:3
#slow>what	3:2 4:-4 5:-4 6:3 7:2 9:-2
#slow>when	7:2
#slow>where	0:3
#slow>which	0:-2 1:3 7:-3
#slow>who	1:-2 2:-2 5:2 7:-3 8:2
#slow>why	3:2
#slow>write	3:2
#slow>wrong	0:2 5:-2
#slow>⟨name⟩	0:-2 2:2 4:-3 5:-4 6:2 7:2
#slow>⟨n⟩	0:-2 3:5 5:-2 7:-2
#slow>⟨path⟩	0:-2 3:2 5:5 6:-2 7:-3
#slow>⟨text⟩	3:2
#sometimes	0:-3 1:-2 3:6 4:-2 6:-2 7:3 8:-2 9:-2
#sometimes+create	3:2
#sometimes+fail	3:2 5:-2
#sometimes+good	5:2
#sometimes+missing	1:-2 3:2 7:2
#sometimes+nobody	7:2
#sometimes+not	1:-2 5:2
#sometimes+sometimes	3:4 5:-3
#sometimes+tests	1:2 3:2 7:-2
#sometimes+what	2:3
#sometimes+wrong	0:2 5:-2
#sometimes+⟨name⟩	3:2 7:-2
#sometimes+⟨n⟩	0:2 1:2 5:-2 7:-2
#sometimes>create	3:2
#sometimes>fail	3:2 5:-2 7:-2
#sometimes>good	5:2
#sometimes>impact	5:2
#sometimes>import	3:2
#sometimes>missing	1:-2 3:2 7:2
#sometimes>nobody	7:2
#sometimes>places	5:-3 7:2
#sometimes>should	1:3 2:2 7:-3
#sometimes>show	5:2
#sometimes>since	3:3
#sometimes>structure	1:2 5:-2
#sometimes>tests	3:3 7:-2
#sometimes>thing	5:2
#sometimes>to	3:2 5:-2
#sometimes>trace	4:2 5:-2
#sometimes>use	5:2
#sometimes>what	1:-3 2:2 3:4 4:-2 7:-3
#sometimes>where	0:4 1:4 3:-5 5:-4 7:-3
#sometimes>which	0:3
#sometimes>who	0:-3 5:4 7:-3
#sometimes>why	7:2
#sometimes>write	3:2
#sometimes>wrong	0:3 5:-3
#sometimes>⟨name⟩	3:2 5:2 7:-2
#sometimes>⟨n⟩	0:2 1:2 5:-2 7:-2
#structure	0:-3 3:-4 5:-3 6:-2 7:2 8:5
#structure+catch	0:-4 1:5 5:-2
#structure+compare	0:-2 2:4 3:-2 4:-5 5:2 6:-2 7:2 8:-4 9:-5
#structure+create	0:-3 1:4 5:-4
#structure+decided	3:2
#structure+explain	5:-2 8:3
#structure+from	0:-3 2:-3 3:-3 6:-2 7:-3 8:3 9:2
#structure+good	2:-2 5:-2 8:-2 9:4
#structure+how	4:2 7:-2
#structure+ifchange	1:-2 2:-2 4:2 5:-2 8:2
#structure+impact	4:2
#structure+import	2:-2 7:2 8:-2 9:-2
#structure+judge	2:-2 5:-2 7:-2 8:6
#structure+not	1:3 2:2 3:-4 8:-2
#structure+overview	1:2 5:-2 7:-3 8:2
#structure+proscons	0:-2 1:-2 2:-2 3:-2 5:2 7:-2 8:-2 9:3
#structure+read	5:3 8:-2
#structure+should	2:-2 3:2 5:-2 7:3 8:-2 9:-3
#structure+structure	1:-2 2:-2 7:3 8:2
#structure+thing	1:-2 4:-2 5:3 7:-4 9:-2
#structure+to	1:-2
#structure+use	7:4
#structure+what	4:2
#structure+where	1:2 2:-2 4:2 5:-3 8:-2
#structure+which	2:2
#structure+⟨name⟩	0:2 1:-2
#structure+⟨n⟩	0:-2 1:-2 3:3 7:-2 9:2
#structure+⟨path⟩	3:-2 7:2
#structure>catch	0:-4 1:4 5:-2 7:-2 9:2
#structure>compare	0:-2 2:4 3:-2 4:-5 6:-2 7:3 8:-4 9:-5
#structure>count	5:-2 7:-2 8:2
#structure>create	0:-3 1:4 5:-4
#structure>decided	3:2
#structure>defined	4:2 5:-2
#structure>error	8:-2
#structure>exists	0:2 2:2 4:-2 5:-3 7:2
#structure>explain	5:2 8:2 9:-3
#structure>fail	1:2 3:-2
#structure>from	0:-4 2:-4 3:-2 6:2 8:3
#structure>good	0:-2 3:-2 4:-2 5:-5 9:3
#structure>how	0:-2 1:-2 4:2 5:-4 7:2 8:2
#structure>ifchange	0:-2 2:-2 4:2 5:-3 8:3
#structure>impact	1:-2 4:2 9:-2
#structure>import	1:-2 3:-3 4:-2 5:4 9:-2
#structure>judge	0:-2 2:-2 3:-2 4:-2 8:6 9:-4
#structure>missing	5:2 9:-2
#structure>most	1:-2 5:3 8:-2
#structure>never	0:2 7:-2
#structure>not	0:-2 3:-4 4:-2 7:2 8:2 9:-2
#structure>overview	5:-2 8:2 9:-2
#structure>places	0:-2 3:-2 7:-3 8:3
#structure>possible	2:2 5:-2 9:2
#structure>proscons	0:-2 1:-2 2:-2 3:-2 7:-3 9:3
#structure>quality	1:-4 5:-4 6:4
#structure>read	5:3 8:-2
#structure>risk	7:4
#structure>should	2:-3 3:2 4:-2
#structure>show	0:-2 3:-2 5:2 8:2
#structure>slow	7:3 8:-2 9:-2
#structure>subtype	0:3 5:-3
#structure>thing	3:-2 4:-3 5:3 7:-5
#structure>to	1:-2
#structure>too	7:2 8:2
#structure>trace	0:-2 3:-3 4:4 7:3 8:-4
#structure>use	0:2 1:-2
#structure>what	8:2 9:-2
#structure>where	2:-3 3:-2 4:2 8:-3 9:-2
#structure>which	0:-3 3:-2 4:-2 5:6 8:-3 9:-3
#structure>write	0:-2 1:-2 4:2
#structure>wrong	8:2
#structure>⟨name⟩	0:-2 1:6 2:-2 3:-2 4:-3 5:-2 6:2 7:-3 9:-3
#structure>⟨n⟩	1:-2 5:-2 7:-3 9:4
#structure>⟨path⟩	3:-2 7:3
#subtype	0:-2 5:2
#subtype+exists	5:2
#subtype+fail	3:-2 5:2 7:-2 9:2
#subtype+from	1:-5 2:-2 4:-3 5:4 9:2
#subtype+ifchange	0:4 1:3 2:3 5:-5 7:-3 9:-2
#subtype+override	6:-2 7:4 9:-2
#subtype+send	0:-3 1:3 3:-2 7:-2
#subtype+show	6:-2 7:-2 8:4
#subtype+subtype	5:5 7:-2
#subtype+thing	0:-2 1:-2 3:-2 6:3
#subtype+to	4:-2
#subtype+where	0:3 5:-2
#subtype+which	0:-2 5:2 7:-3 9:2
#subtype+write	0:4 5:-4
#subtype+⟨name⟩	0:-3 7:3 9:-2
#subtype>compare	9:2
#subtype>count	5:-4 6:5
#subtype>create	3:2 5:-2
#subtype>defined	5:2
#subtype>exists	1:-2 2:-2 7:3
#subtype>fail	5:3 7:-2 9:2
#subtype>from	2:-2 4:-3 5:2
#subtype>ifchange	0:4 1:3 2:3 5:-5 7:-3 9:-2
#subtype>needed	2:2 5:-2
#subtype>not	7:3
#subtype>override	0:-3 1:-2 3:-2 6:-2 7:4 9:-2
#subtype>send	0:-3 1:3 3:-2 7:-2
#subtype>should	5:-5 7:-2 9:5
#subtype>show	0:-2 1:-2 2:-3 3:-2 4:2 6:-3 7:-2 8:4
#subtype>sometimes	5:2
#subtype>tests	5:-2 7:3
#subtype>thing	0:-2 3:-2 4:-2 5:2 6:3
#subtype>to	4:-2
#subtype>trace	2:3 4:-2 6:-2
#subtype>what	1:-2 3:-2 4:2 5:2 6:-3
#subtype>where	0:3 5:-2
#subtype>which	0:-2 2:-2 7:-3 9:3
#subtype>who	3:-2 7:2
#subtype>write	0:4 5:-3
#subtype>wrong	3:4 7:-2
#subtype>⟨name⟩	5:2 7:2
#subtype>⟨path⟩	5:2
#tests	4:-2 5:2 7:4 8:-2
#tests+defined	0:3
#tests+exists	1:-2 6:-3 7:5
#tests+fail	0:-2 5:2
#tests+from	1:5 4:-2 6:-2 8:-2
#tests+how	2:3 5:-3 7:-2 8:2
#tests+howto	0:-2 2:2 5:-3 7:-2
#tests+ifchange	5:3
#tests+missing	3:-2 5:3
#tests+not	0:-2 1:-2 3:3 5:-4 7:3
#tests+override	0:-2 2:-2 8:2
#tests+places	0:3
#tests+should	9:2
#tests+show	5:3
#tests+since	2:-2 3:4 7:-2
#tests+slow	3:5 5:-2 7:-2
#tests+structure	0:3 5:-2 7:-2
#tests+tests	0:-2 1:2 2:-2 3:-3 4:-2
#tests+thing	1:-3 2:3 7:-2
#tests+to	0:3 1:-2 2:-2 3:-2 4:-2
#tests+trace	1:3 4:-2
#tests+what	1:-5 3:-4 7:4 8:-2 9:-2
#tests+where	0:2 2:-2 5:-6 7:4
#tests+which	1:-4 2:-3 3:-2 5:4 8:-2 9:-2
#tests+who	5:2
#tests+write	2:-2
#tests+wrong	5:2
#tests+⟨name⟩	0:-3 2:-2 3:4 5:-2 6:2 7:-3
#tests+⟨n⟩	0:-2 3:-2 5:2 7:2
#tests+⟨path⟩	2:2
#tests+⟨text⟩	3:2
#tests>anymore	4:2 7:-2
#tests>compare	3:3
#tests>create	7:2
#tests>defined	0:3 5:-3 7:2
#tests>error	2:2
#tests>exists	0:-2 1:-2 2:-2 3:-2 6:2 8:2
#tests>fail	3:2
#tests>from	0:-2 1:4 4:-2 8:-2 9:-2
#tests>happens	3:4 7:-2
#tests>how	1:-2 2:5 3:-2 4:-2 5:-5 7:-3 8:3
#tests>howto	2:2 4:-2 5:-2 7:-2
#tests>ifchange	0:-2 1:-3 5:6
#tests>impact	1:-2 5:2
#tests>import	3:-2 7:2
#tests>judge	3:-2 7:2
#tests>meaning	0:2 1:-3 3:2 5:-2
#tests>missing	5:3 7:-2
#tests>nobody	0:-2 3:-2 5:3
#tests>not	0:-3 3:2 5:-2 7:2
#tests>override	0:-2 2:-2 8:2
#tests>overview	8:2
#tests>places	0:2 1:-2 3:-2 4:2
#tests>possible	1:-2 5:-2 7:2
#tests>risk	1:-2 5:4 7:-2
#tests>send	0:-2 5:3
#tests>should	0:2 1:-2 9:2
#tests>show	2:2
#tests>since	2:-2 3:4
#tests>slow	0:-2 3:5 5:-2 7:-3
#tests>sometimes	3:2
#tests>structure	0:3 5:-3
#tests>thing	0:-2 1:-4 2:4 3:-2 5:3 6:-2 7:-4
#tests>to	0:4 1:-3 4:-3 9:-2
#tests>too	5:2
#tests>trace	3:-2 4:-3 5:2 7:-3
#tests>what	1:3 2:-2 3:2 5:-4 9:-2
#tests>when	3:2
#tests>where	0:3 1:-2 2:-3 3:-2 4:-2 5:-3 6:-2 7:3 8:-2 9:-2
#tests>which	0:2 1:-5 2:-3 6:-2 9:-2
#tests>who	0:-2 1:-2 7:2
#tests>write	0:-2 1:-2 5:3
#tests>wrong	1:-2 3:3
#tests>⟨error⟩	3:2
#tests>⟨name⟩	2:-2 3:3 7:-2 8:-3
#tests>⟨n⟩	0:-3 1:-3 2:-2 3:-2 9:3
#tests>⟨path⟩	0:-3 1:-2 3:-2 5:6 7:-2
#tests>⟨text⟩	0:-2 3:4 7:-2
#thing	5:5
#thing+anymore	3:-2 7:2
#thing+call	1:3 4:-4
#thing+callee	5:3
#thing+compare	0:-2 3:-2 4:4 5:-4
#thing+count	1:-2 3:-2 6:4 7:-2 9:-2
#thing+create	1:-2 5:4
#thing+defined	0:3 1:-5 6:2
#thing+exists	1:-3 7:4
#thing+fail	4:-2 5:4
#thing+from	0:-3 2:2 9:-2
#thing+handle	1:2 5:-2
#thing+how	1:-3 2:2 3:3 5:-2 7:-2
#thing+howto	7:-2
#thing+ifchange	7:-2 9:4
#thing+impact	2:-2 3:-2 5:3 7:2
#thing+import	5:2 7:2
#thing+meaning	1:2 3:3 5:-3 7:-3 9:-2
#thing+missing	3:3
#thing+most	5:4
#thing+needed	5:3
#thing+never	3:-2 5:2 7:2
#thing+not	0:-2 1:-2 3:3 4:-2
#thing+overload	9:2
#thing+override	5:-3 7:5
#thing+overview	1:-2 3:2 8:2
#thing+places	0:-2 9:2
#thing+possible	5:-3 6:3
#thing+raise	1:2 3:-2
#thing+read	0:2
#thing+risk	1:-2 5:3 7:-2
#thing+send	0:-2 1:2 3:-2
#thing+should	1:-2 3:-2 5:3 7:-4 9:2
#thing+show	0:-2 3:2 5:2 7:-2
#thing+since	3:-3 5:4
#thing+slow	5:3
#thing+structure	3:-2 5:2 7:-2 8:2
#thing+subtype	1:-2 5:2
#thing+tests	5:2
#thing+thing	0:-4 3:-2 4:4 7:-4 9:2
#thing+to	3:-2 4:-5 6:2 7:2 8:-2 9:-2
#thing+too	7:3
#thing+trace	4:2
#thing+unused	5:-2 7:3
#thing+use	3:-2 5:4
#thing+what	2:-3 3:-2 4:-3 5:5 6:-3 7:-2 8:-2 9:2
#thing+where	1:-3 5:3 7:-3 9:-2
#thing+which	0:3 1:3 4:-2 5:-2 9:-3
#thing+who	0:-2 1:-2 3:-2 5:4 7:2
#thing+write	0:3 1:-2 5:-2
#thing+⟨error⟩	5:4
#thing+⟨name⟩	4:-2 9:-2
#thing+⟨n⟩	1:-2 3:2 5:-2
#thing+⟨path⟩	0:-2 1:2 2:2
#thing+⟨text⟩	3:2
#thing>anymore	3:-2 5:4
#thing>call	0:2 3:-2 4:-3 5:4 7:-3
#thing>callee	5:3
#thing>catch	9:2
#thing>compare	4:3 5:-6 8:-2 9:2
#thing>count	1:-2 3:-2 6:3 7:-2
#thing>create	1:-2 5:2
#thing>defined	0:2 1:-6 5:3 6:2 9:-2
#thing>error	0:-3 1:-3 3:2 5:2
#thing>event	0:-2 1:4 3:3 5:-5
#thing>exists	1:-3 6:-2 7:4
#thing>explain	5:3
#thing>fail	0:-2 2:2 3:-2 4:-3 5:3
#thing>from	9:-2
#thing>good	1:-2 3:-2 7:-3 9:4
#thing>happens	0:2 3:-2
#thing>how	1:-4 2:4 6:-3 9:-2
#thing>howto	1:3 3:-2 7:-2 9:-2
#thing>ifchange	1:-3 2:2 3:-2 9:3
#thing>impact	0:-2 1:-2 4:-2 5:4 6:-2
#thing>import	0:-2 1:-2 2:-2 4:-2 5:3 9:-2
#thing>judge	1:-3 8:2
#thing>meaning	1:2 3:4 4:-2 5:-2 7:-3 8:-2 9:-2
#thing>missing	3:2 5:-2 7:2
#thing>most	1:-2 5:5 7:-2
#thing>needed	0:-2 1:-2 5:2
#thing>never	3:-3 5:5
#thing>nobody	1:-2 5:2
#thing>not	1:-3 2:3 4:-2 5:4 7:-3
#thing>overload	0:-2 2:-2
#thing>override	0:-4 3:-2 5:-2 6:-2 7:5 9:2
#thing>overview	1:-2 3:2 8:2
#thing>places	0:-2 5:-2 7:2
#thing>possible	0:-2 1:-3 2:-2 3:-2 5:-2 6:3 9:-2
#thing>quality	0:-2 1:-2 5:4
#thing>raise	3:-2 7:2
#thing>read	0:3 1:-2 7:2
#thing>risk	1:-2 5:3
#thing>send	3:-3 5:3
#thing>should	0:-2 1:-4 2:4 3:-2 4:-2 7:-4 9:4
#thing>show	5:4 6:-2
#thing>since	1:-2 2:-2 3:-2 4:3 5:4 7:-2
#thing>slow	0:-2 3:-2 4:-2 5:3
#thing>sometimes	3:2 5:2 6:-2 7:-2
#thing>structure	0:-2 2:-2 4:-2
#thing>subtype	1:-3 5:2
#thing>tests	1:-2 3:2
#thing>to	0:-2 8:-2 9:-2
#thing>too	5:-2 7:4
#thing>trace	0:-2
#thing>unused	7:2
#thing>use	1:-2 5:3 6:-3
#thing>what	4:-3 5:5 7:-2
#thing>where	0:5 1:-3 3:-3 4:-2 6:-4 7:-4
#thing>which	1:2 3:-2 4:-2 9:-2
#thing>who	0:-3 1:-3 2:-2 3:-3 4:-2 5:5 7:2 8:-2
#thing>why	1:2 5:-2
#thing>work	1:2 2:-2 3:2 4:-2
#thing>write	1:-3 2:2
#thing>wrong	3:2 5:2
#thing>⟨error⟩	5:3
#thing>⟨name⟩	7:2 9:-2
#thing>⟨n⟩	3:2
#thing>⟨path⟩	0:-2
#thing>⟨text⟩	0:3 1:-2
#to	4:3 9:-2
#to+anymore	1:2 3:-3 7:-2
#to+call	0:-2 1:-2 3:-3 5:4
#to+catch	0:2 3:-2 5:-4 8:2
#to+compare	1:2 3:-2 7:-2
#to+create	0:2 1:-3 2:2
#to+event	4:-2 5:2
#to+exists	4:-2 5:3 7:-2
#to+explain	3:2 5:-2 8:2
#to+fail	4:5 5:-3 7:-2
#to+from	2:-5 3:3 4:3 5:-2 8:-2
#to+handle	8:2
#to+happens	0:-2 1:-2 5:3
#to+how	1:-2 3:4 5:-4 7:-2
#to+howto	1:-4 2:3 4:-2
#to+ifchange	0:-2 3:-2 4:2
#to+impact	1:-2 2:3 7:-2
#to+import	0:-2 3:2
#to+missing	0:2 1:2 5:-4
#to+nobody	0:2 1:-3 3:2
#to+not	0:-3 1:-2 3:-5 7:4
#to+override	0:2
#to+places	0:-2 1:2 2:-2 3:-3 4:2 7:2
#to+read	0:-3 2:-2 3:2 4:4
#to+send	0:-4 1:-3 2:-2 5:5
#to+should	3:2 5:-2 7:2
#to+show	0:-2 1:-2 2:2 3:2 5:-2
#to+since	4:2
#to+slow	0:-2 1:-2 2:2 3:-4 4:-3 5:-2 8:4
#to+subtype	1:4 2:2 3:-2 5:-5
#to+thing	0:-3 2:2
#to+to	1:-2 2:-4 3:-4 4:7 5:-2 8:-2 9:-2
#to+trace	0:-2 3:-3 4:6 5:-2 7:-2
#to+twice	3:4 7:-2
#to+use	0:-2 1:-2 3:-2 5:4
#to+what	0:-3 4:3 5:-2 6:-2 9:-3
#to+when	1:-2 3:-2 4:2 5:2
#to+where	0:2 7:-4 8:-2
#to+which	1:3 3:-2 5:2 7:-4
#to+who	0:4 1:-3 4:-2
#to+write	0:-3 5:2 9:2
#to+wrong	3:2
#to+⟨name⟩	0:-2 2:-2 4:2 9:-2
#to+⟨n⟩	0:-5 1:2
#to+⟨path⟩	0:2 2:-3 3:-2 4:3 5:-2
#to>anymore	2:2 3:-2
#to>call	1:-3 2:-2 3:-3 5:4
#to>catch	0:2 3:-2 5:-3 7:2
#to>compare	1:2
#to>count	0:-3 4:3 5:-2 6:2
#to>create	0:2 1:-4 2:2 3:-2 8:-2
#to>decided	4:2
#to>defined	0:2 1:-2 3:2 7:-2
#to>error	0:3 2:-2 5:-3
#to>event	0:2 1:-2 3:-2
#to>exists	3:2 4:-2 7:-2
#to>explain	1:-2 3:2 7:-2
#to>fail	1:-5 2:2 3:-2 4:3 7:-2
#to>from	0:-2 3:4 4:2 5:-5 6:-2 7:2 9:-2
#to>good	4:2
#to>handle	3:-3
#to>happens	0:-2 1:-3 4:2 5:3
#to>how	1:-4 3:4 5:-3 6:-2 7:-3 9:-2
#to>howto	0:-2 1:-3 2:2 3:-2
#to>ifchange	0:-3 2:-2 4:2 5:2
#to>impact	1:-5 2:2 3:-3 4:-2 5:3 7:-2
#to>import	0:-2 1:2 3:2 4:-3 5:-2
#to>judge	2:-2
#to>meaning	0:3 5:-2
#to>missing	0:2 3:2 5:-4
#to>most	1:-2 2:2 4:-2
#to>needed	0:3 2:-2 5:-2
#to>nobody	1:-3 3:2
#to>not	0:-2 4:2 9:-2
#to>override	0:2 3:2 7:-2
#to>overview	1:-3 2:-3 8:4
#to>places	2:-3 3:-2 4:3 5:-2 8:4
#to>quality	0:-2 5:2 7:-2 8:3
#to>raise	0:-2 1:-4 3:3 5:3
#to>read	2:-2 4:4 7:-2
#to>risk	5:-3 8:2
#to>send	1:2 2:-3 3:-2 8:-2
#to>should	0:-2 3:2 5:-2 7:2 8:-2
#to>show	0:-3 4:3 5:-2 8:-2
#to>since	4:2 7:-2
#to>slow	0:-2 1:-2 2:2 3:-3 4:-3 5:-2 8:3
#to>sometimes	0:2 5:2 7:-2
#to>structure	1:2 5:-2
#to>subtype	1:4 2:2 3:-2 5:-5 7:-2
#to>tests	1:-2 2:-3 3:2 5:-2 7:3
#to>thing	3:2 5:-3 8:-2
#to>too	2:2 5:-2
#to>trace	2:-2 4:5 5:-4 8:-2
#to>twice	3:4 7:-2
#to>use	1:-2 3:-2 5:6 7:-2
#to>what	3:2 4:2 5:-3 6:-2 9:-3
#to>when	5:2
#to>where	0:2 3:-2 4:2 7:-4 8:-2
#to>which	0:3 1:2 2:-3 3:-3 7:-2 8:-2 9:-2
#to>who	0:3 1:-5 4:-3 7:-2 9:-2
#to>why	0:-2 1:3
#to>work	5:-3 7:3 8:2
#to>write	0:-5 1:3 3:2 7:-3 8:-2
#to>wrong	0:-2 3:3 7:-2
#to>⟨error⟩	0:4 3:-2 5:-4
#to>⟨name⟩	0:-2 4:2 9:-2
#to>⟨n⟩	0:-3 2:2 4:-2
#to>⟨path⟩	4:2
#too	0:-2 4:-3 6:-2 7:8 8:-2 9:-2
#too+from	0:2 3:-2 7:2
#too+not	2:-2 7:3
#too+quality	7:3
#too+should	1:-2 5:4
#too+show	1:4 3:-2 5:-4
#too+structure	3:-2 7:4
#too+thing	1:-2 7:3
#too+too	0:-2 7:4 8:-2 9:-2
#too+⟨name⟩	4:-2 5:-4 7:3 9:2
#too>from	0:2 1:-2 5:-2 7:3
#too>good	2:2 5:2 7:-2
#too>how	2:2
#too>most	0:2 7:-2
#too>not	2:-2 7:3
#too>quality	7:3
#too>risk	0:2 5:2 7:-3
#too>should	1:-3 2:2 5:2 9:-2
#too>show	1:4 3:-2 5:-4 7:2
#too>structure	3:-2 7:5
#too>tests	5:-2
#too>thing	1:-2 3:-2 7:3
#too>trace	5:3
#too>what	3:3 5:-2
#too>⟨name⟩	1:-2 4:-2 5:-5 6:-2 7:4 9:2
#too>⟨n⟩	3:2
#trace	3:-2 4:5
#trace+anymore	5:-5 7:3
#trace+call	0:-2 2:-2 3:-2 4:3 9:-2
#trace+compare	4:5 9:-3
#trace+count	5:-3 6:4 7:-2
#trace+create	7:2
#trace+defined	2:2
#trace+event	0:-3 1:-3 5:2 8:3
#trace+exists	5:-7 7:6
#trace+fail	1:-3 4:3 7:2
#trace+from	1:-3 3:-3 4:3 5:-2 8:2 9:-2
#trace+good	5:-2 8:2
#trace+handle	1:-2
#trace+happens	2:-2 3:-2 4:5
#trace+how	0:-2 2:2 3:-3 4:4 6:-2 7:-3 8:-2
#trace+howto	0:-3 1:3 4:2 5:-4 7:-2
#trace+ifchange	0:-2 1:2
#trace+impact	1:2
#trace+import	4:-2
#trace+judge	2:2
#trace+missing	0:2 1:-2 3:2 7:-2
#trace+most	4:2 7:-2
#trace+never	7:3
#trace+nobody	5:3
#trace+not	0:-2 1:-2 7:3
#trace+overload	0:-3 1:-2 3:-2 6:2 9:2
#trace+overview	0:-2 1:3 2:2 3:-2 5:-2 8:-2
#trace+places	0:-2 1:-2 2:3 4:-2 5:2 7:-2
#trace+raise	5:3 7:-2
#trace+read	0:-3 4:3 5:3
#trace+send	7:-3 9:2
#trace+should	0:-2 1:3 3:-2 4:-3 5:2 8:-2
#trace+show	1:-2 2:3
#trace+since	3:2 4:3 5:-2
#trace+structure	2:-2 3:-2 8:3 9:-2
#trace+tests	0:-2 2:2 7:2
#trace+thing	1:-2 4:2 5:3 6:-2
#trace+to	0:-2 3:-3 4:5 7:-4 8:-2
#trace+trace	0:-3 1:-4 2:-4 3:-3 4:5 8:-3 9:2
#trace+unused	7:2
#trace+use	1:2 5:2
#trace+what	0:-4 1:2 2:-3 3:-3 4:4 5:2 6:-2 7:-2 8:-3 9:-3
#trace+where	0:3 1:-3 2:2 3:-3 7:-2
#trace+which	3:-2 7:-3 8:-2
#trace+who	0:4 3:-2 4:3 5:-3 7:-5
#trace+write	1:-2 7:2
#trace+wrong	3:2
#trace+⟨name⟩	4:2 6:-2 9:-3
#trace+⟨n⟩	3:3 5:-2
#trace+⟨path⟩	1:4 2:-2 3:-2 5:-4 6:-2 8:-3 9:-2
#trace>anymore	0:2 3:-2 9:-2
#trace>call	0:-3 2:-2 3:-3 4:6 6:-2 8:-2 9:-2
#trace>catch	3:-2
#trace>compare	0:-2 1:-2 4:6 5:-3 9:-4
#trace>count	0:-2 1:-2 6:5 7:-3
#trace>create	0:-2 1:-2 4:2 5:-2 7:2
#trace>defined	0:-2 2:3 3:-2
#trace>error	1:-2 7:3
#trace>event	0:-3 1:-3 5:3 8:3
#trace>exists	1:-2 5:-2 6:-2 7:4 9:-2
#trace>fail	1:-3 3:3 4:3 5:-3
#trace>from	1:-2 3:-4 4:4 9:-2
#trace>good	5:-4 9:2
#trace>handle	0:2 1:-3 3:-2 4:2
#trace>happens	2:-2 3:-2 4:5
#trace>how	0:-4 2:6 3:-4 4:3 6:-2 7:-3 8:-2
#trace>howto	0:-3 1:2 2:2 3:-2 4:2 5:-2
#trace>ifchange	0:-2
#trace>impact	1:2 5:2 7:-3
#trace>import	2:-2 5:4 7:-2 8:-2
#trace>judge	1:-2 2:2
#trace>meaning	4:-2 7:2 9:-2
#trace>missing	1:-2 4:-2 5:2
#trace>most	1:-2 2:2 3:-2 4:3 7:-2
#trace>needed	0:2 2:2 3:-2 4:-2 7:-2
#trace>never	0:-2 1:-2 5:3 7:2
#trace>nobody	0:2 1:-2 3:-3 5:2
#trace>not	1:-2 7:4 8:-2
#trace>overload	0:-3 1:-2 6:3 9:2
#trace>override	8:2
#trace>overview	0:-2 1:2 2:4 3:-2 5:-3 7:-2 8:-3
#trace>places	0:-3 1:3 2:2 8:-2
#trace>possible	1:-2 2:2 7:-2
#trace>raise	0:-2 4:-2 7:2
#trace>read	0:3 1:-2 2:-2 4:4 7:-3
#trace>risk	1:-2 3:2 5:-3
#trace>send	0:-5 4:4 5:2 7:-3 9:2
#trace>should	0:-2 1:2 2:-2 4:-3 8:-2 9:-2
#trace>show	0:-3 1:-3 2:2 5:3 6:-2 8:-2 9:-2
#trace>since	0:-2 2:-2 4:5 5:-2 7:-2
#trace>sometimes	1:-2 7:2
#trace>structure	2:-2 3:-2 8:3 9:-2
#trace>tests	0:-2 3:-2 5:2
#trace>thing	1:3 6:-2
#trace>to	3:-5 4:4 5:-5
#trace>too	7:3
#trace>unused	3:-2 5:3
#trace>use	5:2
#trace>what	3:-2 4:2 5:2 7:-4 8:-3 9:-3
#trace>when	4:3 5:-3
#trace>where	0:3 2:2 3:-3 5:-2 7:-3 8:-2
#trace>which	0:2 1:3 2:-2 3:-3 4:2 6:-2 7:-4 8:-2
#trace>who	0:3 4:4 5:-2 7:-4
#trace>why	1:2
#trace>work	1:3 5:-3
#trace>write	1:-2 6:-2
#trace>wrong	3:2 4:-2
#trace>⟨error⟩	5:-2 7:3
#trace>⟨name⟩	0:2 4:4 5:-4 6:-2 9:-3
#trace>⟨n⟩	1:3 3:3 5:-3
#trace>⟨path⟩	1:3 3:2 4:3 5:-6 6:-2 8:-3 9:-2
#twice	0:-2 1:-3 2:-3 3:7 4:-3 5:-2 6:-2 7:2 8:-2
#twice+call	1:2
#twice+compare	3:-3 4:-2 5:3
#twice+from	0:2 5:-2
#twice+not	7:3
#twice+since	3:3 5:-2
#twice+which	5:3 7:-2
#twice+why	3:3
#twice+work	3:-2 9:2
#twice+⟨name⟩	9:2
#twice>call	1:2
#twice>compare	3:-3 4:-2 9:2
#twice>defined	6:2
#twice>event	3:3 5:-2 7:-2
#twice>from	0:2 9:-2
#twice>good	1:3
#twice>import	2:-2 5:2 7:-3 9:2
#twice>not	0:-2 5:-2 7:4 9:-2
#twice>places	3:3 7:-2
#twice>should	1:-2 2:-2 7:3
#twice>since	3:3 5:-3
#twice>sometimes	5:-2 7:2
#twice>tests	3:-3 7:3
#twice>use	3:-2 7:2
#twice>when	3:2
#twice>where	0:3 3:-2 7:-2
#twice>which	0:-2 1:-2 5:4 7:-3
#twice>why	3:3 7:-2
#twice>work	3:-2 9:2
#twice>write	7:2
#twice>⟨name⟩	3:3 5:-2 7:-2 9:2
#twice>⟨n⟩	2:2
#twice>⟨path⟩	5:-2 7:2
#unused	0:-4 3:-4 4:-3 5:7 6:-2 7:3 8:-4 9:-2
#unused+not	3:-2 5:3 6:-2
#unused+thing	5:3
#unused+unused	1:-2 5:2
#unused+use	1:3 6:-2
#unused+⟨name⟩	1:-3 3:-2 5:-3 7:5
#unused+⟨path⟩	5:3
#unused>anymore	7:2
#unused>count	7:2
#unused>exists	1:2
#unused>from	5:3
#unused>import	5:-2 7:3
#unused>not	3:-2 5:3 6:-2
#unused>show	3:-2 5:4
#unused>thing	1:-2 5:4 6:-2
#unused>trace	1:-2 3:-3 4:-2 5:3
#unused>use	1:3 6:-2
#unused>what	1:3 3:-2 6:-2
#unused>which	5:2
#unused>⟨name⟩	1:-4 3:-2 7:5
#unused>⟨n⟩	3:3 5:-3
#unused>⟨path⟩	3:-2
#use	1:-2 6:3 7:2
#use+anymore	3:-2 7:2 9:2
#use+call	5:2
#use+compare	5:3
#use+count	5:-4 6:6 7:-2
#use+event	5:3
#use+exists	0:-2 1:2 5:-2 7:2
#use+from	0:-2 4:-3 6:4 7:-2 8:-2
#use+good	5:-2 7:3
#use+howto	1:-2 2:2
#use+ifchange	3:-2 4:4 5:-2 7:-2
#use+meaning	1:-2 5:4 7:-2
#use+most	1:2 7:-3 9:2
#use+never	0:2 7:-2
#use+nobody	0:-2 1:-2 2:-2 3:-2 6:4
#use+not	0:-3 9:-2
#use+places	5:2 7:-2
#use+should	7:-2 8:2 9:2
#use+show	5:3 7:-3
#use+thing	0:-5 1:-2 4:-2 5:6 6:2 7:-2
#use+too	5:-2 7:3
#use+use	6:-3 9:2
#use+what	1:3 5:-2 6:-2
#use+where	0:3 1:2 3:-2 6:-2 7:-2
#use+which	1:-4 4:-2 6:-2 7:4
#use+wrong	3:2 5:2 7:-2
#use+⟨name⟩	5:-3 6:4 9:-3
#use>anymore	1:-2 3:-2 7:2 9:2
#use>compare	0:-2 3:-2 4:2 8:2 9:-3
#use>count	5:-3 6:5
#use>decided	7:2
#use>defined	1:2 2:2 3:-2 5:-2
#use>error	5:3 7:-2
#use>event	5:4 7:-2
#use>exists	4:2 9:-2
#use>explain	2:2 4:2 5:-2
#use>from	0:-2 4:-3 6:3 8:-2
#use>good	5:-2 7:4
#use>how	2:2 3:-3 4:-2 5:4 6:-2 7:-2
#use>howto	0:-2 1:-2 2:3 3:2 6:-3 7:-3
#use>ifchange	3:-2 4:4 5:-2 7:-2
#use>impact	7:-3 9:3
#use>import	5:2 7:-3 9:3
#use>judge	5:-2
#use>meaning	1:-2 5:4 7:-2
#use>most	1:2 7:-3 9:2
#use>needed	5:4 7:-4
#use>never	0:2 7:-2
#use>nobody	0:-2 1:-2 2:-2 3:-2 6:4
#use>not	0:-3 5:2 6:-2
#use>overview	1:-4 8:3
#use>places	3:-2 7:3
#use>risk	2:3 5:-4 7:3
#use>send	1:2 5:-2
#use>should	2:-2 5:2 6:-2 7:-4 8:2
#use>show	0:-3 5:5 6:-2 7:-4
#use>since	2:2 3:2 5:-4
#use>slow	3:2
#use>sometimes	5:3 7:-2
#use>structure	0:2 5:-2 9:3
#use>tests	3:-4 9:3
#use>thing	0:-4 3:-2 4:-3 5:6
#use>to	1:-3
#use>too	5:-2 7:4
#use>trace	3:-2 7:2
#use>what	1:2 7:-3 9:-3
#use>when	5:2
#use>where	0:3 1:2 3:-2 6:-2 7:-3
#use>which	2:-2 4:-2 5:2 6:-2 7:2
#use>who	0:-3 7:3
#use>why	3:2
#use>work	0:-2 7:2
#use>wrong	3:2
#use>⟨name⟩	1:-2 4:-2 6:5
#use>⟨n⟩	3:-2 7:-3 9:3
#use>⟨path⟩	7:3
#what	1:4 5:2 7:-4
#what+anymore	3:-3 4:2 5:3
#what+call	0:-3 3:-4 4:-2 5:4 6:-2 7:-4 9:4
#what+catch	1:-2 2:3 3:-3 4:-2 5:-3 6:3 7:-2 8:-2
#what+compare	0:2 1:-6 3:-5 4:3 5:-7 6:-3 7:-4 8:-2 9:7
#what+create	1:-3 2:-3 4:-4 5:-2 7:-5 8:5 9:-3
#what+decided	1:-3 2:2 5:2
#what+defined	0:-3 1:5 3:-3 5:-2 7:-3 8:-2
#what+error	0:-3 1:3 3:-2 4:-2 5:3 7:-2 8:-2 9:-3
#what+event	0:-5 1:4 3:2 5:-2 9:-2
#what+exists	0:-3 2:-2 3:-3 4:3 5:5 7:-3 9:-6
#what+fail	0:-3 1:2 2:-2 3:-2 4:-3 5:2 6:2 8:-2 9:-2
#what+from	0:-5 1:-3 4:3 6:-2 8:2 9:-3
#what+good	1:-2 2:2 8:2
#what+handle	0:4 2:2 4:-5 5:-2 7:-2 8:-4
#what+happens	3:-4 4:5 5:-4 7:-2 8:-2
#what+how	3:3
#what+howto	1:-2 2:2 3:-3 5:2
#what+ifchange	1:2 4:-4 7:-2 8:-2 9:3
#what+impact	3:-3 5:3 6:2
#what+import	0:-3 2:-2 3:-4 6:2 8:-3 9:2
#what+judge	1:2 2:-2 3:-2 4:-2 5:3 7:-2
#what+meaning	0:-3 1:5 2:-2 3:3 4:-2 5:-7 7:-3 9:-3
#what+missing	0:-2 3:-3 4:-2 5:3 7:2
#what+most	3:-2 7:4
#what+needed	1:3 2:3 3:-2 5:-3 7:-2
#what+nobody	0:-2 1:2 3:-4 7:3
#what+not	0:-2 1:3 2:-2 3:-4 7:3
#what+overload	5:2 7:-3 9:-2
#what+override	1:-3 3:3 5:2
#what+overview	3:-2 4:2 5:-3 8:3 9:-2
#what+places	0:5 1:-3 2:-2 6:-2 7:-3 8:2 9:-2
#what+possible	2:3 3:-2 4:-2 7:-3 8:-2
#what+proscons	1:-2 9:3
#what+raise	3:-3 4:-3 5:4 9:-2
#what+read	0:-3 1:-3 4:-2 5:6 7:-3
#what+risk	0:-2 2:-3 4:-3 5:5 7:-3 8:-2 9:-3
#what+send	0:2 2:-2 3:-2 7:-4 8:-2
#what+should	0:-3 3:-5 4:-4 7:-4 8:3
#what+show	0:-2 2:-2 3:-3 7:2 8:-3
#what+since	1:-3 2:2 3:-3 7:3
#what+slow	1:-3 3:4 7:-2
#what+structure	2:-2 3:-3 4:3 9:-2
#what+subtype	0:-2 1:2 2:3 3:-2 4:-2 5:3 6:-3 7:-4 8:-2 9:-3
#what+tests	0:-3 2:-2 3:2 4:-3 5:3 6:-2 7:-4 9:-3
#what+thing	0:-2 1:5 2:-3 4:-3 6:-2 7:-3 8:-2 9:2
#what+to	0:-3 3:2 7:-5 8:-3 9:-3
#what+trace	0:-3 1:-6 3:-4 4:7 5:-3 6:2 7:-3 9:-3
#what+unused	1:-2 5:5 7:-2
#what+use	2:2 4:-4 5:-2 7:-5 8:3
#what+what	1:-3 2:2 5:3 6:-2 7:-5
#what+which	5:-2 8:3
#what+who	1:-3 2:-2 3:2 4:-3 5:3
#what+why	1:3 5:-3 9:-2
#what+work	0:2 1:-2 3:-3 5:3
#what+write	7:-3 8:-2 9:4
#what+wrong	1:2
#what+⟨name⟩	0:-2 2:-2 3:2 4:-2 6:-3 7:2 8:-2
#what+⟨n⟩	0:-3 1:-4 4:-2 5:2 7:2 8:-2 9:-2
#what+⟨path⟩	5:2 7:-2
#what+⟨text⟩	0:-3 1:5 4:-2 5:-4
#what>anymore	0:-2 3:-2 4:2 5:4 7:-2 8:-3 9:-3
#what>call	0:-2 2:-2 4:-2 5:3 6:-2 8:-2 9:2
#what>callee	1:-3 4:-2 5:5 7:-2
#what>catch	1:-3 2:4 3:-3 4:-3 5:-2 6:2 7:-3 8:-2
#what>compare	1:-4 3:-6 4:5 5:-6 6:-3 7:-6 9:6
#what>count	1:-2 8:2
#what>create	1:-3 4:-2 8:4 9:-4
#what>decided	2:2 4:-2 7:-3
#what>defined	1:4 3:-4 7:-3 9:2
#what>error	0:-2 1:2 3:-5 4:-3 5:4 9:-3
#what>event	1:2 2:-2 4:-4 8:2 9:-3
#what>exists	0:-4 2:-2 5:7 6:2 7:-6 8:-2 9:-3
#what>fail	0:-4 1:2 3:-3 4:-2 5:3 8:-3 9:-2
#what>from	1:-2 9:2
#what>good	1:-2 2:3 4:-2 5:-3 8:2 9:-2
#what>handle	0:3 3:-2 4:-5 5:2 6:-2 8:-3
#what>happens	1:2 2:-2 3:-5 4:6 5:-3 7:-2 8:-2
#what>how	0:-2 1:-3 3:4 4:-2 9:-2
#what>howto	0:-3 1:2 2:3 3:-5 4:2 9:-2
#what>ifchange	1:3 3:-4 8:-3
#what>impact	0:-2 3:-3 4:-2 5:3 9:-2
#what>import	0:-3 2:-3 3:-5
#what>judge	2:-3 3:-2 4:-3 7:-2 9:3
#what>meaning	0:-3 1:5 2:-2 3:3 4:-2 5:-5 7:-3 8:-2 9:-3
#what>missing	0:-2 4:-2 8:-2
#what>most	4:-3 7:2 9:-2
#what>needed	0:2 2:3 3:-3 5:-3
#what>never	0:2 5:-2
#what>nobody	0:-2 2:-2 3:-5 5:4 7:2 8:-2
#what>not	0:-3 1:3 3:-5 5:3
#what>overload	1:3 4:-3 5:2 7:-4 9:-2
#what>override	0:-3 3:2 4:-3 7:2
#what>overview	1:3 2:-3 3:-4 7:-3 8:2 9:-2
#what>places	0:4 1:2 2:-2 4:-2 6:-2 7:-4 8:2 9:-2
#what>possible	2:4 3:-2 4:-2 7:-4 9:-2
#what>proscons	1:-3 3:-2 9:4
#what>quality	5:3 8:-3
#what>raise	0:2 1:-2 3:-3 4:-3 5:7 7:-3 9:-3
#what>read	1:-6 2:-2 5:3 7:-2 8:3 9:-3
#what>risk	0:-4 5:5 7:-4 8:-2 9:-3
#what>send	0:3 2:-2 3:-5 8:-2
#what>should	0:-4 3:-2 4:-3 6:-2 8:3
#what>show	1:3 3:-4 5:-3 8:2
#what>since	0:2 1:-2 3:-7 4:3 7:3 8:-3 9:-3
#what>slow	1:-4 3:3 4:-3 8:-2 9:-2
#what>sometimes	1:2 5:-2
#what>structure	1:2 2:-3 5:-2 9:-4
#what>subtype	0:-2 1:2 2:4 3:-3 4:-3 5:2 6:-3 7:-5 8:-2 9:-3
#what>tests	0:-2 2:-3 3:3 4:-3 5:3 6:-2 9:-3
#what>thing	1:4 2:-2 4:-3 5:2 6:-2 7:-4 8:-2
#what>to	0:-2 1:2 5:2 6:-2 7:-3 8:-2
#what>too	2:2 3:-2 4:-2 5:-2 9:2
#what>trace	3:-5 4:5 7:-3 9:-2
#what>twice	0:-2 1:-3 3:2 4:-2 7:3 9:-3
#what>unused	3:-2 4:-2 5:4 7:-2
#what>use	7:-3 9:-2
#what>when	0:-3 1:3 3:-5 4:3 7:-2 9:-4
#what>where	0:-3 1:5 3:-2 5:-3 8:3
#what>which	0:-5 3:2 5:-2 8:2 9:-3
#what>who	0:-3 2:-2
#what>why	1:4 4:-2 7:-2 8:-2 9:-2
#what>work	1:-5 2:-3 3:-3 5:6 7:-3 9:-3
#what>write	0:3 3:-3 6:-2 9:3
#what>⟨error⟩	0:2 3:-2
#what>⟨name⟩	1:2 2:-2 3:4 4:-2 6:-2 8:-2
#what>⟨n⟩	0:2 1:-2 3:-4 4:-4 5:2 7:3 8:-2
#what>⟨path⟩	0:2 3:-4 4:-2 5:5 8:-2
#what>⟨text⟩	1:6 2:-2 3:-2 4:-2 5:-6 7:2 9:-2
#when	0:2 1:2 2:-2 3:4 5:-3 6:-2 7:-4 8:-2
#when+call	1:2 4:-2
#when+create	9:2
#when+defined	4:2
#when+error	5:3
#when+event	0:-2 1:3 5:-2
#when+exists	3:2
#when+from	3:3
#when+happens	3:2
#when+howto	1:3 2:-2
#when+import	1:2 5:-2
#when+missing	1:2 5:-3
#when+nobody	0:2
#when+raise	0:-3 7:-3 9:3
#when+send	0:-3 1:2 3:-2 9:2
#when+to	0:-3 1:-4 5:4
#when+what	0:5 1:3 3:-2 4:-2 5:-3 7:-4 9:-3
#when+where	0:3
#when+which	0:3 1:-2 3:-2 5:-2 7:-2
#when+who	0:2
#when+write	1:3 5:-3
#when+⟨name⟩	3:-5 6:-2 7:-4 9:4
#when>anymore	1:-2 5:2
#when>call	4:-2
#when>create	0:2 3:-2 9:2
#when>error	3:-2 9:2
#when>event	0:-2 1:3
#when>exists	1:-2 3:3 7:-2
#when>fail	3:-2
#when>from	3:3
#when>handle	0:-3 3:-3 5:4
#when>happens	3:2
#when>howto	1:2
#when>import	1:2 5:-2
#when>missing	1:2 5:-2
#when>nobody	0:2
#when>places	0:3 1:-2 4:-2 5:-2
#when>raise	0:-4 1:2 4:-2 7:-3 9:3
#when>send	0:-5 1:4 3:-3 4:-2 9:2
#when>tests	3:2 5:-2
#when>thing	0:-2 1:2
#when>to	0:-2 1:-2 4:2 5:3 7:-2
#when>trace	4:2
#when>what	0:4 1:3 3:-2 4:2 5:-5 7:-3 9:-4
#when>where	0:3
#when>which	0:3 5:-2 7:-3
#when>who	1:-3 3:-3 5:5 7:-2
#when>write	0:3 1:2 3:-2 5:-3 9:-2
#when>wrong	1:2 5:-2
#when>⟨name⟩	0:3 3:-3 4:-2 7:-4 9:3
#when>⟨n⟩	1:-3 3:3 5:2 7:-2
#where	0:14 3:-3 6:-2 7:-4
#where+call	0:3
#where+catch	7:-2
#where+compare	0:-3 2:-2 4:3
#where+create	0:5 4:-2 5:-2 7:-2
#where+defined	0:5 1:-2 3:-2 6:-2 7:-2
#where+event	0:4 5:-2
#where+exists	0:6 5:-3 7:-4
#where+fail	0:4 3:-2 4:-2
#where+from	0:5 1:-2 3:-3 9:-2
#where+handle	1:-2 2:2 4:2 5:-4
#where+how	1:-3 4:-2 5:3
#where+howto	0:5 4:-2 5:-3
#where+ifchange	0:-5 5:5
#where+impact	0:-3 5:4
#where+import	0:3 5:-3
#where+most	5:2 7:-2
#where+not	5:2
#where+overview	5:-2
#where+places	5:2 7:-2
#where+raise	0:2
#where+read	0:6 5:-6
#where+send	0:4 5:-3
#where+should	0:-4 1:3 3:-3 4:-2 5:4 7:-3 9:-3
#where+show	4:2 7:-2
#where+slow	0:3 3:-2
#where+structure	0:3
#where+subtype	0:5 5:-4 7:-2
#where+tests	0:4 5:-3
#where+thing	0:5 5:-3 7:-2
#where+to	1:-2 2:-2 3:-2 4:-2 5:6 7:-3
#where+use	1:-2 6:-4 7:4 9:-2
#where+what	0:6 1:-2 3:-2 5:-3
#where+where	3:-2 4:-2 5:2 7:-3
#where+which	0:2 7:-2
#where+who	0:2
#where+write	0:6 5:-4 7:-2
#where+wrong	0:-3 5:-2 9:3
#where+⟨error⟩	0:3 5:-3
#where+⟨name⟩	1:-2 3:-3 5:4 6:-2 7:-3 9:-2
#where+⟨path⟩	0:5 5:-3
#where>anymore	0:5 5:-2 7:-3
#where>call	0:7 1:-2 4:-2 5:-4 7:-3
#where>catch	0:4 7:-2
#where>compare	2:-2 3:-2 4:2 7:-2
#where>copies	5:2 9:-2
#where>count	0:2 4:2 5:-2
#where>create	0:6 1:-2 4:-2 5:-2 7:-2
#where>decided	5:2
#where>defined	0:6 1:-2 5:-2 7:-2
#where>error	0:4 7:-2
#where>event	0:8 1:-2 5:-6
#where>exists	0:6 2:-2 6:-3 7:-3
#where>fail	0:6 3:-2 4:-2 7:-2
#where>from	0:6 1:-2 2:-2 3:-4 7:-3 9:-2
#where>good	2:-3 3:-2 4:-2 5:4 7:-2
#where>handle	0:4 1:-3 5:-4
#where>how	1:-3 2:2 4:-3 5:2
#where>howto	0:5 1:-2 2:-3 4:-2
#where>ifchange	1:2 3:-2
#where>impact	0:-2 5:4
#where>import	5:4 7:-2
#where>judge	0:4 1:-3 5:-2
#where>meaning	1:-4 5:2
#where>missing	0:4 3:-2
#where>most	0:3 1:-2 7:-2
#where>nobody	5:2
#where>not	0:3 2:-2 3:-2 5:3 7:-3
#where>override	5:2 7:-2
#where>overview	5:-2
#where>places	0:2 1:-2 7:-2
#where>possible	1:-2 5:-4 7:4
#where>quality	1:3 7:-2
#where>raise	0:3 1:-3 2:-2 5:2 7:-2 9:-2
#where>read	0:2 1:-2 2:-2 3:-2
#where>risk	0:2 1:2 5:-3 7:-2
#where>send	0:5 1:-2 5:-3
#where>should	1:2 3:-3 4:-2 5:3 9:-3
#where>show	1:-2 3:-2
#where>since	4:2
#where>slow	0:6 3:-3 5:-3 7:-2
#where>structure	0:4 5:-2
#where>subtype	2:2 7:-2
#where>tests	0:5 5:-4
#where>thing	0:2 5:2 6:-2 7:-4
#where>to	2:-2 3:-3 5:4 7:-3 8:-2 9:-2
#where>trace	1:-3 3:-2 4:2 7:-2
#where>use	1:-2 2:-2 4:-2 5:3 6:-4 7:3 9:-2
#where>what	0:5 1:-4 3:-2 8:-2 9:-2
#where>which	0:2 1:-2 5:2 7:-2
#where>who	1:-2 5:3
#where>work	0:2
#where>write	0:5 7:-2
#where>wrong	0:-4 5:4 7:-2 9:3
#where>⟨name⟩	0:6 1:-2 3:-2 5:2 6:-2 7:-4
#where>⟨n⟩	0:3 3:-2 5:-2
#where>⟨path⟩	0:3 1:-3 4:-2
#where>⟨text⟩	0:-2 3:-2 5:4
#which	0:3 1:3 3:-3 5:4 6:-2 7:-3
#which+anymore	7:-3 9:3
#which+call	4:3 5:-2
#which+catch	0:3 1:-3 2:2 5:-2
#which+compare	1:-2 9:3
#which+copies	6:2
#which+count	0:-2 1:-2 5:4 6:-4 9:-2
#which+create	0:-2 1:3 2:-2 4:-2 5:-3 7:3 8:-2 9:-2
#which+decided	0:-2 1:2 5:-3 7:3 9:-2
#which+defined	0:4 1:-2 3:-2 4:-2 5:-2 9:2
#which+error	0:-3 1:2 4:-2 5:4 7:-2
#which+event	0:-2 1:3
#which+exists	0:-2 2:2 5:4 6:-2 7:-4
#which+fail	0:-2 1:-4 2:2 3:-2 4:-3 5:5 7:-3
#which+from	1:3 3:-4 7:-2 8:-3
#which+good	1:-2 5:3
#which+handle	1:2 3:-3 4:-3 5:2 9:-2
#which+how	1:2 2:-2 4:-2 7:3
#which+howto	1:-2 2:-2 3:-2 4:2 5:2 7:-2 9:-3
#which+ifchange	0:-2 1:-4 2:2 4:-2 5:3
#which+impact	1:2
#which+import	0:-3 1:-4 5:4 7:-3 9:3
#which+missing	0:2 1:-2 2:3 3:-3 4:-2 7:-2
#which+most	0:-2 1:-6 5:3 9:4
#which+needed	1:-2 5:3
#which+not	0:-2 1:-2 2:-2 3:-3 4:3 8:-2
#which+overload	0:-2 1:4 5:-2
#which+override	0:3 9:-2
#which+overview	0:-2 1:4 5:-4
#which+places	0:3 3:-2 4:-2 6:-2 9:-2
#which+possible	0:-2 5:2 7:-2
#which+raise	1:-2 5:3
#which+read	0:-2 1:-3 4:-2 5:2 9:2
#which+risk	0:-3 1:3 3:-2 5:2 7:-3
#which+send	0:2 3:-2 9:-2
#which+should	0:-2 1:-4 2:2 3:-2 4:-2 7:-3 9:4
#which+show	0:2 1:2 2:2 4:-2 5:-5 7:3
#which+structure	0:2 1:4 2:-2 3:-2 4:3 5:-5 7:-3 8:-2 9:-2
#which+subtype	2:-2 3:-2 4:-2 5:2 6:-2 7:-3
#which+tests	1:-3 3:-2 5:7 9:-2
#which+thing	0:2 1:2 2:-2 3:-2 4:3 5:2 6:-2 7:-3 9:-2
#which+to	0:-4 1:-2 2:-2 4:-4 5:4 9:2
#which+trace	1:-6 3:-3 4:6 5:-4 8:-2 9:-3
#which+twice	6:2
#which+use	0:-3 2:-2 5:2 6:-2 9:3
#which+what	0:-2 1:-3 8:2 9:-2
#which+where	8:2
#which+which	0:-2 1:-2 4:2 5:-3 9:4
#which+who	1:4 5:-5 7:3
#which+why	0:-2 1:-4 2:-2 3:6 4:-2 5:-3 9:-3
#which+work	2:2 4:3 5:-4
#which+write	1:-3 2:-2 8:2 9:-2
#which+wrong	1:-3 7:-2 9:3
#which+⟨name⟩	0:4 1:2 2:-2 3:-3 4:-4 6:-2 7:-6 8:-2
#which+⟨n⟩	1:-2 3:-3 7:3
#which+⟨path⟩	0:-3 1:-2 4:-2 5:4
#which>anymore	0:-2 3:-2 4:-2 5:2 7:-3 9:4
#which>catch	0:2 1:3 4:-2 5:-3 8:-2 9:-2
#which>compare	0:-4 1:-3 2:2 3:-2 4:3 5:3 7:-3 8:-2
#which>copies	6:2
#which>count	0:-2 4:2 5:5 6:-6 7:-2 9:-3
#which>create	1:3 2:-2 4:-2 5:-2 7:4 8:-2 9:-2
#which>decided	0:-3 7:2 9:-2
#which>defined	1:-2 3:-2 5:2 6:-2 7:-3 8:-2
#which>error	0:-3 3:-2 4:-2 5:7 7:-3 8:-2 9:-2
#which>event	1:7 3:-2 4:-2 5:-4 7:-2 8:-2 9:-2
#which>exists	0:-2 5:9 6:-3 7:-7 9:-2
#which>explain	1:-2 2:-2 8:3
#which>fail	1:2 4:2 7:-3 9:-2
#which>from	1:3 3:-2 8:-3
#which>good	1:-3 5:2 7:2 9:-2
#which>handle	1:2 2:-2 3:-3 4:-3 5:3 8:-2 9:-2
#which>happens	5:-2 7:3
#which>how	2:-3 4:-3 5:3 6:-3 7:2
#which>howto	2:-3 3:-3 4:2 7:-2 9:-3
#which>ifchange	3:-3 5:2 7:-2 8:-2
#which>impact	0:-2 2:-2 3:-2 4:4 5:3 7:-2 9:-3
#which>import	0:-4 3:-2 4:2 5:4 6:-2 7:-4 9:2
#which>judge	0:-2 1:2 2:2 7:-2 8:-3 9:-2
#which>meaning	0:3 5:-2
#which>missing	0:6 1:-3 2:2 3:-4 4:-3 5:-3 7:-3 9:-2
#which>most	0:-2 1:-5 4:-2 5:6 7:-5 9:4
#which>needed	1:-2 5:5 7:-2
#which>never	1:-2 5:4 7:-2
#which>nobody	0:-2 1:-2 3:-2 5:4 6:2 7:-2
#which>not	0:-5 1:-2 4:2 5:3 7:-2 8:-2 9:2
#which>overload	0:-2 1:4 7:-2
#which>override	0:2 1:-3 5:3 6:-2 9:-3
#which>overview	0:-3 1:4 2:-3 5:-3 9:-2
#which>places	0:2 3:-2 6:-2 9:-2
#which>possible	0:-2 1:4 7:-3 9:-2
#which>quality	0:-2 7:-3 9:3
#which>raise	0:-4 1:3 5:2 7:-3
#which>read	0:2 2:-2 3:-2
#which>risk	0:-4 2:-2 3:-2 4:-2 5:4 8:-2
#which>send	3:-3 5:2 6:2 7:-3 8:-2 9:-3
#which>should	0:2 1:-5 3:-2 4:-3 6:-2 7:-5 9:5
#which>show	1:2 3:-2 5:-3 7:2 8:2 9:-2
#which>since	1:-2 3:-2 5:4
#which>structure	0:2 1:3 2:2 3:-3 4:2 5:-5 7:-4 8:-3
#which>subtype	4:-2 5:5 6:-3 7:-4
#which>tests	0:-2 1:-4 2:-2 3:-2 5:8
#which>thing	0:2 1:2 3:-2 4:3 5:2 6:-2 7:-2 9:-2
#which>to	1:-2 2:-2 3:-2 4:3 7:-3
#which>trace	1:-5 3:-3 4:4 8:-2
#which>twice	1:2
#which>unused	5:-2 7:3
#which>use	1:-3 2:-2 3:-2 4:-2 5:3 8:-2 9:2
#which>what	2:-3 3:-2 5:2 8:2
#which>when	0:-3 3:-2 5:4 7:-2
#which>where	0:-3 1:-2 4:2 5:2 9:-2
#which>who	0:-3 1:4 5:-5 7:3
#which>why	0:-3 2:-2 3:6 4:-2 5:-2 9:-4
#which>work	1:3 4:2 5:-5 7:-2 9:-2
#which>write	0:4 1:-2 2:-2 7:-3 9:2
#which>wrong	4:-2 5:3 7:-3 9:2
#which>⟨error⟩	0:-2 5:3
#which>⟨name⟩	1:3 5:3 6:-2
#which>⟨n⟩	1:-3 3:-4 5:3 8:-2 9:2
#which>⟨path⟩	4:-4 5:4
#which>⟨text⟩	0:2 1:-4 3:-2 5:2
#who	0:2 2:-2 3:-2 5:6 6:-2 7:-3
#who+anymore	0:2 5:-2 9:-2
#who+call	0:-3 3:-4 5:3 6:-2 8:3 9:-2
#who+callee	5:4 7:-3
#who+catch	0:3 1:-4 3:-3 4:-2 5:3 9:-2
#who+create	0:4 1:-2 2:-2 3:-4 4:-2 6:-2 7:-2 8:-3 9:-2
#who+decided	3:-2 7:2
#who+defined	0:-2 3:-3 4:-2 5:3 7:-3 9:2
#who+event	0:-3 1:-2 5:3 7:2
#who+explain	0:3 1:-2 2:3 3:-2 5:-2
#who+fail	0:-2 3:2
#who+from	1:4 2:-2 4:3 5:-2 9:-2
#who+good	1:2
#who+handle	0:2 3:-3 5:3 9:-2
#who+happens	0:-2 1:4 3:-2 4:-2 7:-2
#who+howto	0:-2 5:3
#who+ifchange	0:-2 1:2 7:2
#who+impact	3:-2 5:-2 6:3 7:2
#who+import	0:-2 1:-3 3:-2 5:6
#who+meaning	0:2 1:3 5:-4
#who+most	5:4 7:-2
#who+needed	0:3 1:-3
#who+not	0:-2 1:-2 5:3 7:-3
#who+override	5:5
#who+overview	0:2 3:-2
#who+possible	0:-3 1:6 2:-2 5:-5 7:-4 8:-2
#who+raise	0:-6 3:-2 5:4 6:-2 9:3
#who+read	1:-3 3:-3 5:4 7:2
#who+send	0:4 3:-3 4:-2 5:2 7:-3 9:-2
#who+should	1:-2 5:-4 9:3
#who+show	0:-2 5:3
#who+slow	3:-2 4:3 5:-2
#who+structure	0:-3 1:5 5:-4 7:-2
#who+subtype	0:-3 1:-3 3:-2 5:3 6:-2 7:2 9:-2
#who+thing	0:-3 1:3 5:2
#who+to	0:-2 1:2 2:-2 3:-2 4:-2 5:-3 7:3 8:2
#who+use	1:-2 5:4 7:-3
#who+what	1:-6 4:4 9:-2
#who+who	4:3 6:-2 7:-6 8:-3 9:-4
#who+write	0:-3 3:-2 6:2
#who+wrong	1:-2 7:-2 9:3
#who+⟨name⟩	0:-2 1:2 4:-3 5:2 6:-2 7:-3
#who+⟨path⟩	0:4 1:4 3:-2 5:-5
#who>anymore	1:-2 5:2 9:-2
#who>call	0:-2 6:-2 7:-2 8:3 9:-2
#who>callee	5:4 7:-3
#who>catch	0:2 1:-5 3:-3 4:-2 5:3 9:-2
#who>compare	5:2
#who>create	0:3 1:5 2:-2 3:-4 4:-2 6:-2 7:-4 9:-3
#who>decided	3:-2 7:2
#who>defined	1:2 3:-3 7:-3 9:2
#who>error	0:-4 5:4 9:-2
#who>event	1:-2 3:-2 4:-2 5:5
#who>exists	1:3 5:2 7:-5
#who>explain	0:3 1:-2 2:3 3:-2 5:-2
#who>fail	1:2 4:-2 9:-2
#who>from	1:2 2:-2 3:-4 4:2 5:2 6:-2 7:-3 8:-2 9:2
#who>good	1:3 3:-2 5:-2
#who>handle	0:3 3:-4 7:2
#who>happens	0:-3 1:3 3:-3 4:-4 5:2 9:-2
#who>how	0:3 2:2 3:-3 4:-2 5:-4
#who>howto	1:4 2:-2 3:-2
#who>ifchange	1:2 3:-2 5:-2
#who>impact	3:-2 5:-2 6:3 7:2
#who>import	0:-4 3:-3 5:4 7:2
#who>judge	0:-3 1:3 5:2 7:-2
#who>meaning	1:3 2:-2 3:-3 7:-3
#who>missing	0:-2 1:4 4:-2 5:-3 8:-2
#who>most	0:-2 1:-2 5:4
#who>needed	0:2 1:-3
#who>nobody	1:-2 3:-2 5:4 7:-3
#who>not	0:5 1:-5 3:-2 4:-2 5:4 7:-7 9:-2
#who>overload	5:3
#who>override	5:4
#who>overview	0:2 3:-2
#who>places	0:2 3:-2 4:-2 7:-2
#who>possible	0:-3 1:6 2:-2 5:-5 7:-4 8:-2
#who>raise	0:-2 1:4 2:-2 4:-2 6:-2 7:-2 9:2
#who>read	3:-3 5:4
#who>risk	0:4 5:-4
#who>send	0:4 1:2 2:-2 3:-4 4:-3 7:-3 8:-2 9:-3
#who>should	1:-2 3:2 5:-3 9:3
#who>show	0:2 1:6 2:-2 3:-3 4:-3 5:-3 7:-2 8:-3 9:-2
#who>since	3:-2
#who>slow	3:-3 4:3 5:-2
#who>structure	0:-3 1:5 5:-5 7:-3 9:2
#who>subtype	0:-4 1:-4 3:-3 5:3 6:-3 7:4 9:-2
#who>tests	5:3
#who>thing	1:2 3:-3 4:-2 5:4 8:-2 9:-2
#who>to	0:-2 1:2 2:-2 3:-4 7:2 9:-2
#who>too	0:-3 1:4 3:-2 7:-4 8:-2
#who>trace	1:2 3:-4 4:-2 6:2 7:-2 8:-2
#who>unused	1:-2 5:4
#who>use	0:2 1:-3 4:-2 5:3 6:-2 7:-4
#who>what	0:4 2:-2 4:3 5:-5 9:-3
#who>when	3:-3 5:2 7:-2 9:-2
#who>where	0:6 1:-2 2:-2 5:-4
#who>which	0:4 1:4 5:-7
#who>work	2:2
#who>write	0:-3 3:-2 5:3 6:2
#who>wrong	1:-3 3:-2 5:2 7:-3 9:3
#who>⟨error⟩	0:-3 5:3 9:-2
#who>⟨name⟩	3:-2 4:-2 5:6 6:-2
#who>⟨n⟩	1:4 3:-3 5:-2 7:-2
#who>⟨path⟩	1:2 3:-3 6:2 8:-2
#who>⟨text⟩	0:-4 1:-2 5:5
#why	0:-3 2:-2 3:14 4:-2 5:-5 7:-5 8:-2
#why+decided	3:2
#why+defined	3:3
#why+event	3:2
#why+exists	1:-3 5:-2 7:-4 9:4
#why+from	1:-2 3:4 5:-2 9:-2
#why+never	3:2
#why+show	3:4 5:-2
#why+use	1:-2 3:5 5:-2 7:-2
#why+what	3:5 5:-2 7:-2
#why+write	3:2
#why+⟨name⟩	1:-4 3:5 4:-2 5:-3 6:-2 7:-3
#why+⟨n⟩	3:2
#why>call	3:3
#why>compare	3:5 9:-3
#why>decided	3:5 7:-2
#why>defined	0:-2 3:4
#why>event	3:3
#why>exists	1:-3 3:4 5:-3 7:-5 9:3
#why>fail	3:4 7:-2
#why>from	0:-2 1:-3 3:5 5:-4
#why>happens	4:2
#why>ifchange	3:3
#why>meaning	1:-2 3:2 5:2
#why>missing	9:2
#why>needed	1:3 7:-2
#why>never	3:4 7:-2
#why>nobody	5:2
#why>not	3:4 7:-2
#why>overload	3:3 5:-2
#why>places	3:3
#why>raise	1:2 3:2 5:-3
#why>send	3:3 9:-2
#why>should	1:2
#why>show	0:-2 3:4 5:-4
#why>since	3:2
#why>structure	3:3
#why>thing	1:-2 3:2 4:2 5:-2
#why>to	1:-3 3:2
#why>too	3:2
#why>twice	3:3
#why>use	1:-2 3:5 7:-3 9:-2
#why>what	3:5 5:-3
#why>which	0:-2 5:3
#why>write	3:3 5:-2 7:-2
#why>wrong	3:3
#why>⟨name⟩	0:-2 1:-3 3:5 4:-2 5:-5 6:-2 7:-3 9:4
#why>⟨n⟩	1:-2 3:3
#work	0:-2 1:-3 2:8 3:-3 6:-2 7:-2 8:-3
#work+compare	4:3 9:-2
#work+copies	2:2 5:2 7:-2
#work+from	2:3 3:-3
#work+handle	2:2 5:2
#work+places	2:-2 9:2
#work+tests	7:3
#work+twice	2:2 5:2 7:-2
#work+what	0:-3 4:-2 5:3 7:2
#work+write	0:3 5:-2 7:-2
#work+⟨name⟩	0:-3 1:4 7:-2 9:-2
#work>call	5:2
#work>compare	0:2 4:3 5:-4 7:-2
#work>copies	3:-2 7:-2
#work>count	2:2
#work>defined	0:-2 2:3
#work>exists	5:-2 7:2
#work>from	2:3 3:-3 7:2
#work>handle	2:2 5:2
#work>import	2:-2 7:-3 9:2
#work>not	0:-2 5:-2 7:2
#work>places	2:-2
#work>risk	0:-2 1:2 5:-3 7:-2 9:3
#work>send	0:2 1:-2
#work>should	2:-2 5:2 7:-3 9:3
#work>show	0:-2 3:-2 7:2
#work>sometimes	5:2
#work>tests	7:3
#work>thing	7:3
#work>to	1:-2 4:4 7:-3
#work>twice	3:-2 7:-3 9:2
#work>use	2:2
#work>what	0:-2 1:-4 3:-3 4:2 5:3 8:-2
#work>where	2:3 3:-2 5:-4 7:-2
#work>which	5:2 7:-2
#work>write	0:3 3:-2 9:-2
#work>⟨name⟩	1:2 4:-2 7:-4 9:-2
#work>⟨n⟩	0:3 3:-2 5:-3
#write	0:2 4:-2
#write+anymore	1:-2 3:4 5:-2 7:-2
#write+compare	0:-2 9:3
#write+defined	4:2
#write+event	5:3
#write+exists	0:2 7:-2
#write+fail	0:-2 1:-2 5:3 7:-3 9:2
#write+from	3:3 4:-3
#write+handle	5:2
#write+how	2:3 5:-3 7:-2 8:2
#write+impact	5:-3 7:3
#write+judge	7:2
#write+missing	0:2 1:-2 5:-3
#write+nobody	5:2
#write+overload	6:3
#write+places	3:2 4:-2
#write+should	1:-2
#write+show	0:-2 1:-3 8:2
#write+since	3:3
#write+sometimes	5:2
#write+subtype	5:3
#write+tests	0:2 1:-2 8:-2
#write+thing	0:3 1:-4 5:-2
#write+to	0:-3 1:2 5:3 7:-2
#write+what	1:2 2:3 3:-4 4:-2 7:-2
#write+where	0:5 5:-3 7:-2
#write+which	0:2 1:-2 3:-2
#write+who	0:-2 3:2
#write+write	0:2 1:-2
#write+wrong	3:3
#write+⟨name⟩	0:3 3:-4 9:-2
#write+⟨n⟩	3:2
#write+⟨path⟩	0:-2 1:-2 4:-2 6:3 8:-2
#write>anymore	0:-2 3:2 5:-2 9:-2
#write>call	5:4
#write>catch	5:2
#write>compare	0:-2 4:-2 5:-3 7:-4 9:5
#write>count	2:2 5:-4 6:3
#write>create	0:3 3:2 5:-4
#write>defined	4:2 5:-2 6:3 7:-3 9:-2
#write>error	3:-2 5:2
#write>event	0:-2 1:-2 3:-2 5:2 7:3
#write>exists	5:-4 7:2
#write>fail	0:-2 1:-2 5:4 7:-2 9:2
#write>from	1:-2 2:2 3:2 4:-3 6:-2
#write>good	0:2 7:2
#write>handle	0:2
#write>how	2:4 3:-2 5:-3 7:-2 8:2
#write>howto	0:-2 2:-2 7:2
#write>ifchange	0:-3 2:-2 3:3 5:3
#write>impact	1:-2 7:3
#write>import	0:-3 7:3
#write>judge	5:2 7:2
#write>missing	0:2 1:-3 3:2 5:-2 7:-3
#write>most	5:2
#write>nobody	0:-2 3:3
#write>not	3:2
#write>overload	6:2
#write>overview	7:2
#write>places	4:-2 7:-2 9:-2
#write>proscons	0:-2 3:-3 5:2 8:-2 9:3
#write>quality	0:-2 5:2
#write>raise	0:-3 5:4 7:-2
#write>read	5:2
#write>risk	1:2 5:-3 7:2
#write>send	1:-2 5:-3 7:2 9:2
#write>should	0:-3 1:2 2:-2
#write>show	0:-3 2:-2 3:-3 4:-2 5:3 8:2
#write>since	3:4
#write>slow	5:-2 7:2
#write>sometimes	5:2
#write>structure	5:-2
#write>subtype	5:3 7:-2
#write>tests	1:-3 2:2 8:-2
#write>thing	0:2 1:-4
#write>to	5:3
#write>trace	0:-4 1:-3 3:2 4:-3 5:2 6:2 7:-2 8:-2 9:2
#write>what	4:-2 7:-3
#write>where	0:3 3:-2 5:2 7:-3
#write>which	5:2 6:-2 7:-2 9:-2
#write>who	1:-2 7:2
#write>why	0:-2 1:3 5:-2
#write>wrong	3:3 7:-2
#write>⟨name⟩	0:2 3:-2 5:3 9:-2
#write>⟨n⟩	1:2 3:2 5:-4
#write>⟨path⟩	0:-3 1:-2 4:-2 6:2 8:-2
#write>⟨text⟩	3:3 5:-2
#wrong	0:-2 3:8 4:-2
#wrong+anymore	1:2
#wrong+compare	1:2 7:-2
#wrong+defined	3:2
#wrong+error	0:-2 1:4 5:-2
#wrong+fail	3:4 5:-2
#wrong+from	5:3
#wrong+handle	1:-2 9:2
#wrong+how	2:2
#wrong+howto	3:2
#wrong+ifchange	5:2
#wrong+missing	7:2
#wrong+never	0:2
#wrong+not	0:-4 1:-2 3:5 5:2 7:-5
#wrong+places	3:-2 5:3 7:2
#wrong+show	8:2
#wrong+since	3:2
#wrong+slow	3:2
#wrong+sometimes	3:3
#wrong+structure	1:3 3:-2 5:-3
#wrong+to	0:2 1:-2 7:-2
#wrong+use	3:4 5:-3
#wrong+what	0:-2
#wrong+where	5:2 7:-2
#wrong+which	1:-2 3:-2 5:2
#wrong+who	1:-2 3:-4 5:3
#wrong+why	3:2
#wrong+wrong	3:3
#wrong+⟨name⟩	1:-2 7:2
#wrong+⟨n⟩	3:3 5:-3 7:-2
#wrong+⟨path⟩	3:3 5:-2
#wrong>anymore	7:-2
#wrong>compare	0:2 7:-2
#wrong>count	1:2 6:-2 7:-2
#wrong>create	3:2
#wrong>defined	0:2 3:2 5:-2
#wrong>error	0:-2 1:4 5:-2 7:-2
#wrong>exists	0:2
#wrong>fail	1:-2 3:4 5:-3
#wrong>from	1:-3 2:-2 4:-2 5:2
#wrong>good	0:-2
#wrong>handle	1:-2 3:3 7:-3 9:2
#wrong>how	2:2
#wrong>howto	3:-2 5:3
#wrong>ifchange	5:2
#wrong>impact	5:2
#wrong>import	7:2
#wrong>judge	2:2 5:-2 8:2
#wrong>missing	0:3 1:2 3:-3 5:-2
#wrong>never	0:2
#wrong>not	0:-4 1:-2 3:4 5:3 7:-2
#wrong>places	0:2 3:-3 7:2
#wrong>quality	3:-3 7:2 8:2
#wrong>risk	0:2
#wrong>send	0:-3 1:-2 5:2
#wrong>should	9:2
#wrong>show	3:3
#wrong>slow	7:2
#wrong>sometimes	3:4 5:-2
#wrong>structure	1:2 3:-3 5:-3
#wrong>tests	1:-2 3:4
#wrong>thing	1:4 3:-2 5:-3
#wrong>to	1:-2 2:2 5:2 7:-2
#wrong>trace	3:3 7:-2
#wrong>use	3:3 7:-3
#wrong>what	0:-2 1:2 4:-2 9:-2
#wrong>when	3:2 5:-2
#wrong>where	0:4 1:-2 7:-2
#wrong>which	0:2 1:-3 5:2
#wrong>who	1:-3 3:-4 5:5
#wrong>why	3:5 5:-2
#wrong>write	1:2
#wrong>⟨name⟩	1:-2 3:2 7:2
#wrong>⟨n⟩	1:2 3:3 5:-3 7:-2
#wrong>⟨text⟩	3:2
#⟨error⟩>catch	0:2 1:-2 3:-2 5:-2 6:-2 7:3 9:2
#⟨error⟩>count	0:-2 5:-3 6:5
#⟨error⟩>create	5:2
#⟨error⟩>defined	0:2 5:-2
#⟨error⟩>exists	5:-4 7:5
#⟨error⟩>from	1:2 5:-2 7:2
#⟨error⟩>good	2:2
#⟨error⟩>handle	0:3 1:2 3:-2
#⟨error⟩>ifchange	3:2
#⟨error⟩>import	3:2 7:-2
#⟨error⟩>missing	3:3
#⟨error⟩>nobody	0:2 5:-2
#⟨error⟩>not	2:2
#⟨error⟩>places	0:-2 3:-4 5:3 7:2
#⟨error⟩>raise	3:-4 5:2 6:3 9:-2
#⟨error⟩>read	3:2
#⟨error⟩>send	0:-3 5:4
#⟨error⟩>show	0:-5 5:4 7:-2
#⟨error⟩>since	1:2
#⟨error⟩>slow	1:3 3:-3
#⟨error⟩>sometimes	7:-3 9:3
#⟨error⟩>structure	0:4 5:-3 7:-2
#⟨error⟩>thing	0:-2 2:2 7:-3
#⟨error⟩>to	5:-2
#⟨error⟩>trace	2:2
#⟨error⟩>use	7:2
#⟨error⟩>what	0:5 3:-3 5:-4 7:-3
#⟨error⟩>where	0:6 1:-2 5:-2 7:-3
#⟨error⟩>which	0:2 1:2 3:-3 5:-2 7:2
#⟨error⟩>who	0:2 1:-2 3:-3 5:3 7:-4 9:-2
#⟨error⟩>why	3:2
#⟨error⟩>write	3:2
#⟨error⟩>wrong	0:2 3:2 5:-3
#⟨error⟩>⟨name⟩	0:-2 3:7 5:-6 7:-3
#⟨error⟩>⟨n⟩	0:-3 1:2 9:2
#⟨error⟩>⟨path⟩	2:2
#⟨name⟩	5:2
#⟨name⟩+anymore	0:-2 1:-3 4:-2 6:-2 7:4 9:-2
#⟨name⟩+call	6:2
#⟨name⟩+callee	3:-2 4:-3 5:-2 6:-2 7:3
#⟨name⟩+catch	0:3 5:-2 9:-2
#⟨name⟩+compare	1:-4 2:-2 5:-2 7:3 9:4
#⟨name⟩+copies	0:2 5:-2 9:2
#⟨name⟩+count	0:-3 1:-2 3:-2 4:-2 5:3 6:2 9:-3
#⟨name⟩+create	0:2 1:-5 3:-5 7:2 8:2 9:-2
#⟨name⟩+decided	1:-2 3:5 5:-3 7:-2 9:-2
#⟨name⟩+defined	0:2 1:-4 3:-2 6:-2 7:4 9:-2
#⟨name⟩+error	2:-2 7:2 9:-2
#⟨name⟩+event	0:3 1:2 3:-3 4:-2 7:-2 9:-2
#⟨name⟩+exists	0:-2 1:-2 3:3 5:-2
#⟨name⟩+explain	4:2 7:-2
#⟨name⟩+fail	0:-4 1:5 4:-2 5:-4 7:3 9:-2
#⟨name⟩+from	0:3 4:-3 5:-3 6:-2
#⟨name⟩+good	0:-3 1:-4 3:4 9:-2
#⟨name⟩+handle	0:-3 5:2 6:-2 7:2 9:-2
#⟨name⟩+happens	0:-2 1:-2 4:-2 5:4
#⟨name⟩+how	2:-2 3:-4 4:6 7:-3 9:-2
#⟨name⟩+howto	0:-4 1:3 2:-2 5:2
#⟨name⟩+ifchange	0:-2 1:-3 5:3 7:3
#⟨name⟩+impact	1:-3 3:-2 5:5 7:-2
#⟨name⟩+import	1:3 4:-2 5:-2
#⟨name⟩+judge	3:-2 7:-2 9:3
#⟨name⟩+meaning	0:-3 1:2 4:-2 6:-2 9:-4
#⟨name⟩+missing	1:-5 3:6 4:-2 9:-2
#⟨name⟩+most	1:-2 4:2
#⟨name⟩+needed	0:-2 1:-4 2:-2 3:2 4:-2 5:5 7:-3
#⟨name⟩+never	0:-2 3:2 5:-4 7:5
#⟨name⟩+nobody	1:-2 3:2
#⟨name⟩+not	0:-3 1:2 3:2 4:-3 8:-2 9:-3
#⟨name⟩+overload	0:-2 3:-3 6:-3 7:3
#⟨name⟩+override	0:-4 3:-3 5:3 7:2
#⟨name⟩+overview	0:-2 1:2 3:-2 4:-2 5:4 6:-2 7:-2 8:-2
#⟨name⟩+places	0:2 2:-2 3:-2 4:2 6:-3 7:-2 8:-3
#⟨name⟩+possible	5:2 9:-2
#⟨name⟩+quality	1:2 5:-2 7:2
#⟨name⟩+raise	0:2 4:-2 5:-2 7:4 9:-2
#⟨name⟩+read	0:2 1:-2 4:-2 5:2 6:-2 7:-2 9:-2
#⟨name⟩+risk	5:-3 7:4
#⟨name⟩+send	3:3 4:-2 6:-2
#⟨name⟩+should	0:3 2:-2 3:-3 4:2 5:-3 7:2 9:-4
#⟨name⟩+show	4:-2 7:2 9:-3
#⟨name⟩+since	0:3 1:-3 2:-2 3:2 4:-2 5:-3
#⟨name⟩+slow	0:-2 1:-2 4:3 6:-2
#⟨name⟩+structure	0:-4 1:-5 2:-3 3:-2 5:-3 6:-2 7:3 8:3 9:2
#⟨name⟩+subtype	0:-4 1:-3 3:-2 4:-2 5:-2 6:3 7:3 8:4 9:-2
#⟨name⟩+tests	0:-2 1:-3 3:-5 4:-2 7:3
#⟨name⟩+thing	0:-3 5:3 6:-3
#⟨name⟩+to	0:2 2:-3 5:-3 6:-2 7:4 8:-2
#⟨name⟩+too	1:-2 2:2 3:-2 4:-2 6:-2 7:4
#⟨name⟩+trace	0:-4 1:3 4:-5 5:4 6:-2 9:-2
#⟨name⟩+twice	0:-2 1:-2 3:5 5:-5 6:-2 9:2
#⟨name⟩+unused	0:-2 5:-4 7:5
#⟨name⟩+use	1:-3 6:2 7:2
#⟨name⟩+what	2:-2 5:2 7:-5 9:2
#⟨name⟩+when	4:-2 9:2
#⟨name⟩+where	0:4 1:-2 3:-2 4:-2 5:2 6:-3 7:-3 9:-2
#⟨name⟩+which	0:2 3:-2 4:-2 5:2 7:-5 9:3
#⟨name⟩+who	3:-2 5:4 6:-2 7:-3 8:-2
#⟨name⟩+why	1:-2 3:6 5:-5 7:-3 9:-2
#⟨name⟩+work	0:-2 1:-2 2:2 4:-2 5:3 6:-2 9:-2
#⟨name⟩+write	3:-2 5:2 7:-2
#⟨name⟩+wrong	1:2 9:-2
#⟨name⟩+⟨error⟩	3:3 5:-3 7:2
#⟨name⟩+⟨name⟩	1:-7 2:-2 3:-3 4:8 5:-13 6:-3 7:5 8:-2 9:9
#⟨name⟩+⟨n⟩	0:-4 2:3 3:2 4:3 5:-7 6:-2 7:-4
#⟨name⟩+⟨path⟩	1:-4 3:4 4:2 5:-5
#⟨name⟩>anymore	4:-2 6:-2 7:3
#⟨name⟩>call	0:-2 1:-2 3:2
#⟨name⟩>callee	3:-2 4:-3 6:-2 7:2
#⟨name⟩>catch	0:2 1:-2 3:-2 4:-2 5:3
#⟨name⟩>compare	0:-2 1:-3 2:-2 3:-2 4:2 5:-2 6:-3 9:6
#⟨name⟩>copies	7:-2 9:2
#⟨name⟩>count	0:-3 1:-2 3:-2 6:9 7:-6
#⟨name⟩>create	0:2 1:-3 3:-4 7:2 9:-2
#⟨name⟩>decided	0:-2 3:4 4:-2 5:-2 9:-2
#⟨name⟩>error	0:-3 1:4 2:-2 7:2 9:-2
#⟨name⟩>event	0:3 1:3 3:-2 4:-2 7:-3 9:-2
#⟨name⟩>exists	1:-3 3:2 5:-2 7:4 9:-2
#⟨name⟩>explain	0:-2 1:-3 5:4 6:-2 7:-3 8:-2 9:-2
#⟨name⟩>fail	0:-3 1:3 3:3 4:-2
#⟨name⟩>from	2:-2 4:-3 9:2
#⟨name⟩>good	1:-5 2:3 3:3 4:-2 6:-2 7:-2 8:-2
#⟨name⟩>handle	0:-3 3:2 5:2 9:-2
#⟨name⟩>happens	0:-4 1:3 3:2 4:-2 7:-3 9:-2
#⟨name⟩>how	0:-3 2:4 4:3 6:-2 7:-5 8:-2 9:-3
#⟨name⟩>howto	0:-4 2:4 4:-2 6:-2 9:-3
#⟨name⟩>ifchange	1:-3 5:3 9:-2
#⟨name⟩>impact	0:-3 5:7 7:-3 9:-2
#⟨name⟩>import	1:3 4:-2 5:-2 9:-2
#⟨name⟩>judge	0:2 3:-3 4:-2 5:-2 8:-3 9:2
#⟨name⟩>meaning	0:-4 1:3 3:2 4:-2 6:-4 9:-2
#⟨name⟩>missing	3:5 4:-2 5:-4 9:-2
#⟨name⟩>most	1:-3 7:-3
#⟨name⟩>needed	0:-4 1:-3 4:3 6:-2 9:-2
#⟨name⟩>never	1:-2 3:3 5:-5 7:5
#⟨name⟩>nobody	0:-4 1:-2 3:3 7:3
#⟨name⟩>not	1:2 3:2 4:-2 9:-2
#⟨name⟩>overload	0:-3 2:-2 3:-2 4:-2
#⟨name⟩>override	0:-2 3:-3 5:5
#⟨name⟩>overview	0:-2 1:3 2:-2 3:-3 5:4 7:-3 8:-3
#⟨name⟩>places	0:2 3:-3 9:-2
#⟨name⟩>possible	0:-3 3:-2 7:3
#⟨name⟩>quality	0:-3 3:-2 7:4
#⟨name⟩>raise	0:-2 1:3 7:3 9:-3
#⟨name⟩>read	6:-2 7:3
#⟨name⟩>risk	1:-3 3:-2 4:-2 5:-2 7:6
#⟨name⟩>send	0:2 3:4 4:-2 6:-2 7:-2
#⟨name⟩>should	2:4 3:-3 5:-3 8:-2
#⟨name⟩>show	0:-4 3:-2 5:4 9:-2
#⟨name⟩>since	0:2 3:3 4:-2 9:-2
#⟨name⟩>slow	0:-3 1:-3 4:3 6:-2
#⟨name⟩>sometimes	4:-2 5:2 6:-2 7:3
#⟨name⟩>structure	0:-5 1:2 2:-4 5:-7 6:-3 8:5
#⟨name⟩>subtype	3:-2 4:-2 5:-2 8:4
#⟨name⟩>tests	0:-3 1:-2 4:-2 7:3
#⟨name⟩>thing	0:-3 5:2
#⟨name⟩>to	2:-3 3:2 4:2 6:-2 9:-2
#⟨name⟩>too	0:-2 1:-2 2:2 3:-3 5:-2 6:-2 7:5 9:-2
#⟨name⟩>trace	3:2 4:4 5:-3 7:-2 9:-2
#⟨name⟩>twice	0:-3 1:-3 3:5 4:-2 5:-3 6:-2
#⟨name⟩>unused	0:-2 1:-2 5:-2 7:5
#⟨name⟩>use	1:-2 7:3
#⟨name⟩>what	0:-2 1:2 2:-2 3:3 5:4 7:-8
#⟨name⟩>when	3:3 4:-2 7:-2 9:2
#⟨name⟩>where	0:8 1:-2 3:-2 4:-2 6:-3 7:-2 9:-2
#⟨name⟩>which	3:-2 5:6 6:-3 7:-4
#⟨name⟩>who	3:-2 4:-2 5:6 6:-2 7:-3 8:-2
#⟨name⟩>why	3:6 5:-5 7:-3 9:-2
#⟨name⟩>work	1:-4 2:2 5:3 6:-2
#⟨name⟩>write	0:2 1:-2 9:2
#⟨name⟩>wrong	0:-2 3:3 5:2 9:-2
#⟨name⟩>⟨error⟩	3:2 5:-6 7:6
#⟨name⟩>⟨n⟩	0:-3 2:2 3:3 4:2 5:-4 7:-5 9:2
#⟨name⟩>⟨path⟩	1:-3 3:3 4:4 5:-4
#⟨n⟩	3:6 4:-2
#⟨n⟩+anymore	0:-2 3:2
#⟨n⟩+call	3:2
#⟨n⟩+compare	0:2 5:-2
#⟨n⟩+defined	4:2
#⟨n⟩+error	0:-2 1:-2 7:3
#⟨n⟩+event	3:2
#⟨n⟩+fail	1:2
#⟨n⟩+from	3:2 4:-2 5:-3 7:-2 8:-2 9:2
#⟨n⟩+good	5:-2 7:3
#⟨n⟩+handle	2:2 3:2 5:-2 7:-2
#⟨n⟩+how	2:2
#⟨n⟩+howto	3:2
#⟨n⟩+meaning	1:3
#⟨n⟩+missing	0:3
#⟨n⟩+not	0:2 1:-2 2:-2 3:2
#⟨n⟩+overload	3:-3 7:3
#⟨n⟩+places	0:-2 1:3 2:2 5:-4 9:-2
#⟨n⟩+possible	3:-2 5:2 7:-2 9:3
#⟨n⟩+send	5:2
#⟨n⟩+should	3:2
#⟨n⟩+show	1:3 7:-4
#⟨n⟩+since	3:4
#⟨n⟩+sometimes	0:-2
#⟨n⟩+structure	1:-2 5:-2
#⟨n⟩+thing	0:-4 1:-2 3:2 5:3
#⟨n⟩+to	2:3 4:-3 5:-5 6:-2 7:-3
#⟨n⟩+too	3:4
#⟨n⟩+trace	0:-2 4:-2 5:-2 6:3 7:-2
#⟨n⟩+what	1:4 2:-2 4:-2 9:-2
#⟨n⟩+where	1:2 3:-2
#⟨n⟩+which	0:2 1:3 2:-2 4:-2 5:-3 7:-2 9:-2
#⟨n⟩+who	0:3 5:-4
#⟨n⟩+why	1:2
#⟨n⟩+write	3:2
#⟨n⟩+wrong	0:2 1:-2 3:3 5:-2 7:-2
#⟨n⟩+⟨name⟩	1:2
#⟨n⟩+⟨n⟩	0:-2 1:3 3:3 4:-2 5:-4 7:-4 9:2
#⟨n⟩+⟨path⟩	0:2 3:3 7:-2
#⟨n⟩+⟨text⟩	3:3 5:-2
#⟨n⟩>anymore	0:-3 1:-2 3:2 5:-3 7:2 9:2
#⟨n⟩>compare	1:-2 3:2 5:-3
#⟨n⟩>count	2:2
#⟨n⟩>create	0:3 5:-2
#⟨n⟩>defined	1:3 3:2 5:-3 7:-2
#⟨n⟩>error	0:-2 1:-2 3:3 5:-2 7:2
#⟨n⟩>event	5:-2
#⟨n⟩>exists	1:-2 3:5 5:-2 7:-3
#⟨n⟩>fail	3:2 7:-3
#⟨n⟩>from	3:2 4:-2 5:-4
#⟨n⟩>good	1:-2 5:-2 7:4 9:-2
#⟨n⟩>handle	0:-3 1:2 2:2 3:3 5:-3 7:-3
#⟨n⟩>how	2:4 5:-2 7:-3
#⟨n⟩>howto	2:2 3:2
#⟨n⟩>ifchange	3:3 7:-2
#⟨n⟩>impact	0:2 1:-3 3:-3 5:2
#⟨n⟩>import	5:-3 7:2
#⟨n⟩>judge	1:2 2:3 5:-4 7:-3 8:2 9:-2
#⟨n⟩>meaning	1:4
#⟨n⟩>missing	0:2 7:-2
#⟨n⟩>needed	7:-2
#⟨n⟩>nobody	0:2 1:3 5:-4 7:-3
#⟨n⟩>not	3:3
#⟨n⟩>overload	1:-2 7:3
#⟨n⟩>overview	3:-3 5:2 8:2
#⟨n⟩>places	1:2 2:2 3:-2 5:-2 9:-2
#⟨n⟩>possible	1:-2 2:-2 5:2 7:-3 9:2
#⟨n⟩>quality	3:-2 8:3
#⟨n⟩>raise	1:3 3:-4 5:2
#⟨n⟩>read	0:3 1:2 3:-3 7:-2
#⟨n⟩>risk	0:3
#⟨n⟩>send	0:-3 1:3
#⟨n⟩>should	2:3 8:-2
#⟨n⟩>show	1:4 2:-2 7:-4 8:-2
#⟨n⟩>since	3:3 5:-2
#⟨n⟩>slow	5:-2 7:2
#⟨n⟩>sometimes	0:-2 3:2
#⟨n⟩>structure	0:-2 1:3 5:-4
#⟨n⟩>tests	3:2 5:2
#⟨n⟩>thing	0:2 1:2 4:-2 7:-2
#⟨n⟩>to	1:2 2:2 5:-3 6:-2 7:-3
#⟨n⟩>too	3:3 7:-2
#⟨n⟩>trace	3:3 6:2 7:-3
#⟨n⟩>twice	3:-2 7:3
#⟨n⟩>use	3:2 5:2 7:-2
#⟨n⟩>what	1:4 4:-2 7:-2 9:-2
#⟨n⟩>when	3:2
#⟨n⟩>where	0:5 3:-4 5:-2 7:-2
#⟨n⟩>which	1:5 4:-2 7:-3 8:-2 9:-3
#⟨n⟩>who	0:5 1:-4 5:-6 7:-2 8:-2
#⟨n⟩>why	1:2 3:3 5:-2
#⟨n⟩>work	0:2 5:-2
#⟨n⟩>write	0:-2 3:3 7:-3
#⟨n⟩>wrong	0:2 1:-2 3:4 5:-4 7:-2
#⟨n⟩>⟨error⟩	3:2
#⟨n⟩>⟨name⟩	3:5 5:-4 7:2
#⟨n⟩>⟨path⟩	1:-2 3:3 5:2 7:-2
#⟨n⟩>⟨text⟩	1:-2 5:-3 7:2
#⟨path⟩	5:2
#⟨path⟩+trace	5:2
#⟨path⟩>anymore	3:-3 7:3
#⟨path⟩>call	0:-3 1:-2 5:3 6:-2 7:2
#⟨path⟩>compare	1:-2 2:2 4:4 5:-3 7:-3
#⟨path⟩>count	0:-2 1:-2 6:5 7:-3
#⟨path⟩>create	7:2
#⟨path⟩>defined	0:-2 1:-2 2:2 5:2
#⟨path⟩>error	0:-3 1:-2 7:3
#⟨path⟩>event	0:-2 5:4
#⟨path⟩>exists	4:-2 7:3
#⟨path⟩>fail	1:-3 3:4 4:-2 5:-2
#⟨path⟩>from	0:-4 2:-2 4:-2 5:5 8:-3 9:-2
#⟨path⟩>good	0:-3 2:2 5:-3 9:2
#⟨path⟩>handle	0:3 1:-2
#⟨path⟩>how	0:-2 2:5 3:-3 6:-2 7:-3
#⟨path⟩>howto	1:3
#⟨path⟩>ifchange	0:-2 1:2
#⟨path⟩>impact	1:2 5:2 7:-2
#⟨path⟩>import	0:-3 4:-2 5:5
#⟨path⟩>judge	5:2
#⟨path⟩>missing	5:2
#⟨path⟩>needed	0:3 5:2 7:-4
#⟨path⟩>never	0:-2 1:-2 5:3 7:2
#⟨path⟩>nobody	0:2 1:-2 3:-3 5:2
#⟨path⟩>not	1:-2 4:-2 7:3
#⟨path⟩>overload	0:-3 1:-2 6:3 9:2
#⟨path⟩>places	1:3 2:2 4:-2 5:-2
#⟨path⟩>raise	5:2
#⟨path⟩>read	0:3 4:-2 7:-3
#⟨path⟩>send	0:-2 1:-2 5:4 7:-3 9:2
#⟨path⟩>should	0:-2 1:3 5:-2
#⟨path⟩>show	0:-2 1:-2 4:-2 5:5 6:-2 7:-2
#⟨path⟩>since	3:4
#⟨path⟩>tests	0:-2 2:2 5:3 7:-2
#⟨path⟩>thing	1:3 2:2 4:-3 6:-2
#⟨path⟩>to	0:-2 1:2 3:-4 4:3 5:-3 7:3 8:-2
#⟨path⟩>too	7:2
#⟨path⟩>trace	5:2
#⟨path⟩>unused	3:-2 5:3
#⟨path⟩>use	5:2
#⟨path⟩>what	0:2 3:-2 4:-2 5:2 7:-4 8:-2 9:-2
#⟨path⟩>when	0:2
#⟨path⟩>where	0:3 1:2 3:-3 4:-2 5:-2 7:-4 9:2
#⟨path⟩>which	0:3 1:3 3:-3 4:-3 6:-2 7:-3
#⟨path⟩>who	0:4 1:-3 4:-2 5:-2
#⟨path⟩>why	1:2
#⟨path⟩>write	1:-2 6:-2
#⟨path⟩>wrong	0:-2 3:2
#⟨path⟩>⟨error⟩	0:-2 5:-2 7:3
#⟨path⟩>⟨name⟩	0:2 1:-3 3:2
#⟨path⟩>⟨n⟩	3:3 5:-2
#⟨text⟩	3:3 4:-2 7:-3 8:-2 9:-2
#⟨text⟩+error	0:4 5:-4
#⟨text⟩+from	0:5 1:-4 2:-2 4:-2 5:-4 7:-2
#⟨text⟩+how	0:-4 1:-4 2:6 3:-4 5:-2 7:-2
#⟨text⟩+meaning	0:-4 1:2 3:-2 5:4
#⟨text⟩+not	0:-2 3:4 7:-3
#⟨text⟩+show	0:2 3:-3
#⟨text⟩+since	3:3
#⟨text⟩+thing	0:2 3:-2
#⟨text⟩+what	0:3 2:-2 7:-3
#⟨text⟩+where	0:3 3:-2
#⟨text⟩+which	3:-2
#⟨text⟩+wrong	3:4 5:-3
#⟨text⟩+⟨n⟩	3:3 5:-2
#⟨text⟩+⟨path⟩	3:3 5:-2
#⟨text⟩>anymore	0:-3 6:3
#⟨text⟩>defined	0:3 3:-2 5:-2
#⟨text⟩>error	0:4 5:-4
#⟨text⟩>event	1:2 3:-3
#⟨text⟩>from	0:5 1:-2 2:-2 3:2 4:-2 5:-4 7:-2 9:-2
#⟨text⟩>good	5:2
#⟨text⟩>handle	0:2
#⟨text⟩>how	0:-5 2:5 3:-4 5:-2 7:-2
#⟨text⟩>ifchange	3:2 5:-2
#⟨text⟩>meaning	0:-5 1:3 3:-3 5:3
#⟨text⟩>not	0:-2 3:3 5:-3 6:2 7:-3
#⟨text⟩>places	0:6 1:-4 3:-5
#⟨text⟩>raise	0:3 1:-2 3:-2
#⟨text⟩>send	0:4 1:-2 5:-3
#⟨text⟩>show	0:4 3:-2 5:-2
#⟨text⟩>since	1:-2 3:3 5:-2
#⟨text⟩>sometimes	3:3 5:-2
#⟨text⟩>tests	0:-2 1:3 3:-2 5:-2
#⟨text⟩>thing	3:-3 5:3 7:-3
#⟨text⟩>to	0:2 2:-3 4:2
#⟨text⟩>trace	0:-4 3:3
#⟨text⟩>use	0:4 3:-2 5:-2
#⟨text⟩>what	0:4 2:-3 4:-2 7:-3 9:-2
#⟨text⟩>where	0:2
#⟨text⟩>who	0:-2 5:2 7:-2
#⟨text⟩>why	5:-2
#⟨text⟩>write	0:2 5:-2
#⟨text⟩>wrong	1:-3 3:4
#⟨text⟩>⟨name⟩	1:-3 3:5 5:-3
#⟨text⟩>⟨n⟩	1:-2 3:4 5:-2
#⟨text⟩>⟨path⟩	0:-4 3:3
'	0:2 1:-4 3:5 4:-2 7:-2
' $	3:4 5:-4
' object	2:2 3:-2
' ⟨name⟩	0:4 1:-3 7:-2
' ⟨path⟩	0:-2 1:-2 3:5 4:-2 7:-2
'a'	3:3 5:-2
'a' 'a'	3:2 5:-2
'a' 'b'	3:3 5:-2
'b'	3:3 5:-2
'b' 'a'	3:2 5:-2
'b' ⟨path⟩	3:2 5:-2
'main' panicked	3:2
*'un	0:-2 5:-5 7:6
*abe	3:-2 5:-2 7:3
*aca	1:-2 5:3 7:-2
*ace	0:-3 1:-2 4:-3 5:2 8:-3
*ach	0:-3 1:-3 2:2 3:2 4:2 6:-2 8:-2 9:-2
*ack	0:2 3:2 4:-2 5:-3 6:-2 8:-2 9:-2
*act	0:-2 1:3 2:-3 4:-2 5:3 7:-3 8:2 9:-2
*acy	0:-3 1:4 3:-3 4:-2 8:-2
*ada	1:-6 4:2 5:-2 6:-2
*ade	0:-4 1:3 3:-2 6:-2 7:-3 9:-3
*ado	1:2 2:-3 3:-3 4:-5 6:-2 7:3
*ads	0:-3 1:-5 3:3 4:-4 5:4 7:-2 8:-2 9:-3
*ady	3:3 5:-2
*aga	0:-2 1:-2 5:4
*age	3:-2 5:-4
*agt	3:-3 5:3
*ahl	5:-2 6:2
*ail	1:2 3:-2 4:2 5:-3
*ain	0:-3 2:2 6:-2 9:-3
*ais	0:-2 4:-3 6:-2 7:5 8:-2 9:-3
*ait	0:-4 1:-6 2:-3 3:3 4:-4 6:-2 7:2 8:-3
*aje	0:4 5:-2 7:-3
*ajo	1:-2 3:-2 5:4
*ake	0:-2 1:-2 4:2
*alb	9:2
*ald	1:2 4:2 5:-3 9:-2
*ale	0:-4 1:-3 3:4 7:-3 9:-2
*ali	1:2 4:2 5:-4
*all	0:-4 1:-4 2:-2 3:3 4:-2 5:3 8:3
*als	1:-2 6:-2 9:2
*ama	0:-3 1:-3 5:2 7:3 9:-3
*ame	0:-3 1:-3 3:-5 5:5 6:-3 7:-4 8:2 9:-2
*ami	0:-5 1:3 3:-6 4:5 5:-2 6:-3 7:-4 9:-2
*amo	0:4 2:-3 3:-5 5:-4 7:3 8:-3
*ams	5:2 6:-2
*ana	1:-3 4:-2
*and	0:-2 1:-6 2:2 3:2 5:-2 6:-2 7:3 8:-2 9:-2
*ang	0:-3 1:2 3:-3 5:-4 8:3 9:-3
*ank	1:-2 2:-2 5:-2 8:2
*ano	0:-2 2:-4 3:2 4:-3 6:4 8:-4
*ans	1:2
*ant	0:-3 1:-4 2:2 3:-3 4:4
*ape	1:-3 3:4 4:-2 5:-2 6:-2 7:-2
*ara	0:-2 3:-3 5:5 7:-2 9:-2
*ard	3:3 4:2 5:-2 8:-3 9:-2
*are	1:-5 5:4 6:-2 8:-5
*ari	3:4 5:-3
*ars	1:-3 4:2 5:4 7:-2 9:-2
*art	0:-2 1:-2 4:3 5:-2 7:-3 8:-2
*ary	3:-2 4:-2 5:3 7:-2 9:-2
*ase	0:2 1:2 3:-3 5:-2 6:-2 7:-2 9:2
*ash	0:-2 3:2 7:3
*ass	1:4 3:2 5:-5 7:-3 8:3
*ast	0:-3 1:-3 2:2 3:-2 5:3
*ata	0:5 1:3 5:-7 6:-2 7:-4
*ate	0:-3 1:-2 3:-2 5:3 7:2 8:-2
*ati	1:-6 2:2 5:3 7:-3 8:-5
*ato	0:-3 1:2 2:-3 3:3 9:-3
*ats	0:-2 1:-4 2:-2 3:-3 4:-3 5:6 7:-2 9:-2
*atz	0:2
*auf	0:-3 1:-3 2:-2 3:-4 4:-2 5:4 7:-5 8:-2 9:4
*aum	3:-3 5:4
*aut	0:-3 4:-2 6:-2 7:-3 8:4 9:-4
*aux	0:-3 4:3 5:2
*ave	0:-3 1:3 2:-2 3:2 5:-2 7:-2 8:-2
*ays	1:-2 7:2 9:-2
*aît	1:-2
*bal	0:-4 1:2 2:-4 3:-3 4:-2 5:5 8:-2 9:2
*ban	1:-3 5:3 7:2
*bar	1:-5 2:3 3:2 4:-2 7:-2 8:-2
*bas	1:-2 2:2 3:-2 5:3 6:2 7:-2
*bbe	0:-2 1:-3 3:-5 4:-3 6:-4 7:5 8:-4
*bed	0:-2 7:2
*ben	0:-4 1:-3 4:2 8:-4
*ber	0:-2 1:2 3:-2 4:-3 6:4 7:2 8:-2 9:-2
*bia	0:3 5:-4 9:2
*bio	0:-2 1:-2 2:2 5:4 7:-2
*ble	0:-2 3:3 4:-2 6:-3 7:3 8:-3
*box	2:-4 3:-2 4:3 5:3 8:-2
*bra	7:2 8:-2
*bre	1:-3 5:-6 6:5
*buf	5:3
*cal	0:-2 1:2 2:-2 5:2 7:-4 8:-4
*cam	1:-3 5:3 7:2
*cao	1:-2 2:-2 3:3 4:-2 6:2
*car	0:-4 4:-2 5:3 6:2 7:-3 9:2
*cas	4:-4 5:4 7:-2
*cca	4:2
*ced	3:-2 5:4
*cem	0:-3 3:2 7:2
*cer	0:2 3:-2 5:2 8:-4 9:-3
*ces	0:-3 2:-2 3:-4 4:-3 5:4 8:4 9:-2
*cha	3:-2
*che	0:-3 2:-2 3:4 8:-3 9:-3
*chi	0:-2 1:-3 2:-2 3:-3 4:-3 5:4 6:3 7:-2 8:-2 9:-3
*cht	0:-2 1:3 2:-3 3:5 5:-3 6:-2 7:-2 9:-3
*chy	0:-2 1:-3 4:4 5:2 6:-3 7:-4
*ché	0:-3 1:-3 3:4 5:2 7:-2 9:-2
*cia	0:-5 3:-2 4:2 6:-2 8:-3
*cio	0:-2 1:-2 2:3 4:-4 5:-4 6:-2 8:-3 9:3
*cke	3:-2 4:2
*cks	1:-4 2:-2 3:-4 4:-3 5:2 7:3 8:-2
*ckt	0:3 2:-2 3:2 4:3 5:-7 9:-3
*cle	0:-3 1:-4 2:-4 3:3 4:2 6:-4 7:-4 8:4
*cos	0:-3 2:-2 4:-3 5:3 7:2 8:-3 9:-3
*cta	4:-2 5:2 7:2
*cto	0:-2 1:2 3:-3 4:-3 8:2
*cts	0:-3 2:-3 5:4 6:-2 9:-2
*cue	0:-2 5:4 7:-2
*cul	7:2
*d's	0:-2 1:-4 2:2 3:-3 4:-2 7:2 9:3
*dad	1:-3 2:-2 3:-4 6:3 7:3 9:-2
*dan	1:-2
*dar	0:-2 1:-4 2:-3 3:3 4:-2 6:-2 7:-5 8:-3 9:5
*das	1:-6 2:-2 4:3 5:2 6:-2 8:-2 9:-4
*day	2:-2 3:5 4:-2 5:-2
*dea	3:2 7:-2
*ded	5:-2 8:-3 9:-3
*dem	1:-3 3:-2 4:3 5:-5 6:3
*den	2:2 4:-3
*der	0:2 1:-4 2:2 3:2 4:-2 6:-3 9:2
*des	1:-2 3:-2 4:-3 6:3 8:-2 9:-2
*det	1:-3 2:2 3:2 4:-2 6:-2
*dig	0:-2 1:4 3:-3 7:-4 8:-2
*dio	1:-2
*dit	0:-3 1:-2 3:2 5:5 7:-3
*dle	0:-2 1:-3 2:3 4:-2 8:-2
*dme	0:2 2:-2 3:-2 5:-2 8:2
*doc	3:-2 5:4
*dor	1:2 3:3 5:-4 8:-3
*dos	1:-4 2:-2 4:-5 5:4 6:-3 9:-2
*dow	4:2 5:-2
*dre	0:-3 1:-2 4:2 5:2
*dul	3:-2 7:2 8:2
*dwo	0:-2 1:-2 3:-2 5:-4 7:5
*e's	0:4 2:-3 7:-3 8:-2 9:-2
*ead	1:-2 2:-2 3:2 9:-2
*eam	1:-2 5:3
*ear	0:-2 1:-2 3:-4 4:-2 5:3 9:2
*eas	3:-3 5:4 7:-2
*eat	3:-2 4:-3 5:-2 8:3
*eau	0:3 1:-4 2:2 4:-4 7:-3 8:-3 9:3
*eba	0:2 3:-2 5:-3 7:3
*ebe	0:-2 3:2
*ece	0:-6 3:3 5:-2 7:3 8:-2
*ect	0:-2 1:-4 3:3 5:2 6:-2 9:-3
*eda	1:-3 2:2 3:2 4:2 7:-2
*ede	0:-2 1:-3 3:-3 7:2
*edi	4:3 5:-2 9:-2
*een	0:-2 1:-5 4:5 5:-4
*ees	5:4
*ega	0:-2 1:-2 4:2 7:-2 8:2
*egt	1:-3 3:3 5:-3
*egv	3:2
*egy	1:-3 2:3 6:2 7:-2
*eht	0:-2 1:2 3:-3 4:2 5:-4 7:-2 8:-2
*eil	0:-3 1:-4 2:-2 3:-3 4:2 5:-4 7:-2 8:-2 9:4
*ein	0:-4 1:3 3:-2 7:2 9:-3
*eis	0:-2 3:2 5:2 7:-2
*eit	0:-2 2:-2 3:-4 4:-2 5:7 6:-2 8:-3 9:-2
*ekt	1:4 3:-2 4:-3 6:-2 7:-3 9:-2
*ela	1:-3 2:-2 6:-2 9:2
*ele	3:-2 6:3
*elf	3:2 4:-2 5:3
*ell	1:-2 3:-2 5:-3 8:3
*eln	3:-2 4:-2 5:3 7:-3
*elo	1:-2 4:-4 7:-3 8:3
*els	2:-3 4:5 6:-4 8:-2 9:-3
*elt	2:-2 3:4 4:-3 5:-4 6:-2 7:-2
*ely	0:-2 1:-3 2:-2 3:2 4:-2 5:2 7:2 8:-2 9:-2
*elé	3:5 5:-5
*ema	2:3 4:-4 6:-2 8:-3 9:-3
*eme	0:-3 4:3 5:-4 7:-3 8:-2
*emi	0:-2 1:2 3:-2 7:2
*ena	0:-4 3:-2 4:6 5:-2 6:-3 7:-2
*end	0:-2 1:3 3:-3 5:-2 6:-2 9:2
*ene	0:-4 2:-3 4:-3 5:3 6:-2 9:3
*ens	0:-2 3:-2 5:2 8:-2 9:-2
*ent	6:-2 7:2 8:-2
*enu	3:3 9:-2
*eos	1:3 4:-2
*epo	0:-2 1:-3 3:-2 4:-2 6:2 7:-2 8:4
*ept	1:-6 3:-3 4:-2 5:3 6:3 7:2 8:-3 9:-2
*er'	3:3 5:-2
*era	0:3 1:-2 2:-2 4:2 5:-2 6:-2 8:-2 9:-3
*ere	0:-3 1:2 2:3 3:-3 4:-4 6:-3 7:3 8:-3
*eri	3:2
*erm	1:-2 2:-2 3:3 5:-3 7:2 9:-2
*ern	2:-3 4:-2 5:2 6:-2 7:3 8:-2 9:-3
*ero	0:-3 3:-5 4:3 5:-5 6:7 8:-3
*ers	0:-3 2:-3 4:-5 5:6 9:-2
*ert	0:-3 1:-2 3:2 4:2 6:-3 7:2 8:-2 9:-3
*ery	0:-2 3:2 5:-2
*esa	0:-2 2:2 3:2 7:-3
*esh	1:2 4:2 5:-3 9:-2
*eso	0:-2 4:2 5:-3
*ess	0:-2 1:-3 2:-3 3:3
*est	0:-2 2:-2 3:3 6:-2 9:-2
*et'	5:4
*eta	1:2 2:-3 3:-3 4:4 5:-4 6:-2 8:-2 9:-3
*ete	2:-2 3:-3 4:-2 5:3 6:-2
*eto	4:-2 5:-7 6:-2 8:3
*ets	1:-6 3:-4 5:4 6:-2 7:3 8:-4
*età	0:-2 1:-2 7:3
*eur	0:2 1:4 3:-2 5:-3 6:-4 7:2 8:-4 9:-7
*eva	0:-3 6:2 7:2
*eve	0:-3 1:-4 4:2 6:-2
*ext	0:2 2:-2 5:-3 7:-3 8:-2 9:3
*eço	0:-2 2:-2 4:3 5:-2
*faz	2:-2 7:2
*fen	0:-3 1:-3 2:-2 3:2 5:2 8:-2
*fer	1:-4 2:-2 3:2 4:2 8:-2 9:-2
*ffe	0:-2 1:-3 3:2 4:-2 5:2
*fie	0:-2 5:2
*fig	1:-2 4:-3 5:2 7:2 8:-2 9:-2
*fié	0:-3 7:2
*gan	3:3 4:-2
*gar	0:-2 2:-2 3:3 4:-3 7:-2 8:2 9:3
*gas	6:2 7:-3 9:2
*ged	1:-3 2:-2 3:2 4:-3 5:2 7:2 9:-3
*gem	1:-2 3:3
*gen	0:-3 1:-3 5:2 8:-2 9:-3
*ger	0:-5 2:2 6:-2 8:-2
*ges	1:-6 2:3 3:-3 4:-3 6:-3 9:2
*get	0:4 1:-6 2:-4 5:-3 6:-2 8:2 9:-3
*ggi	0:-2 4:3 5:-2 9:-3
*ghe	0:-2 3:-2 4:-2 5:5 7:-2 9:-2
*ghi	0:-2 1:4 7:-3
*ght	0:2 1:3 4:-3 5:-4 7:2 9:-2
*gia	5:3
*gin	0:4 1:-2 5:-5 7:-2
*gio	1:-2 3:3 5:-2 8:2 9:-3
*gle	1:-4 4:-3 8:-3 9:4
*gna	0:-2 1:-3 2:3 3:3 4:-2 5:-2 7:-4 9:-2
*gns	5:2
*gon	1:-3 2:-3 3:-4 5:5 8:-2
*gos	1:2 2:-2 3:-2 5:4 8:-3 9:-2
*gua	1:-2 2:2 3:2 5:-3 7:-3 8:2
*gue	0:-4 2:-3 3:3 4:-4 9:3
*har	4:2
*has	0:-3 1:-3 2:-2 4:-3 6:-2 9:2
*hed	0:-3 3:4 9:-3
*hem	0:-3 2:4 4:-3 5:-4
*hen	0:-4 2:-4 4:3 5:2 8:-3 9:-4
*her	2:2 3:-5
*hes	0:3 1:-3 2:-3 3:5 4:-3 5:-2 6:-2 7:-5 8:-3 9:3
*hia	1:-2 5:2 7:-2
*hie	0:-2 1:-4 4:4 5:-6 6:3 7:-4 9:2
*hin	1:-3 4:2
*hio	0:-2 1:-2 2:2
*hly	3:3 6:-2
*hme	0:-2 1:-3 2:5 3:-4 5:-4 7:-2 8:-2
*hod	0:-3 1:3 4:2 5:-3 8:-2 9:-2
*hon	3:2 5:-2
*hot	0:-2 4:-2 5:-2 7:-3 9:3
*hte	5:3 7:-2 8:-2
*hts	0:-2 1:3 2:-2 3:3 4:-2 5:-3 7:-2
*hum	5:3 7:-2
*hup	0:-2 3:-2 4:-2 5:2
*hés	3:2
*ial	3:2 5:-3
*ian	9:2
*iar	0:-3 1:2 3:2 4:-2 5:-4 7:2 8:-2
*ias	0:-2 1:-2 2:-3 3:2 5:6 6:-4 8:-2
*iba	4:3 5:-3
*ibe	4:-3 5:-5 6:-2 7:2 8:4 9:-2
*ibt	1:-2 3:2 5:-3 7:3
*ica	1:2 2:-2 4:-3 5:-5 6:3 8:4 9:-3
*ice	2:-3 5:2 7:-2 9:-2
*ich	5:-5 7:2 8:-5 9:2
*ici	1:2 7:-4
*ick	5:-3 8:3
*ico	1:-6 2:-2 7:-2 8:3
*ics	1:4 2:2 3:-2 4:-4 5:-4 8:-2 9:-2
*ict	2:3 5:-2 8:-3
*ida	0:3 1:-3 3:-3 5:2 9:-2
*ide	0:-3 3:2 4:-3 7:2
*ido	0:-3 1:-2 3:2 4:3 5:-6 9:-3
*ied	1:-3 3:-2 4:-2 7:-2 9:5
*ien	0:-2 1:-3 3:-4 4:-2 5:-2 6:8
*ier	0:4 1:2 3:-4 4:-4 5:2 6:-2 7:-2 8:-2
*ies	2:-2 6:-2 7:-3 8:2 9:-3
*iew	0:3 4:-3 5:-2 9:-2
*ift	3:2 9:2
*ify	3:-2 5:3 8:-2
*ign	2:-2 5:-4 8:-3 9:3
*igo	2:-3 3:-2 4:3 5:2 7:-3 8:-2
*igt	2:2 4:2
*ile	1:-3 2:-4 3:5 5:-6 6:-3
*ili	0:-4 2:-4 3:-2 4:-3 5:5 6:-2 7:-6 8:2 9:-2
*ils	0:-2 3:4 7:-2
*ily	0:-3 3:-2 4:-2 7:-2 8:4
*ime	1:-3 2:-3 4:-2 5:2 7:2 8:3
*imi	1:-2 2:-2 8:3
*imm	0:-2 1:2 2:-2
*imo	3:4 4:-2 7:-3
*ina	1:-3 3:2 8:-2 9:-2
*ind	0:2 1:2 2:-2 4:-3 5:-2 6:-2 7:-2 8:2 9:-3
*ine	0:-4 4:2 5:-3 6:-2
*ing	1:-2 2:2 6:-2
*ini	0:-2 1:3 2:2 3:-3 4:-2 9:-2
*ino	0:-2 1:-3 3:4 7:-4 8:-3
*ins	0:-3 2:-2 4:3 5:3 7:-2 8:-2 9:-3
*int	0:-3 1:3 5:-2 6:-2 8:-3
*ion	1:2 3:-2 4:2 6:-2 8:-2
*ior	1:-2 5:3
*ios	1:-4 2:-4 4:-3 5:5 6:2 9:-3
*ipe	2:4 5:-5
*ipt	2:5 3:-2 4:-3 5:-3 7:-2 8:-2 9:-2
*ira	0:-2 1:-4 2:2 4:-2 5:2 7:-3 9:2
*ire	3:2 4:-2 7:-2
*irm	4:2
*iro	0:2 1:2 3:2 4:-2 5:-2 7:-3 9:-2
*isa	4:3 5:-3
*ise	1:-3 2:-3 5:4
*ish	1:-4 4:-2 7:2
*iso	0:-2 1:3 2:4 3:-3 4:-2 5:-3 7:-3
*ist	5:2
*isé	0:2 5:-4 7:3
*ita	0:2 1:-3 2:-2 5:2 6:-2 9:-2
*ite	0:-3 2:2 6:3 8:-3 9:-4
*ito	1:-3 2:-3 3:5 5:-3 6:-3 7:-5 8:3
*its	0:-6 2:2 5:2 6:3 8:-2
*itt	4:2
*ity	0:-4 2:-3 4:-3 7:-2 8:3
*ità	0:-3 1:-2 2:2 3:-3 4:-3 5:-5 6:4 7:2 9:-3
*ité	0:-3 1:4 2:-3 4:-5 5:-2 6:2 7:-4 8:2 9:-4
*ius	5:3
*iva	2:-3 3:-3 4:2 9:-2
*ive	0:-5 1:-2 2:-2 3:3 4:-3 5:-2 6:-3 8:2 9:3
*ivi	1:-3 3:-2 4:3 8:-2
*ivo	3:4 5:-2 6:-2 8:-3
*iza	0:-4 1:3 3:-2 5:2
*ize	2:2 3:-2 5:-2
*iço	1:2 4:2 5:-4 8:-2 9:2
*ión	2:-2 3:-2 5:-2 6:-2
*jes	0:2 1:2
*jet	0:2 1:-2 2:2 7:-2
*ked	1:2 2:2 8:-2
*ken	0:-2 2:-2 4:-2 5:3 7:-3 9:-2
*ker	2:2 5:-3 6:-2 7:2 8:-3
*kes	2:-2 3:2
*ket	1:-2 2:-5 4:5 8:-2 9:-2
*kie	3:-2 4:-3 5:2 9:-2
*kte	3:-2 5:4 7:-3
*kup	0:-2 1:-2 4:-3 5:2 7:-2 9:3
*lan	0:3 1:-3 2:-2 3:-3 4:-3 7:-2 8:-2
*lar	2:3 4:-3 5:-5 6:-2 8:-3 9:2
*las	0:2 1:-2 2:-2 3:-2 5:4 6:-2 7:-4 8:-2 9:-2
*lds	0:-2 1:4 3:2 4:-2 7:-2 9:-2
*led	3:5 5:-4 6:-2 7:-3 9:2
*lee	5:3 7:-2
*lem	7:3
*len	0:-5 1:-3 2:-5 5:2 6:2 7:3 8:-4
*ler	1:3 2:-2 3:-2 6:-2 7:2 8:-3
*les	0:-3 2:-3 4:-2 5:7 6:-2 7:-4 8:2 9:-2
*lge	0:-3 1:-2 2:-3 3:-3 4:7 5:-6 8:-2
*lho	1:-3 5:3 6:3 7:-4
*lic	1:-2 2:-2 3:-2 5:4 7:-4
*lid	0:-2 3:4 5:-2 7:-2
*lie	0:-3 1:2 2:2 3:-2 4:-2 5:-2 6:2
*lin	1:3 2:-3 8:-2
*lio	0:-2 1:-3 2:-3 4:-2 5:-2 7:-2 9:5
*lla	0:4 2:-4 3:-7 4:4 6:-2 7:-2 8:-3 9:-3
*lle	1:3 2:-3 3:2 4:-2 5:-2 7:-4 9:2
*lli	0:-3 1:-5 2:-4 3:3 5:2 6:-2 8:-2 9:-2
*llo	1:-4 2:-3 5:2 8:-4
*lls	3:-2 4:-2 5:2 7:3 8:-2
*llt	1:5 3:-3 5:-4 7:-2 9:-3
*lly	0:-3 1:4 2:-2 8:-2 9:2
*log	0:4 1:-2 3:-2 5:-3
*lon	0:2 1:-2 3:3 5:-3
*los	1:-2 2:-3 3:-2 4:-2 5:4 6:-2 7:2 9:-2
*low	1:4 2:-3 3:-3 5:-6 7:3 8:-2 9:2
*loy	2:-2 3:4 5:-3
*lta	1:-3 2:-3 3:-2 4:2 9:-2
*lte	0:-2 1:-2 3:-3 8:2 9:3
*lts	5:2
*lus	1:-3 2:3
*lve	0:-3 3:3 4:-2
*lär	1:2 2:2 3:-2 4:-2 8:-2
*lée	0:2 1:2 7:-3
*lés	0:-3 1:-2 2:3 3:2 4:-2 7:-2
*mal	0:-4 1:-5 2:-4 6:-3 7:4 8:-4 9:-4
*man	0:-2 1:-2 3:3 4:-3 5:-5 9:3
*mar	0:-2 1:4 3:-2 4:-2 6:-2 7:2 9:-2
*mas	0:-3 4:-3 7:-3 8:-2 9:3
*mat	0:2 1:3 2:-2 5:-4 8:-2 9:-2
*mbs	3:3
*med	2:2 9:2
*men	1:-3 2:-3 3:-3 4:2 5:2 9:-3
*mer	1:-2
*mes	0:-3 2:-2 3:2 7:-2 9:-2
*me⟩	5:2
*min	1:2 2:2 5:-2 9:-2
*mit	4:3 5:-2 7:-2 9:-2
*mmt	0:-3 2:-2 3:2 8:-2 9:-2
*mna	6:3
*mon	3:-2 8:-2 9:2
*mos	0:-2 2:-4 3:-3 4:-3 5:2 7:2
*mpa	1:-2 5:-3 9:3
*mps	5:-2 7:3
*mpt	2:-2 4:3
*mum	3:2
*n's	4:3 5:-2
*n't	0:-4 2:-3 3:2 7:2 8:-2 9:-2
*nal	4:-4 6:-2 8:-2
*nam	1:-2 4:-3 5:4 8:-2
*nar	0:-2 1:-3 3:2 5:2 9:2
*nas	0:-5 2:-2 3:-3 5:5 8:2 9:-2
*nca	3:4 5:2 7:-4 9:-2
*nce	1:-3 2:-3 3:-2 4:-2 5:3 6:-2 7:2 8:-2 9:5
*nch	0:-2 1:-2 4:-2 5:2 7:3
*nco	0:-2 3:4 5:2 7:-3
*ncy	3:-2 5:3 7:-2
*nda	1:-2 2:-2 5:-4 7:4
*nde	0:2 2:-5 3:4 6:-3 7:-5 9:3
*ndi	0:-2 1:4 2:-2 3:2 4:-4 5:-3 7:-2
*ndo	1:2 2:-2 3:2 5:-3 7:3 8:-3
*nds	0:-4 2:4 4:-4 6:-2 8:-4 9:-3
*ned	0:-3 2:-2 3:3 5:3 7:-3 9:-2
*nel	0:3 1:-3 2:-2 3:-4 4:-2 5:2
*nem	2:3 3:-2 4:-2 6:-2
*nen	1:-8 2:2 3:-3 4:2 6:-2 8:-2 9:-2
*ner	2:-2 5:-2 8:-3
*nes	0:-3 1:-2 2:-2 4:2 5:4 7:-3
*nge	0:-2 3:-2 5:2 8:-2 9:-3
*ngs	3:3 4:-2 8:-3
*ngt	0:-2 3:3
*nha	0:-2 1:-3 3:-2 4:4 5:3 7:-2 8:-2
*nho	0:-3 1:-2 2:-2 4:2 5:-3 7:3 9:-2
*nie	0:2 3:3 5:-2
*nio	2:-2 3:-3 4:-2 6:-2 7:3
*nir	0:2 1:-2 3:2 5:-3 7:-2
*nis	1:3 3:-3 4:-2
*nit	5:-2 7:2
*nks	3:2 5:2 7:-3
*nkt	0:-2 1:-3 3:-2 4:-2 8:3
*nna	0:-2 3:-3 5:4
*nne	0:-3 1:-4 2:2 3:3 5:2 7:-6 9:-3
*nné	3:2 5:-2 7:2
*nos	0:-2 1:-4 4:-3 7:-3 8:3 9:-2
*not	3:4 5:-3 7:-2
*nst	0:-3 1:3 4:-2 5:-2 7:-2 8:2
*nta	0:4 3:3 4:-4 5:-4 8:-2 9:-3
*nte	0:2 1:-2 2:-2 5:-2 6:3 9:-3
*nti	0:-6 2:2 3:-4 4:-4 6:6 7:-2 8:-2
*nto	2:5 4:-3 5:-2 6:-3 7:-3 8:2 9:-2
*nts	0:-2 2:-2 4:-6 5:7 7:-4
*nue	3:3 5:-2
*num	0:-2 1:-3 3:-3 5:6 6:-2 7:-3 8:-2
*nza	1:2 3:-5 4:2 5:-4 6:-2 7:-6 8:-2 9:5
*nze	1:-6 4:-4 5:6 8:-3 9:-2
*nça	0:-4 1:-3 2:-3 3:-5 5:5 9:2
*née	0:2 1:2 5:-2 9:-2
*nés	3:-2 5:4
*oad	1:2 2:-4 3:2 4:-2 5:-3 7:-2 8:2 9:-3
*oca	0:-3 3:3 4:-4 9:-2
*ock	2:3 4:-2 5:-2 9:-2
*oda	5:2 7:-2
*ode	1:2 2:-3 3:-4 4:2 5:-2 6:-2 8:-2
*odi	0:-2 1:-3 3:-3 4:-3 5:4
*odo	0:-5 3:-2 4:-2 5:4 7:2
*ods	1:2 3:-2 5:2 7:-3
*ody	0:-5 1:3 5:-2 7:2 8:-2 9:-2
*oes	0:-2 1:-2 5:2 7:2
*oge	0:3 1:2 3:2 5:-5
*ogo	3:2
*ohl	5:-2 7:-3 9:3
*oid	0:-2 2:-2 3:3 5:2 7:-3 8:2
*oir	0:2 5:2 7:-2
*ois	0:-3 1:-3 2:-2 3:4 5:-2 8:-2
*oit	3:3 5:-3 7:-2
*oke	1:4 4:-2 7:-4
*oks	3:-2 4:-2 7:-2 8:3
*ola	1:3 2:-2 3:-2 5:-4 7:3
*ole	0:-2 1:3 4:-2 6:-2 7:-2 8:-2 9:2
*oli	0:-2 1:-2 2:-2 3:-3 4:-2 5:4 7:-4 9:3
*oll	4:2 5:-2
*olo	2:2 3:-4 4:-3 8:-2 9:2
*oma	1:-3 2:4 5:-3
*ome	0:2 1:-3 2:-3 3:3 7:-3 9:-2
*ona	0:-2 1:-4 2:2 3:4 4:-2 7:-2 8:-2 9:-2
*ond	0:-4 4:3 8:-3 9:-2
*one	0:3 4:-2 6:-2 7:3 9:-3
*oni	0:-5 1:-4 2:-2 3:-3 5:7 8:-4 9:-4
*ono	0:2 1:-6 7:-4 8:-3
*ons	3:-4 5:7 7:-2 8:-3
*ook	0:3 5:-3 9:-2
*ora	0:-2 1:-3 4:-2 5:-2 7:4 8:2 9:-3
*orb	1:2 5:-3 7:2
*ord	0:-3 1:-2 2:-4 3:3 5:-3 7:2 8:3 9:-3
*ore	3:-2 5:2 9:-2
*ori	0:-4 3:-2 4:-3 5:4 6:-2 7:-5 8:2 9:-2
*ork	0:-2 1:2 5:-3 8:3
*orm	1:-2 5:2
*ors	0:-4 1:-4 5:5
*ort	2:-3 3:2 4:-2 8:-2 9:2
*ory	0:-4 4:-2 9:2
*osa	1:-2 3:-2 7:5
*ose	0:-5 2:2 3:4 4:-3 5:-4 6:-2 7:2 9:-3
*oso	3:4 4:-2 5:-3 7:-2 9:-2
*oss	0:-2 1:-2 2:-2 3:-2 6:2 8:2
*ote	4:2 9:-2
*our	0:-4 1:6 2:-2 4:-3 5:-4 6:-3 7:-4 8:4 9:-2
*ous	3:2
*out	3:3 5:-2 9:-3
*ove	0:-2 3:-3 4:2
*ovo	0:3 1:-3 3:3 4:-3 5:-2 7:-2 8:-2
*own	0:2 6:-2 9:-2
*ows	2:2 3:-2 4:-4 8:-3 9:-4
*ped	0:2 1:-2 3:5 4:-2 5:-4 7:-3
*pel	0:-2 1:-2 9:2
*pen	0:-3 4:-3 5:4 7:-2
*per	0:2 1:-2 3:-3 4:-4 6:-2 7:4 8:-3 9:-3
*pio	0:-2 2:-2 4:-2 5:3 6:-2 7:3
*ple	0:-2 1:3 3:-2 4:-3 8:-2
*pli	5:-3 9:2
*ply	5:2
*pon	3:2 4:2 5:-2
*ppe	1:-2 3:3 5:-4 7:3
*ppo	0:-2 1:-2 2:-2 3:-2 4:-2 7:3
*pre	1:-3 3:6 4:-2 5:-2 7:-4
*pte	8:2
*pts	0:-4 1:2 3:-2 7:3
*put	3:2
*que	0:-2 5:-5 6:2
*qué	3:-2 4:2 5:2 7:-2
*r's	0:-2 2:-2 4:-2 7:4 9:-2
*rag	0:-2 5:-2 7:-2 9:3
*ral	0:-2 1:-2 3:2 4:-2 5:-2 7:3 9:-2
*ram	0:-2 1:-4 2:-2 3:4 4:-4 7:-2 8:3 9:-2
*ran	0:-3 3:-3 4:-2 5:-4 6:3 7:4 9:-2
*rap	2:2 5:2
*rar	1:-4 5:3 9:-2
*ras	0:2 2:-2 3:-5 4:-4 5:6 6:-2 7:-4
*rca	0:-2 2:2 3:2 5:-3
*rce	0:-2 1:-2 2:-2 5:4 7:-2
*rch	4:2 5:-2
*rda	0:2 1:-2 7:-2
*rde	7:2
*rds	0:4 2:-2 5:-2 6:-2 8:-2 9:-2
*red	4:-4
*rei	3:-2 4:2 7:-2
*rem	0:-2 1:-3 4:-2 5:2 6:2
*ren	0:-3 1:-4 2:3 3:-4 4:3 8:-2 9:-3
*reo	0:2 1:-2 4:-2 5:-2 7:2
*rer	0:-4 4:-3 8:-2 9:3
*res	0:-2 1:-2 3:-3 4:-3 5:5 9:-3
*ret	3:2
*rge	0:-3 1:-4 3:3 4:2
*ria	1:-3 2:-3 3:-2 4:-3 5:4 6:-2 7:2
*ric	5:2
*rie	1:-3 2:-2 4:3 5:-2 7:-4 8:-2 9:3
*rio	2:3 5:-4 8:-2
*ris	0:-2 1:3 2:2 4:-2 5:-5 7:-5 8:2
*rit	1:2
*rle	0:-2 1:-2 3:-2 4:-2 5:2 9:2
*rlo	0:-2 1:2 3:-2 4:-2 7:-4 8:2 9:2
*rma	0:3 5:-4 7:-2
*rme	0:-2 1:2
*rmi	1:-2 7:2
*rmo	3:3 5:-2
*rna	0:-2 2:-2 5:3
*rne	1:-3 2:-2 4:2 7:-2 8:2
*rno	0:2 1:-5 4:-6 5:3 6:-3
*rns	1:-2 4:2 5:-2
*rol	0:-2 1:-3 2:-3 7:-3 8:2 9:-2
*ron	1:-2 3:3 7:-3
*ros	1:2 2:-3 7:-4 8:2
*rou	0:-3 5:3 9:-2
*row	1:4 5:-4 7:-2
*rra	1:-2 3:3 4:-2 5:2 7:-2
*rre	2:-2 4:3 5:-4 7:-4 9:2
*rsa	0:2 2:2 3:-2 6:-2 7:-2
*rse	4:-3 5:-4 6:2 9:3
*rsi	0:-2 1:-2 4:-2 5:2 6:2
*rso	0:-2 1:-2 3:-3 4:4 7:-2 8:-2
*rst	1:-3 4:-3 7:-2 9:4
*rta	1:2 2:-4 6:-2 7:2 8:-2 9:-2
*rte	0:-3 4:-4 6:-3 9:4
*rto	1:-4 2:2 3:-4 6:-2 8:-3
*rts	1:-3 3:2 4:-2 5:3 6:3 7:-4 9:-3
*rty	3:2 5:-2
*rve	1:-2 3:-4 5:4
*rão	3:-3 5:3
*rée	0:-2 1:2 4:-2 5:2
*ría	0:-3 1:-7 2:2 4:-3 6:-2 7:3
*sam	5:2 7:-2
*sar	3:-2 7:3
*sca	3:3 4:-2 5:-4 7:3
*sce	0:3 1:3 2:-2 3:-2 4:-3 5:-6 6:-3 7:4 8:-2 9:-3
*sch	5:3
*sco	1:2
*sed	1:-4 4:-3 7:2 9:-2
*sel	0:-2 1:-3 2:-3 4:-2 5:3
*sem	0:-2 1:3 2:-2 3:-2 5:-2 8:-2 9:-2
*sen	1:-7 2:-2 3:-2 5:6 8:-2 9:-2
*ser	3:2 4:-4 5:2 7:-3 8:-3
*ses	0:-4 1:3 2:-2 3:-4 4:-3 6:2
*set	0:-4 5:2
*smo	0:-2 1:-2 2:5 4:-3 5:-2 7:-3 8:-2
*son	0:-2 1:-2 2:-3 3:3 4:-2 5:3 8:-2 9:-3
*sor	0:-2 1:-5 3:2 4:-3 6:4 7:-3 8:-3 9:-2
*sos	0:-2 1:-4 3:-3 4:-3 5:4 8:-2
*ssa	0:-5 2:-3 5:2 6:-2 7:-5 8:-3 9:3
*sse	4:-3 5:-3 6:-2 7:5 8:-2
*ssi	2:-2 3:-5 4:-2 5:2 6:3 7:-6 8:-3 9:2
*sso	0:2 3:-2 4:2 6:-2 7:-4 8:-5 9:-2
*sst	1:-2 2:4 4:-2 5:-4 9:-2
*sta	0:2 1:-4 2:3 3:-3 4:-2 5:3 6:-2 8:-3 9:-4
*ste	0:-3 1:-5 2:2 6:-2 7:2 8:-3 9:-2
*sti	1:-2 4:-4 5:2 7:-5 9:3
*sto	3:-2 4:-4 5:3 7:-6 9:-3
*sts	0:3 2:-3 3:3 4:-4 6:-2 8:-2 9:-2
*sus	0:-2 5:-3 9:4
*são	1:2 2:-2 4:-3 7:2 9:-2
*sée	1:-2 3:2 5:-3 6:3
*t's	0:-2 1:2 3:4 6:-2 7:-6 9:-2
*tal	3:2
*tam	1:-2 5:4
*tan	1:-2 5:5 7:-4
*tar	0:-3 1:-5 2:3 3:6 4:-5 7:-2 8:-3
*tas	0:-4 1:-4 3:-3 4:-2 6:9 7:-8
*tch	0:-4 1:-3 2:3 3:-2 5:5 9:-2
*ted	0:2 3:-2 5:4 7:-2 8:-3
*tem	1:-2 2:-2 3:-4 4:2 5:3 8:-3 9:-2
*ten	4:-3 5:5 8:-3 9:-3
*ter	2:4 4:-3 6:-2
*tes	0:-5 4:-4 5:4 7:-2 9:-2
*tet	0:-3 3:-3 5:4 7:-2 8:-2 9:-2
*th⟩	5:2
*tic	0:-3 2:-4 3:-4 4:3 8:-3
*tie	0:2 1:-4 3:4 4:-2 5:-3
*tig	1:-3 5:2
*tip	0:-2 1:-2 3:2 5:2 7:-2
*tir	0:-2 1:2 3:-4 4:3 5:-2 6:-3 7:2 9:-2
*tly	0:-2 1:4 2:-3 3:3 4:-3 9:-3
*tom	1:2 7:-2
*ton	0:2 1:-4 2:-3 5:-2 7:2 8:-2 9:-2
*tor	0:2 2:-4 5:4 7:-3 8:-3 9:-2
*tos	0:-4 1:-5 5:2 6:8 7:-5 8:-2
*tra	1:2 2:-2 3:2 7:-3 8:-2 9:2
*tre	0:-2 1:-5 2:-2 3:4 4:2 5:-2 6:-2 7:2 8:-2 9:-3
*tri	0:-2 1:-2 2:-3 3:-2 7:-2 8:4
*tro	0:-3 2:-4 6:-3 8:-3 9:3
*try	1:2 2:2 5:-3
*tta	0:-4 2:-2 4:-3 5:5 6:-2 7:2 8:-2 9:-3
*tte	0:2 4:-3 6:-3 7:2 8:-3 9:-3
*tti	0:-2 2:2 4:-4 6:-2 9:-2
*tto	0:-2 1:2 2:-2 3:-6 4:-4 5:2 7:3 8:2 9:-2
*tup	0:-3 1:-2 2:-2 3:2 5:2
*tur	5:-2 7:-2 8:4
*tus	1:-2 5:5 7:-3 9:-2
*tzt	0:-2 1:-2 3:-3 4:-2 5:2 7:3 9:-2
*tée	1:2 5:-2
*tés	0:2 1:-2 5:-2
*tôt	0:-2 1:-2 3:2 7:3 9:-3
*u'à	4:3 5:-3
*ual	0:-3 4:2 5:4
*uce	1:-2 5:2
*uch	0:-2 1:-2 2:-3 3:3 4:-2 5:-4 7:3
*uct	0:3 1:-3 2:-2 4:-2 5:2 9:-2
*ude	1:-3 3:4 4:-2 5:2 6:-2 7:-2
*uei	0:-2 1:4 2:-2 3:3 4:-2 5:-5 7:-2 8:-2
*uel	1:-2 7:-3 8:2
*uen	0:-2 5:2
*uer	1:2 5:-4 7:3
*ues	0:-4 1:3 2:-3 4:-4 6:2 9:-3
*uet	1:-3 3:-2 4:-2 5:-2 7:2 8:3
*ufe	0:-2 1:-2 3:-2 4:3 6:-2 7:-2
*ugh	0:-2 1:-2 4:2 5:-2 8:-2 9:2
*ugt	0:2 5:-3
*uis	1:-2 3:3 5:-3 7:2
*uit	0:3 1:-3 2:-2 3:-2 5:-4 7:4 9:-2
*ula	1:2 2:2 5:-3
*uld	0:-2 4:-2 8:2 9:2
*ule	0:4 3:-2 6:-2 8:-3
*uli	2:-2 3:-2 5:-2 6:2 9:-2
*ulo	0:-4 1:-2 2:4 4:-5 6:-2 7:2
*ult	0:-3 1:3 3:-2 4:-2 7:-2 9:2
*uma	0:-2 1:-3 3:-2 5:-5 7:5 9:2
*umn	1:-3 2:2 3:2
*una	0:-3 5:-3 6:-2 7:5
*und	1:-7 5:3 8:3 9:-2
*une	0:2 5:-2
*ung	0:-3 1:-4 6:-4 9:3
*uno	0:-2 2:-2 4:-3 7:6 8:-2 9:-2
*unt	1:-2 2:-2 3:-3 4:2 5:-2 8:2 9:2
*uoi	1:-2 4:-2 7:-3 9:2
*upa	0:2 3:-2 7:-2
*upe	1:-3 5:3 7:-2
*upt	1:4 3:-3 5:-5 7:2
*ura	0:-3 2:-4 3:-4 6:-3 8:6 9:-3
*ure	0:-2 1:-2 6:-2 8:2
*urn	1:4 4:-2 7:-4 9:-2
*uro	0:3 1:-3 3:2 4:-2 5:-4 7:3
*urs	0:-5 1:-5 4:-4 5:6 6:-2 7:2 8:-2 9:-3
*use	0:-4 1:-5 2:-2 4:-2 5:4 7:2 9:-2
*uta	4:2 5:-2 7:-3 8:2
*ute	0:-4 2:3 4:-4 5:3 6:-2 7:-2 9:-2
*uti	3:3
*uto	0:5 1:-3 2:2 3:-3 4:2 5:-6
*utt	5:2
*uve	3:-2
*uye	0:-2 5:4
*uém	0:-2 1:-3 3:3 5:-3 6:-2 7:4 9:-2
*ués	0:-4 3:2 7:2
*uía	5:2
*val	1:3 3:-2 6:2
*vas	2:-2 3:-2 4:2 5:2
*ved	0:-3 2:-2 3:2 6:-2
*vel	1:-4 2:-3 3:-3 4:4 6:-2 7:3 8:-2 9:-2
*ver	0:3 1:4 2:-2 3:-2 5:-4 6:-2 7:-4 8:-2 9:2
*ves	0:3 1:2 4:-2 5:-2 7:-2 9:-3
*vio	0:-3 3:-3 5:-2 6:2 7:2
*voi	0:3 1:-2 3:-3 4:3 5:-2
*vos	0:-3 3:-3 4:-2 5:5 6:3 7:-2 9:-2
*vía	6:-2 7:2
*was	5:-2 7:4
*way	1:-2 2:-2 4:-2 5:2 7:-3 8:2 9:-2
*wed	0:-2 2:2 5:2 9:-2
*wer	0:-3 1:3 2:-2 4:-3 7:2 8:-2
*xer	0:-2 5:2
*xt⟩	3:3 4:-2 7:-3 8:-2 9:-2
*yed	0:-2 1:-2 3:2
*yer	1:-2 3:3 8:-2
*ypt	4:3
*yse	0:-2 1:-2 3:-3 4:-2 5:2 7:-2 8:3
*zar	1:-3 5:-2 7:4
*zed	3:3 5:-3
*zen	1:-2 4:-2 5:4 7:-3
*zer	0:3 1:-2 5:-2 7:-3
*zia	0:5 5:-4
*zie	5:3
*zio	0:-4 1:3 3:-4 4:-3 5:-3 6:-2 8:3 9:-3
*zte	0:-3 5:5 7:-4
*zza	5:4 7:-2
*zzo	3:2 5:3 7:-3
*ßen	0:2
*äge	0:-2 1:2 2:-2 4:-2 5:-4 7:-2 8:3
*ägt	3:2 7:-2
*çar	0:-2 1:-3 7:3
*ços	1:-4 2:2 9:-2
*ção	0:4 1:4 3:-5 5:-3 6:-3 7:-2 8:-3
*ème	0:-2 1:2 3:-2 4:4 5:-5
*ère	1:-2 2:4 4:2 7:-4 8:-2 9:-3
*ées	1:-5 6:-2 9:-2
*ête	0:-2 1:-2 2:-2 3:2 4:2 7:-2
*ías	0:-3 2:-3 3:-2 5:-3 7:-2 8:5 9:-3
*ído	2:2 5:-2 9:-2
*îne	0:-2 1:-3 5:5
*ões	0:-3 1:-2 5:3 6:2 8:-3 9:-3
*ück	7:2
*аем	0:3 2:-2 4:-2 5:-2 7:-3
*ает	1:-2 3:5 6:-4 7:-3
*ажи	0:2 3:-2 8:-3
*ала	0:-3 3:2 5:3 7:-2
*ами	1:-5 4:2 7:-2 9:2
*ана	0:-3 1:-3 2:-2 4:2 7:-3 8:-2 9:2
*ано	1:-3 4:-4 5:6 6:-3 7:-2 9:-3
*аны	3:-2 5:2 7:2
*ара	5:2
*ата	0:5 1:2 3:-3 5:-3 7:-3 9:-2
*ать	2:4 4:-5 5:-2 6:-4 9:2
*аут	0:3 5:-2
*ают	0:-5 1:-3 3:2 7:2 8:-2 9:3
*аёт	1:-2 5:3
*бки	2:2 8:2
*бок	0:-2 1:3 3:-3
*бще	0:-2 2:-2 3:-2 5:-4 7:5 8:-2 9:-2
*ван	0:-2 5:-2 7:3
*вис	1:2
*вка	0:-3 1:2 3:-2 4:4 5:-6 7:-4 8:-3 9:2
*вки	0:2 1:-3 3:3 4:-3 5:-6 6:-2 8:3 9:-4
*вов	0:2 4:4 5:-5 8:-2
*вый	0:-2 1:-2 2:-2 5:-3 9:2
*вым	0:2 1:3 2:2 4:-2 5:-3
*гда	3:5 7:-3
*дит	1:-3 2:-4 3:3 4:3 5:-5 7:-2 8:-2
*дом	3:2 5:-2 7:2
*дую	0:-2 1:2 3:-2 5:-3 8:3
*дят	3:5 4:-2 5:-3 7:-3 8:-2
*его	2:2
*еди	0:-2 3:-2 8:2 9:-2
*едь	0:-2 1:2 2:-2 3:-2 4:3
*ейс	7:-3 9:2
*ект	0:4 1:-4 3:2 5:-5 7:-2 8:4 9:-2
*ели	0:-3 1:3 4:-3 8:-2
*ему	0:-3 3:3 5:-2 9:2
*ена	3:-2 4:-2 5:-5 9:2
*ент	0:2 1:-3 3:-4 4:2 6:2 7:-2 8:-2
*ень	0:-3 1:-2 2:-2 3:4 4:-2 7:-2 8:-2
*ера	1:-3 2:4 3:2 4:-3 5:-2 6:-2 7:-3 8:-4 9:-3
*ере	0:-3 7:-2 9:3
*еры	3:-2 4:-2 5:3
*ете	0:-3 1:4 2:-3 4:-2 5:2 9:-3
*жды	5:-3 7:4
*зке	0:-2 3:5 4:-2 5:-3 9:-2
*зки	0:3 1:-3 2:-2 3:-3 7:-3 8:-2
*ика	0:-3 1:-4 2:-3 3:-3 5:4 8:-3 9:2
*ики	0:-2 3:-2 5:2 6:-2 7:3
*ими	0:2 1:-2 4:-2
*ина	3:-3 4:-2 5:-3 7:3
*иси	0:3 1:-3 5:-2 9:-2
*ись	0:-2 2:-2 3:2 5:-3 7:3
*ите	1:-2 3:-2 7:-2 8:3
*ить	0:-2 1:-3 2:2 4:-2 6:-2 7:-2 9:3
*ица	1:-2 3:-2 4:-2 8:-2 9:3
*ице	0:2 1:2 5:-2
*йки	0:2 1:-2
*ках	3:-2 5:4 7:-3
*кер	3:3 5:-2
*ких	3:-3 4:-2 5:-5 6:5 7:-2 8:-2 9:-2
*кой	0:-2 1:3 2:-2 4:-2 5:2 7:-3 8:-2 9:-3
*ком	0:-2 1:-2 2:-2 3:-2 4:2 5:-3 7:4 9:-3
*кте	5:-2 8:-3 9:2
*лей	3:-4 4:3 7:-2
*лся	0:-2 4:-2 6:3 8:-2
*мат	0:-2 1:3
*нах	0:-2 1:2 6:2 7:-3 9:-2
*нду	1:2
*нее	0:-2 1:-2 4:-2 8:-2 9:3
*нет	0:-2 1:-2 3:-2 4:-2 5:3 6:-2 7:3
*ние	0:2 1:-4 2:-3 4:-4 6:-3 9:3
*нии	0:4 1:-2 2:-2 3:2 4:-3 5:-6 8:-2 9:-2
*ний	0:2 1:-3 5:2
*ния	0:-4 1:-2 2:-4 3:-3 6:4 7:-2 8:3 9:-5
*нка	0:-3 4:2 5:4 7:-2
*нки	0:-2 1:2 2:-2 3:4 5:-3 8:-2
*нно	1:3 3:-2 5:-4
*нов	0:-3 1:-4 3:-2 4:3 5:3 7:-2 9:-3
*ной	1:2 3:-3 4:-2 5:2 6:-3 7:-2
*ном	0:-2 2:-2 3:3 4:-2 5:-3
*нта	0:-4 1:-2 2:2 3:3 8:-2
*нты	0:-2 1:2 3:2 7:-2
*ную	0:-3 1:-2 2:-2 3:5 4:-2 5:-2 7:-2 8:-2 9:-3
*ные	1:-2 4:-4 5:3 6:-2 7:-4 8:-3
*ный	0:2 1:-3 2:-2 4:2 5:-3 6:-2 7:-3 8:3
*ным	1:-2 5:3
*ных	1:-2 2:-2 4:-2 7:2 9:-2
*оге	0:3 4:2 5:-3 7:-2
*ого	0:3 1:-2 2:-2 3:4 5:-2 6:-3 7:-4 9:-4
*ода	0:-2 2:-2 3:-5 6:3
*оды	5:3
*ока	0:-2 3:2 4:-2 5:-2 7:2
*ому	0:-4 1:-2 2:6 3:-5 4:-4 5:-4 6:-2 7:-3 9:-4
*оры	5:3
*ось	1:2 3:-2
*пки	3:-2 5:-2 7:5 9:-2
*рая	0:2 3:-2
*рия	3:2 5:-3 7:-2 8:2
*ров	1:-2 2:-2 3:4 4:-2 5:-4 7:-2 8:-2 9:2
*рой	0:-2 1:-3 4:2 5:-3
*ром	0:4 1:-2 2:-2 4:-2 5:-4 8:-2
*рос	3:-2 4:3 5:-2 7:2
*рые	0:-3 3:-4 4:-2 5:7 7:-4 8:-2
*рый	0:3 5:-4 8:-2
*рых	3:-3 5:3 7:3
*сан	5:2
*сах	0:-2 3:-2 6:3 7:-2
*ска	0:-2 3:-3 4:-2 5:3 7:3 8:-2 9:-2
*ски	0:-2 1:-3 3:-3 5:-2 7:-3 8:5 9:-2
*сов	1:-3 2:-2 4:-4 5:2 8:-3 9:-2
*сок	3:-3 5:3
*сса	5:2
*ссы	1:-2 5:5 7:-2
*ста	0:-2 2:3 7:-2 8:-2
*сти	0:2 1:-4 2:2 6:-2 7:2 8:-3 9:-3
*сто	0:-2 2:-2 4:-2 7:2 9:-4
*сть	0:-4 1:4 2:-5 3:-5 5:-5 6:-4 9:-4
*тах	0:-4 3:-4 4:-3 5:5 8:-2 9:-2
*тие	3:2 5:-2
*тии	0:-2 4:2 5:2
*тит	0:-2 5:5 7:-4
*тов	0:-3 1:-5 2:-2 3:-5 4:-4 5:7 8:-4 9:-3
*той	3:3 5:-2
*том	4:2 5:-2
*тор	0:3
*три	5:3
*тры	5:3
*тся	3:3 6:-2 9:-3
*уда	0:-3 1:-2 5:5 7:-4 9:-2
*удь	0:-3 1:-2 3:-3 5:-3 6:-2 7:7 9:-2
*ует	1:-2 4:-2 5:3 9:-2
*уле	0:-2 5:4
*уры	0:3 1:-2 2:-2 3:-2 4:2 7:-2 8:-2 9:-3
*усы	5:-2 9:3
*уть	0:3 2:-2 3:-2 5:-2 7:-2 9:3
*уют	7:3
*ции	1:-5 2:-2 4:5 6:-2 7:2 8:-3 9:-4
*ций	0:2
*цию	0:3 1:-2 4:-3 5:-4 7:3
*ция	1:-3 2:-3 4:4 5:-2 7:-3 8:-2 9:-2
*чик	1:-3 2:-2 3:2 4:-3 5:4 7:-4 8:-2 9:-3
*чит	3:3 5:-2
*чёт	0:3 3:-2 5:-3 9:-2
*щие	0:-2 1:-2 3:-4 4:-4 5:5 6:-3 7:2 8:-2
*ыми	5:-2
*ько	3:-2 4:-3 5:-3 6:5 9:-3
*ьно	0:2 2:4 3:3 4:-3 5:-3 6:-3 7:-3 8:-5 9:-3
*ься	0:-3 1:-4 2:2 3:-2 4:-3 5:4 6:-2 7:-4 8:-2
*ьше	1:-4 2:-2 3:2 4:5 5:-4 7:-2 8:-3 9:-4
*юсь	7:3
*яет	1:2 2:-2 3:-4 4:-3 5:2 6:-2 8:-2 9:-3
*ять	1:-3 4:-2
*яют	7:2
=asks callers	1:-3 3:-3 6:-3 7:-2 8:2 9:2
=asks callers of a name	1:-3 3:-2 5:5 6:3 7:-4 9:-2
=asks calls	1:-4 5:3
=asks calls of a name	0:-2 1:-3 3:-4 5:7 7:-3 9:-2
=asks catches	5:2
=asks catches of a name	3:-3 4:-2 9:-2
=asks constructs	0:2 1:-6 3:-3 4:-2 6:2 8:-3
=asks constructs of a name	0:3 1:-3 3:-2 6:-2 7:2 9:-2
=asks for a message	1:-2 2:3 5:-2
=asks handles	0:-2 1:-2 3:-3 4:-2 5:4 6:-2 9:-2
=asks handles of a name	1:-6 4:-2 5:7 6:-3 7:-2
=asks impact	0:-2 1:-3 5:2 7:3
=asks impact of a name	1:-2 5:3
=asks imports	0:-2 1:-2 5:3 6:3 7:-2
=asks imports of a name	1:-2 5:7 6:-2 7:-4
=asks overloads	5:3
=asks overloads of a name	0:-2 1:-3 3:-3 4:-2 5:2 6:-2 7:2 9:3
=asks overrides of a name	0:-4 1:-3 5:6 9:-2
=asks raisers	0:-3 4:-2 5:2
=asks raisers of a name	0:-6 1:5 3:-2 4:-2 6:3 7:-3 9:2
=asks raises	5:3
=asks raises of a name	0:-2 1:-6 3:-2 5:4 6:-2 7:5
=asks reads	1:-2 3:-2 5:4
=asks reads of a name	3:-2 5:2
=asks sends	0:3 1:-3 2:-2 4:-2 7:-4
=asks sends of a name	3:3 4:-2 7:-2 9:-2
=asks subtypes	0:-3 2:-2 3:-3 4:-2 6:3 7:-3 8:-2 9:2
=asks subtypes of a name	0:-3 1:-5 3:-2 4:-2 5:3 6:5 7:-2 9:-2
=asks tests	1:2 3:-3 4:-3 5:3 6:-2 7:2 8:-2 9:-3
=asks tests of a name	0:-2 1:-2 3:-2 5:4
=asks uses	0:-5 1:-3 3:-4 4:-4 5:5
=asks uses of a name	0:-3 1:-3 3:-3 4:-3 6:6 9:-2
=asks writes	0:3 1:-5 3:-2 4:-2 5:2 8:2
=asks writes of a name	0:2 3:-2 7:2 9:-2
=code	1:-2 2:-3 3:5 4:-2 6:-2
=en	5:2
=es	5:2 6:-2
=few words	0:2 3:-3 4:-2 5:6 7:-2
=fr	5:2
=frames	3:4 5:-2
=it	0:-2 2:2 5:2 6:-2 8:-2
=ja	0:2
=message	0:-2 3:8 5:-5
=names	0:-2 2:-2 5:3
=no name	6:-2
=one name	5:2
=one word	0:3 2:3 4:-2 5:-2 6:-4 7:2 8:-2 9:-2
=output of a tool	3:9 5:-4 7:-2
=path	0:-2 2:-2 4:-3 5:4 8:2 9:-2
=pt	1:-2 2:-2 5:3
=question	3:-2 7:4
=quoted message	0:4 3:3 4:-2 5:-3 8:-2 9:-2
=ru	1:-2
=several lines	3:5 5:-3
=statement	3:3 5:4 7:-3
=zh	5:-2
?	3:-2 7:4
? !	3:3 5:-3
? $	3:-2 7:4
? ?	0:-5 1:5 2:-2 3:4 4:-2 5:-5 6:-3 7:-7 8:-2
? a	2:-2 6:2 7:2 8:-2
? i	0:2 2:-2 3:-7 5:3 9:-2
? ich	5:2
? it	1:-2 3:3 7:-4 8:3
? je	0:-2 1:-2 3:-3 4:2 5:-2 9:3
? le	0:3 5:-2
? n	1:3 3:-4 5:-3
? o	1:-2 3:-3 7:3
? qué	1:-2 5:2
? the	1:-2 3:-2 8:3
? ⟨name⟩	1:5 3:-3 5:-3
^ a	1:2 2:-5 3:3 4:-2 5:-4 6:-3 8:-2 9:3
^ a che	1:3 2:-3 3:3 4:-3 5:-4 7:-3
^ a qué	3:2
^ after	0:2 1:-3 3:3 4:3 5:-5 7:-3 9:-2
^ after a	0:3 1:-2 3:-2 4:2 5:-3 7:-2
^ al	1:-3 3:3
^ alguien	5:-2 7:4
^ alguém	3:-2 7:4
^ alguém ainda	7:3
^ all	0:-3 3:2 5:2 6:-2
^ alle	3:-2 5:4 7:-2
^ an	0:-2 1:-4 3:-2 5:4 6:2 7:-2
^ an welchen	0:-3 5:3
^ an welcher	0:2 5:-2
^ any	0:-2 1:-3 3:-3 4:-2 5:-2 7:6 9:-2
^ anything	7:3
^ anzahl	5:-2 6:2
^ are	1:-2 3:-3 5:-7 7:8 9:-2
^ are there	0:2 5:-2 7:2
^ are we	5:-2 7:3
^ at	0:4 1:-4 3:-2 4:-2 5:-2 7:-2 9:2
^ auf	0:-2 3:3 4:-2 5:-2 7:-2
^ axios	3:-2 7:3
^ bewerte	1:3 5:-2
^ biggest	1:2
^ blast	5:2
^ blast radius	5:2
^ bonjour	7:-2
^ build	3:2 5:-3 9:3
^ c'est	1:-2 2:-2 3:-3 4:-2 5:-4 7:3 8:3
^ c'est quoi	9:2
^ c'è	0:-2 1:-2 3:-2 5:-6 6:-2 7:7
^ c'è una	5:-3 7:4
^ call	1:2 3:-2 4:4 5:-4
^ callees	5:2
^ callers	4:-2 5:5 7:-2
^ callers of	5:3
^ can	3:-4 5:-5 6:-2 7:7 8:-2 9:-2
^ can i	7:2
^ can you	1:3 2:-2 5:-2 7:-3 8:-2
^ can ⟨name⟩	5:-5 7:6
^ can ⟨path⟩	0:-2 1:-2 5:2 7:2
^ catch	0:-2 3:2 5:3 7:-3
^ ce	3:3 4:-2 7:-3
^ che	0:-5 1:5 3:-5 5:3 6:-3 7:-6 8:-4
^ chi	0:2 2:-2 3:-3 4:-2 5:7 6:-2 7:-6 9:-3
^ chi emette	0:3 1:-2 5:-2
^ chi fa	5:2
^ chi legge	5:3
^ chi mi	1:-2 5:4
^ chi si	5:3
^ ci	5:-2 6:-2 7:5
^ ci sono	3:-2 7:2
^ clases	5:2
^ clases que	5:2
^ classes	3:-2 5:5 7:-3
^ code	0:-2 3:-3 5:7 6:-3 7:-3 8:-2
^ com'è	0:-2 1:2 2:2 3:2 4:-2 5:-4 7:-3
^ combien	3:-2 4:-2 5:-5 6:8 7:-5
^ combien de	5:-4 6:5 7:-3
^ come	0:-4 1:-3 2:8 5:-4 6:-2 7:-5 8:-2 9:-2
^ come lancio	2:3 7:-2
^ come mai	2:-2 3:4 7:-2
^ comment	0:-2 2:3 4:2 5:-3 6:-2 7:-3 8:-2 9:-2
^ comment les	2:2
^ common	2:2
^ como	0:-3 1:-4 2:8 3:-5 5:-4 6:-3 7:-5 8:-3 9:-3
^ como o	4:3
^ compare	5:-3 9:4
^ components	5:3
^ con	1:-4 2:2 4:-2 5:2 9:-3
^ con qué	1:-2 5:4 9:-2
^ consumer	5:3
^ consumidores	5:4
^ conta	0:-2 1:-3 3:-2 4:-2 5:-7 6:7 7:-2 8:2
^ copy	2:-2 3:-2 7:2
^ cos'è	1:5 2:-2 3:-2 5:-4
^ cosa	0:-4 1:3 2:-4 5:-2 6:-2 7:-6 8:4 9:-5
^ could	0:-2 1:-4 3:-2 4:-2 5:-4 6:-2 7:7 9:-2
^ count	5:-4 6:6
^ cuando	0:-2 1:3
^ cuál	1:3 4:2 5:-3
^ cuál es	1:3 4:2 5:-3
^ cuántas	0:-2 1:-2 5:-6 6:8 7:-4
^ cuántos	1:-2 3:-2 5:-6 6:7 7:-4 9:-2
^ código	3:-2 5:5 7:-3
^ cómo	1:-2 2:7 3:-3 5:-3 6:-2 7:-3 8:-2
^ cómo se	2:4 5:-2
^ d'où	0:3 7:-2
^ da	0:3 2:-2 4:2 5:-3 7:-5 8:-2
^ da dove	0:2
^ dans	0:4 1:-2 2:-2 5:-4 7:-3
^ dans quel	0:2 1:-4 2:-2 4:2 5:-4 7:-2 9:3
^ das	0:-2 1:3 3:3 4:-2 5:-5 8:-2
^ de	3:-4 4:3 6:-4 7:-5 8:3
^ de onde	5:3
^ de que	1:-2 2:2 5:3 7:-3
^ dead	5:3 7:-2
^ deadlock	3:2 4:-2 7:3 9:-2
^ dentro	1:2 3:-2 4:-3 5:3 7:-3
^ depois	3:3
^ depuis	5:-2 6:2
^ der	0:-3 1:-3 3:4 7:-3
^ des	2:-2 3:-2 5:4
^ desde	0:2 1:-2 3:2
^ desde dónde	0:4 5:-2
^ desde el	3:2 4:-2 5:-2 7:2
^ desde qué	5:3
^ devo	1:-2 7:-2 9:3
^ die	3:4 7:-3
^ diferencia	9:2
^ diferencia entre	9:2
^ difference	9:3
^ differenza	9:2
^ differenza tra	9:2
^ dipendenze	3:-2 5:3 7:2
^ dispatch	5:2
^ do	0:-2 1:-3 2:-3 3:-3 5:-6 6:-2 7:8
^ do we	0:-2 1:-2 3:-3 5:-4 7:6
^ docker	2:2 3:2 7:-3
^ does	0:-3 2:-3 3:-4 4:-3 5:-7 6:-3 7:12 8:-2 9:-2
^ does any	7:3
^ does anything	5:-2 7:3
^ does the	0:-2 2:-2 3:-3 4:-2 5:-3 7:6
^ does ⟨name⟩	0:-2 1:2 4:-2 6:-3 7:2 9:-2
^ does ⟨path⟩	7:3
^ dopo	4:3 5:-2
^ doppelter	1:2
^ doppelter code	1:2
^ dove	0:7 1:-3 2:-3 3:-4 4:-2 5:-2 6:-2 7:-5 9:-2
^ dove si	0:4 5:-4
^ dove sta	0:2
^ dove viene	0:2
^ du	1:-4 2:-2 4:3 5:-2 7:3 9:-2
^ dá	3:-2 4:-2 5:-5 7:4 8:3
^ dá pra	5:-4 7:5
^ dónde	0:3 1:-2 4:-2 6:-2 7:-3
^ dónde está	0:2
^ dónde se	6:-2 7:-2
^ e	1:-2 3:-2 4:-2 5:-4 6:2 7:3
^ e ⟨error⟩	3:2 5:-2
^ el	0:-3 2:-2 3:8 4:-3 5:-5 8:-2 9:-2
^ el test	1:2 3:2 5:-2 7:-2
^ elencami	5:2
^ em	0:3 1:-3 7:-4 9:-2
^ em quantos	5:-2 6:3
^ em que	0:4 1:-3 3:-3 4:2 6:-2 7:-4
^ en	0:4 1:-4 3:-2 4:-2 6:3 8:-2
^ en qué	0:4 1:-6 2:-2 3:-4 4:-2 5:3 6:-3 7:-4 8:-2
^ endpoints	1:-2 3:-4 5:5
^ enum	3:-2 7:2
^ equals	5:2
^ erklär	1:2 2:2 3:-2 4:-2 8:-2
^ erklär mir	1:2 2:2 3:-2 4:-2 8:-2
^ error	0:2 1:-2 3:2 7:-2
^ es	0:-2 1:-3 3:-2 5:-3 7:6
^ esiste	3:-2 5:-4 7:5
^ esse	0:2 1:3 2:-2 3:-2 5:-5 7:2
^ est	0:-3 3:-5 5:-5 7:7
^ est ce	0:-3 3:-5 5:-5 7:7
^ está	0:-2 3:-3 5:-4 7:6 9:-2
^ et	1:2 3:-2 4:2 7:-2 9:-2
^ every	1:-2 5:5
^ everything	0:-3 1:-4 2:-2 3:-3 4:4 5:3 7:-2
^ everything that	0:-2 1:-2 5:3
^ except	0:2 3:-2 5:3 7:-2
^ except ⟨error⟩	0:3 5:-2
^ exceptions	1:-2 5:4
^ existe	4:-2 5:-5 7:7 9:-2
^ existe algum	5:-2 7:3
^ existe t	4:-2 7:4
^ explain	0:-2 1:2 3:-2 5:-2 7:-2
^ explain the	0:-2 4:-3 7:-2 8:2
^ explícame	1:3 5:-2
^ exporter	5:4
^ failed	3:3
^ failed ⟨path⟩	3:3
^ fammi	0:-2 2:-2 3:-4 4:-2 5:3 8:3
^ fatal	3:4
^ faz	2:-2 5:-2 7:2 8:2
^ file	0:2 3:-3
^ find	0:4 3:-2 7:-2
^ fonctions	5:2
^ for	0:-2 1:2 5:-2 9:2
^ for the	0:-2 1:2 5:-2 9:2
^ from	0:2 1:-3 4:2
^ from which	0:3 1:-2
^ funciones	3:-2 5:3
^ functions	5:4
^ fängt	5:-2 7:3
^ gibt	3:-2 7:2 8:2
^ gibt es	3:-2 7:2 8:2
^ gibt's	5:-2 7:3
^ git	3:3 5:-2
^ goroutine	3:3 6:-2
^ gradle	5:2
^ grep	0:2 5:2 7:-2
^ half	3:4 5:-5 7:2 8:-2
^ handler	0:3 1:-3 3:-2 7:-3
^ handlers	5:3
^ has	1:-2 3:-3 5:-4 7:6
^ hay	1:2 3:-2 4:-2 5:-6 7:5
^ hay alguna	1:3
^ ho	1:-2 2:2 5:-3 7:2
^ hot	0:-2 3:4
^ how	0:-2 2:3 5:-3 6:4 7:-3
^ how do	1:-3 2:2 3:-3 4:2 5:-3 6:-2 7:-2 8:3
^ how does	0:-2 1:-4 2:2 3:-2 4:3 5:-2 6:-2 8:-2
^ how is	0:-2 1:-3 2:3 3:-3 6:-2 8:-2 9:2
^ how many	5:-2 6:7 7:-2
^ how should	2:3
^ há	5:-3 7:4
^ i	1:-2 3:2 5:-5 6:-3 7:4 8:-3 9:-2
^ i test	0:3 1:-2 2:-2 5:-3
^ i want	1:-2 2:3
^ i wonder	5:-2 7:4
^ i'd	2:-2 7:-2 8:2
^ i'd like	2:-2 7:-2 8:2
^ i'm	1:-2 7:-2 8:3
^ ich	1:-3 2:2 3:-4 4:2 5:4 7:-5
^ if	1:2 2:-2 3:-3 4:-3 5:3
^ if i	1:-2 5:2
^ if the	2:-2 3:-2 5:2
^ il	0:2 3:2 5:-4 7:3 8:-3 9:-4
^ il metodo	5:-2 7:3
^ im	1:-2 3:3 5:-2
^ impact	5:2
^ import	2:2 5:-4
^ imports	5:3
^ in	0:5 1:-5 3:-5 5:-2 6:3 7:-6
^ in che	2:2 3:-2 4:3 5:-2 6:-3 7:-4 8:2
^ in how	5:2
^ in quale	0:5 1:-2 3:-2 4:-2 5:-2 7:-2 9:-2
^ in quali	0:2 4:-2 6:-2 7:-2 9:-3
^ in quanti	5:-4 6:5
^ in welchen	0:-2 1:-2 5:5
^ in welcher	0:3 5:-3
^ in what	0:4 4:-2
^ in which	1:-2 4:2
^ in wie	2:-2 3:-2 5:-3 6:5
^ is	0:-4 1:-4 2:-2 3:-5 4:-3 5:-8 6:-2 7:11 9:3
^ is it	3:-2 7:4
^ is the	0:-3 1:-4 2:-2 3:-5 4:-2 5:-3 7:6
^ is there	1:2 4:-2
^ is ⟨name⟩	0:-4 1:-3 3:-2 5:-5 6:-2 7:6 9:2
^ is ⟨path⟩	5:-4 7:3 9:2
^ ist	0:-3 1:-5 2:-3 3:-5 4:-2 5:-6 6:-2 7:10 8:-2 9:-3
^ ist der	3:-2 7:4
^ ist die	3:-2 7:3
^ ist es	3:-2 7:3
^ j'aimerais	0:2 3:-2 5:2 7:-2
^ je	0:-3 4:-3 5:4
^ kann	0:-2 3:-3 5:-6 7:7
^ kann ich	5:-2 7:3
^ la	0:-2 1:-2 3:8 4:-5 5:-4 6:-2 7:2 8:-4
^ las	1:-2 3:3 6:-2 9:-2
^ le	2:-5 3:4 5:-4 6:-4 8:-4 9:2
^ les	0:-2 1:-4 2:4 3:3 4:-2 5:-2 6:-2 7:-4 8:-3 9:-3
^ list	0:-2 3:-3 5:6 7:-3
^ list the	5:2
^ lista	4:-3 5:4
^ liste	5:3
^ liste des	5:2
^ login	3:4 4:-2 5:-3
^ los	1:-2 2:-3 3:4 4:-2
^ lógica	5:2 7:-2
^ lógica repetida	5:2 7:-2
^ make	2:3 8:-2
^ me	0:-3 1:-2 2:-2 3:2 4:3 5:-3 7:-3 9:2
^ meglio	1:-2 3:-2 5:-2 7:-4 9:5
^ merece	5:-2 7:4
^ merece la	5:-2 7:4
^ mi	0:-3 1:2 2:-2 3:3 5:-2 6:-3 7:-5 8:3 9:-2
^ mi fai	1:-2 3:-2 5:-3 8:4
^ mon	3:3
^ montre	5:4
^ montre moi	5:2
^ my	0:-2 3:4 5:-2
^ n	0:-4 1:-2 3:3 8:-2
^ n n	1:-2 5:4 8:-2
^ nach	0:-2 2:3 3:3 4:-3 5:-3
^ nach dem	3:2
^ new	0:4 1:-2 7:-2
^ new ⟨name⟩	0:4 1:-2 7:-2
^ no	3:3 5:-5 7:3
^ nombre	1:-2 5:-6 6:7 7:-2
^ non	1:4 3:-2 7:-3
^ non capisco	1:2
^ npm	3:2 5:-2
^ npm run	3:2 5:-2
^ number	5:-3 6:4
^ number of	5:-3 6:4
^ numero	5:-4 6:5
^ numero di	5:-4 6:5
^ o	0:2 2:-4 3:4 5:-4 8:-3 9:-2
^ o que	0:2 1:4 2:-3 5:-2 6:-2 7:-7 8:-2 9:-2
^ on	0:-3 2:3 3:-2 4:-3 5:-6 7:2 8:-2 9:2
^ onde	0:9 1:-3 2:-2 3:-3 4:-2 5:-4 7:-4 8:-2 9:-2
^ onde a	0:4 5:-2 7:-2
^ onde fica	0:4 5:-2 8:-2
^ operator	1:-3 5:4
^ ora	3:2
^ ora n	3:2
^ order	0:-3 3:-2 4:2
^ our	1:3 3:2 5:-3 7:-2
^ overload	5:5 6:-4
^ overloads	5:2
^ override	5:3 7:-2 9:2
^ overrides	5:5 6:-4 7:-2
^ où	0:8 1:-3 3:-3 4:-2 5:-4 6:-2 7:-4
^ où est	0:3
^ pandas	0:3 1:-2 4:-2 5:-4 6:2
^ panic	3:2
^ par	0:-2 4:4 5:-4
^ par où	0:-2 4:4
^ para	3:2 5:-2
^ para qué	3:2 5:-2
^ path	4:3
^ per	0:-3 1:2 2:2 5:-3 8:-2 9:-3
^ per quali	4:3 5:-3
^ perché	3:5 5:-3 7:-2
^ peut	5:-2 7:3
^ peut on	5:-2 7:3
^ plus	3:3 7:-2
^ pontos	0:-2 1:-2 4:-2 5:4
^ por	0:-3 3:5 4:2 7:-3 8:-2 9:-3
^ por onde	4:3
^ por que	3:2
^ por qué	1:-2 3:5 5:-3
^ port	3:2
^ port n	3:2
^ posso	1:-2 3:-3 5:-2 6:-2 7:5
^ pour	0:-2 2:2 3:2 4:-2 5:2 7:-3
^ pourquoi	1:-2 3:2 4:-2 5:-2 7:-3 9:2
^ pra	0:-2 1:5 2:-2 3:-2 5:-4 7:-4 9:-2
^ preciso	0:-2 2:2 6:2 7:-2
^ private	5:3 7:-2
^ puedo	3:-2 5:-3 7:5
^ puedo usar	7:2
^ puntos	3:-2 5:4
^ push	3:3
^ pytest	0:-2 1:-2 3:3 7:-2
^ q	0:-3 1:2 2:3 3:-4 4:2 7:-3 8:-2 9:-2
^ qu'est	0:-2 1:-2 3:3 7:-3 9:2
^ qu'est ce	0:-2 1:-2 3:3 7:-3 9:2
^ quais	1:-2 5:4 6:-2 7:-4 9:2
^ qual	0:-5 1:6 3:3 4:-3 5:-4 6:-2 7:-5 8:-2
^ qual a	9:2
^ qual o	0:-2 5:2 7:-2 9:-2
^ qualcuno	5:-3 7:5
^ quale	0:-7 1:8 2:-2 3:-2 4:-2 5:-3 6:-2 7:-4 8:-2 9:-3
^ quali	0:-5 1:-4 2:-2 3:-3 5:9 6:-2 7:-4 9:-2
^ quando	1:-4 3:-4 5:3 7:-3 9:3
^ quantas	5:-4 6:5 7:-3
^ quante	0:-2 1:-2 3:-3 4:-2 5:-6 6:9 7:-4 8:-2
^ quante volte	5:-2 6:3
^ quanti	0:-2 1:-2 3:-2 4:-2 5:-6 6:9 7:-4 9:-2
^ quanto	0:-3 1:-3 2:3 3:-4 4:-2 6:-5 7:-3 8:2 9:-2
^ quantos	5:-5 6:5 7:-3
^ que	1:4 3:-6 4:2 5:4 6:-3 7:-7 8:-3 9:-3
^ que exceções	5:3
^ que se	4:2
^ quel	0:-2 1:4 7:-2
^ quel code	1:2
^ quelle	0:2 1:2 2:3 3:-2 4:-3 5:-6 6:2 7:-2 9:-4
^ quelles	1:-3 5:7 7:-2
^ quelqu'un	5:-3 7:4
^ quels	0:-2 1:-4 4:-2 5:8 7:-3 9:-2
^ quem	1:-3 3:-2 5:5 6:-2 7:-5 8:-2 9:2
^ quero	1:-2 2:2
^ query	4:-2 7:-2
^ qui	2:-2 5:3 6:-2 7:-6
^ qui a	1:2 7:-2
^ qui appelle	5:-2 8:3
^ qui est	0:-2 1:2 3:3 4:-2 5:-4
^ qui lit	5:2
^ quiero	1:-2 2:2 5:2
^ quién	0:-3 2:-2 3:-2 5:6 6:-2 7:-5 8:-2
^ quién hace	1:-2 3:-2 4:3
^ quién lanza	0:-2 5:2
^ quién llama	5:2
^ quién se	5:2
^ qué	0:-2 1:4 3:-3 4:-2 5:3 6:-2 7:-6 8:2
^ qué clases	5:2
^ qué componentes	1:-3 5:4
^ qué errores	1:-2 5:2
^ qué es	1:3 3:-2
^ qué funciones	1:-2 5:3
^ qué hace	1:3 3:2 5:-5 9:-2
^ qué partes	1:-2 5:3
^ qué pruebas	1:-2 5:4
^ qué tests	1:-2 5:4
^ raise	0:2 7:-2
^ raise ⟨name⟩	0:3
^ rate	0:-3 1:4 2:3 3:-2 5:-2 8:-4
^ redis	5:-2 7:2
^ rescue	0:-2 5:3 7:-2
^ rescue ⟨name⟩	0:4 5:-2
^ review	1:2 2:2 8:-2
^ route	0:-2 1:4 7:-4
^ ruft	4:-2 5:-3 7:5 9:-2
^ safe	7:2
^ safe to	7:2
^ se	0:-3 2:-3 3:-2 4:-4 5:2 6:-4 7:5 8:-3
^ se a	0:-2 1:-3 3:-2 4:-2 5:4
^ se eu	3:-2 5:4 7:-3
^ se usa	5:-4 6:-2 7:3 9:2
^ seit	0:2 3:3 5:-3
^ sequence	3:-2 4:4 5:-2 7:-2
^ sequence of	3:-2 4:4 5:-2 7:-2
^ show	0:2 1:2 2:-2 3:-3 4:3 5:-2 7:-2
^ show me	0:2 4:2
^ show the	0:-2 1:3 2:-2 3:-2 4:2 5:-3
^ si	0:-4 1:-3 3:-4 4:-2 5:5 9:-3
^ si quito	6:3
^ since	3:2
^ sind	1:-3 2:-2 3:-2 5:-4 9:4
^ sitios	5:3 6:-2
^ so	0:2 1:-3 8:3
^ sobrecargas	5:4
^ specs	0:-2 1:-2 3:-3 5:6 6:-2 7:-3
^ storage	6:3
^ structs	5:4 7:-3
^ su	3:4 5:-3
^ tell	1:2 2:-2 4:-2 5:-2 7:3 8:-3
^ tell me	1:2 2:-2 4:-2 5:-2 7:3 8:-3
^ tem	0:-3 1:-3 3:-2 7:5
^ tenemos	1:-2 5:-4 7:2 9:3
^ test	0:-2 1:-4 5:4 6:-2 7:-5
^ tests	0:-4 3:-4 5:7 6:-2 7:-4
^ the	0:4 1:-2 3:3 5:-5 6:-3 7:-2 8:-5
^ throw	0:-2 5:4 7:-2
^ throw new	0:-2 5:3
^ tipos	1:-2 3:-2 5:5
^ todos	0:-2 3:-2 5:4
^ toter	1:-2 7:2
^ toter code	1:-2 7:2
^ tous	0:-2
^ tous les	0:-2
^ trace	0:4 1:-5 3:-2 5:-3 7:-3 8:-2 9:2
^ trace id	0:2 2:2 4:-2
^ traceback	3:2
^ traceback most	3:2
^ trait	5:3
^ trop	5:-4 7:3
^ trop de	5:-4 7:3
^ ts	3:2
^ two	1:3 2:-3 3:2 4:-2 5:-5 7:-2 9:2
^ types	5:2
^ un	0:-2 1:-2 2:-4 3:4 4:2 5:-8 6:-3 8:3 9:2
^ un ⟨name⟩	1:-3 5:-2 9:4
^ una	0:-2 1:3 3:2 4:-2 5:-3 7:-2
^ und	3:-3 4:4 5:-2 6:-2 7:-2
^ undefined	0:-2 3:3
^ une	1:-2 2:-2 3:2 4:-2 5:-3 7:5
^ unused	5:2 7:-2
^ upgrade	1:-5 2:3 5:2 7:-2
^ use	3:-3 5:6 6:-2 7:-2 8:-2
^ usos	2:-2 3:-3 5:6 6:-3 7:-2
^ vale	3:-2 5:-4 7:5
^ variantes	5:2
^ von	0:3 1:-2
^ vorrei	2:2 4:3 5:-2
^ walk	1:-2 2:3
^ walk me	1:-2 2:3
^ warn	3:2
^ warning	3:2 5:-3 7:2
^ warum	3:4 7:-3
^ warum ist	3:3 7:-2
^ was	0:-5 2:-3 4:2 6:-3 7:-8 9:2
^ was bedeutet	1:4 3:-2 5:-2
^ was ist	3:-2 4:-2 5:-2 9:4
^ was macht	1:3 3:-3 5:-2 9:-2
^ was ruft	5:3
^ was wird	1:3 3:-3 4:2 7:-2 9:-2
^ we	0:-3 1:-3 2:-2 3:2 5:-2 7:3 8:3 9:-2
^ welche	2:-2 3:-3 4:-4 5:6 6:-2 7:-4 8:-2 9:-2
^ welche dateien	5:2
^ welche klassen	5:2
^ welche module	1:-2 5:4
^ welche überladungen	5:2
^ welcher	0:-2 1:4 5:-2
^ wer	0:-2 1:2 2:-2 4:-2 5:4 6:-2 7:-6 9:-2
^ wer ist	1:4 5:-4
^ wer ruft	8:3
^ wer wirft	1:-2 5:4
^ weshalb	7:-3 9:2
^ what	1:2 2:-3 5:2 6:-2 7:-6
^ what are	0:-2 3:3
^ what can	1:-5 5:5
^ what code	0:-2 1:3
^ what do	1:5 5:-4
^ what does	0:-2 2:-2 5:4 7:-3 8:-2 9:-2
^ what gets	4:-2 9:2
^ what is	0:-2 3:2 4:-3 5:-2 7:-2 9:-2
^ what makes	1:2 3:2 5:-2 7:-2
^ what runs	1:-2 5:-3 9:2
^ what should	2:-2 8:2 9:-2
^ what would	1:2 2:2 3:-2 4:-2 7:-2 9:-2
^ what's	0:-4 3:2 4:-2 5:2 7:-3 8:-4 9:-3
^ what's a	1:4 3:-2 5:-2 8:-2
^ what's the	0:-3 2:3 3:4 5:-6 7:-2
^ whats	1:3 3:-2
^ where	0:6 1:-3 2:-2 3:-3 4:2 7:-3
^ where are	0:4 5:-4
^ where do	0:4 1:-3
^ where does	0:2 4:2 5:-2 7:-2
^ where is	0:5 5:-2 7:-2
^ where's	0:3
^ where's the	0:3
^ which	0:2 1:2 2:-3 3:-3 4:-5 5:6 6:-2 7:-6 8:-2 9:-4
^ which classes	1:-2 5:4 6:-2
^ which code	0:2 1:-2
^ which functions	1:-2 5:4
^ which parts	0:-2 1:-4 5:4 8:2
^ which tests	5:3
^ who	2:-2 3:3 4:-3 5:3 6:-2 7:-5 9:-2
^ who calls	1:-3 8:2
^ who catches	0:-2 5:4
^ who is	0:-3 1:4 7:-2
^ who listens	5:2
^ who reads	5:2
^ who sets	0:-2 1:-3 5:5 7:-2
^ who throws	5:2
^ why	1:-3 3:4 5:-2 7:-3 9:2
^ why do	3:3
^ why does	3:3
^ why is	3:2
^ why was	3:2
^ wie	0:-2 2:5 5:-4 6:2 7:-4 9:-2
^ wie füge	2:2
^ wie kommt	1:-2 3:2 4:2 6:-2
^ wie oft	6:3
^ wie viele	2:-2 6:4
^ wie werden	2:4
^ will	0:-2 1:-4 3:-4 4:-2 5:-4 6:-2 7:6 8:-2
^ wir	1:-2 3:-3 7:3
^ wird	0:-2 3:-4 5:-6 6:-2 7:9
^ wird ⟨name⟩	3:-2 5:-2 7:5
^ wirft	1:-3 5:-3 7:5
^ wo	0:10 1:-2 3:-2 4:-2 5:-6 7:-3
^ wo ist	0:2
^ wo kommt	0:3
^ wo wird	0:4 5:-3
^ wo überall	5:2
^ would	0:-2 2:-2 3:-3 5:-6 7:7 8:-2 9:-3
^ would you	5:-3 7:4 9:-2
^ wozu	1:-4 3:5 5:-3 7:-2
^ y	6:-2 7:4 9:-2
^ y a	4:-2 7:3 9:-2
^ zeig	0:-2 5:3
^ zeig mir	0:-2 5:3
^ à	1:-3 2:2 3:3 4:-4 7:-3 9:-3
^ à quel	0:4 1:-3 2:3 3:-2 4:-2 5:-4 9:-2
^ à quels	0:-3 5:3
^ à quoi	3:2
^ ça	0:-2 1:4 3:-4 4:-2 5:-4 7:4 9:-2
^ è	1:-2 3:-3 5:-2 7:5
^ в	0:2 1:-4 2:-3 5:-5 6:3 7:-3 8:-4
^ в какой	0:4 1:-2 3:-2 5:-2 9:-2
^ все	0:-4 3:-2 5:5
^ где	1:-2 2:-2 3:-2 4:-2 5:3 6:-2 7:-5 8:-2
^ если	1:-2 3:-2 4:-2 7:4
^ есть	7:2
^ есть ли	5:3 7:-2
^ зачем	1:2 7:-2
^ как	0:-2 1:2 2:4 3:-4 5:-3 6:-2 7:-4 8:-3 9:-3
^ какие	0:-2 1:-4 4:-3 5:10 7:-4 9:-2
^ каким	0:-2 1:-2 4:2 5:2 8:-2
^ какой	0:-6 2:-2 4:-2 5:-5 7:-4 8:5
^ кем	5:3
^ код	0:4 3:-3 4:-2 5:-3
^ кто	0:2 1:-5 2:-2 3:-4 4:-3 5:2 6:-2 7:-3 8:-2 9:3
^ кто вызывает	0:2
^ можно	5:-2 7:3
^ можно ли	7:2
^ на	0:2 1:-2 2:-2 3:3 5:-3 6:2 7:-4
^ насколько	0:-2 2:2 3:-4 4:-2 5:-4 6:2 7:-5 8:2 9:-2
^ не	1:2 3:-3 5:-2 7:2
^ откуда	5:2
^ по	0:-4 1:-3 2:4 4:-2 5:-3 7:-3 8:2 9:-4
^ покажи	0:3 4:2 5:-4
^ после	0:2
^ почему	3:4 7:-2 9:-2
^ при	0:-2 3:4 7:-2
^ проследи	4:2
^ с	0:-2 1:2 3:-2 5:3
^ сколько	5:-2 6:4 7:-2
^ сколько раз	6:3
^ тесты	2:-2 3:2 5:2 7:-3 8:-2
^ у	0:-2 1:-2 5:4 7:-3
^ хочу	5:2
^ чем	0:-4 1:-4 3:-3 4:-3 5:3 9:4
^ что	1:5 2:2 3:-3 5:-4 6:-2 7:-6 8:-4
^ что бы	1:4 5:-3
^ ⟨error⟩	3:3 5:-2 9:2
^ ⟨error⟩ '	2:2 3:-2
^ ⟨error⟩ cannot	3:2
^ ⟨error⟩ class	2:2
^ ⟨error⟩ 던지는	0:-5 5:4 6:-2 7:2
^ ⟨name⟩	2:-2 4:-2 7:2
^ ⟨name⟩ ?	0:-4 1:7 3:-5 6:-3 7:-8 9:-3
^ ⟨name⟩ and	1:-2 4:-2 7:-2 9:3
^ ⟨name⟩ che	1:-3 5:4
^ ⟨name⟩ chi	0:-2 5:4
^ ⟨name⟩ est	5:-3 7:4
^ ⟨name⟩ existe	6:2
^ ⟨name⟩ gets	0:-3 3:-2 5:3
^ ⟨name⟩ in	0:3 1:-2 5:-3 7:-3 9:2
^ ⟨name⟩ is	3:3 5:-2
^ ⟨name⟩ la	1:5 5:-3 7:-3 9:-2
^ ⟨name⟩ passes	3:2
^ ⟨name⟩ se	3:-2 5:-2 7:4
^ ⟨name⟩ wird	3:2
^ ⟨name⟩ è	5:-2 7:4
^ ⟨name⟩ где	0:-5 5:4 6:-2
^ ⟨name⟩ ⟨name⟩	0:-4 1:-3 3:-4 4:5 7:-5
^ ⟨name⟩ と	1:-2 4:-2 7:-2 9:4
^ ⟨name⟩ の	0:2 7:-2
^ ⟨name⟩ を	7:3
^ ⟨name⟩ 和	1:3 5:-3
^ ⟨name⟩ 跟	0:-2 4:2 5:-3 9:2
^ ⟨name⟩ 를	0:2 3:2 5:-2 7:-2
^ ⟨name⟩ 어디서	0:3 5:-2
^ ⟨name⟩ 을	5:-2 7:2
^ ⟨name⟩ 이거	0:-2 5:-2 7:3
^ ⟨name⟩ 호출하는	0:2
^ ⟨path⟩	0:-2 1:-3 4:-2 5:3 7:2 8:-3
^ ⟨path⟩ ⟨name⟩	5:2 7:-3
^ ⟨text⟩	1:-2 3:-3 4:-2 5:2 9:-2
^ 哪些	5:2
^ 定数	5:-2
^ 定数 ⟨name⟩	5:-2
^ 导出的	3:3
^ 导出的 excel	3:3
^ 把	5:3
^ 把 ⟨name⟩	5:2
^ 给	8:2
^ 能不能用	7:2
^ 能不能用 ⟨name⟩	7:2
^ 결제	0:-2 7:3
^ 여기서	1:3
^ 여기서 말하는	1:3
^ 왜	3:2
^ 이	3:-2 5:2 7:3 9:-3
^ 테스트	0:-2 2:2 5:3 7:-3
^#anymore	0:-3 2:-2 4:-2 6:-2 7:5 8:-2 9:-2
^#call	0:-4 1:-3 4:4 6:-2 9:-5
^#callee	1:-2 3:-3 4:-2 5:2 6:-2 7:3 9:-2
^#catch	0:-3 1:-2 2:-2 5:2 7:3
^#compare	0:-5 1:-5 2:-3 3:2 4:2 5:-3 6:-3 7:-2 9:5
^#copies	0:-5 3:-5 4:-4 5:4 7:2
^#count	2:-2 5:-5 6:10
^#create	1:-3 3:-2 4:-3 5:4 9:2
^#decided	0:-2 2:-2 3:2 4:-3 5:-4 6:-2 8:-2 9:2
^#defined	0:2 3:2 4:-4 6:-3 8:-3 9:-4
^#error	0:2 1:2 2:2 6:-2 8:-2
^#event	1:-4 2:-5 4:2 5:2 7:-2 9:2
^#exists	0:-2 2:-2 4:-3 5:-2 7:8
^#explain	0:-6 1:4 2:2 3:-5 5:-7 7:-2 8:4 9:-3
^#fail	1:-6 2:-2 4:3 6:-2 7:4 8:-4 9:-3
^#from	0:-4 4:4 6:-2
^#good	0:-3 1:-3 2:-2 4:-3 5:-3 6:-2 7:7 9:-5
^#handle	0:3 2:-5 4:-3 7:2 8:-3 9:-3
^#happens	0:-2 1:-4 2:-2 4:5 5:-5 8:-2
^#how	0:-3 2:10 3:-2 5:-6 6:-2 7:-5 8:-2 9:-2
^#howto	0:-2 1:-3 2:10 5:-2 6:-2 7:-4 8:-2 9:-2
^#ifchange	1:-2 3:2 6:-2 8:-2
^#impact	0:-2 2:-2 4:-2 5:7 6:-3 7:-4 8:-2 9:-2
^#import	1:-4 4:-2 5:-2 6:2 7:4 8:-3 9:-2
^#judge	3:-4 4:-4 6:-3 7:-3 8:7 9:-3
^#meaning	0:-4 1:7 2:-2 5:-2 6:-2 7:-3 9:-2
^#missing	0:-3 2:-4 3:3 4:-3 6:-2 7:3 8:-2 9:-2
^#most	0:-3 1:4 2:-3 3:-3 4:-4 5:5 6:-3 7:-4 8:-3 9:-4
^#needed	1:3 3:-6 4:-4 5:-3 6:-3 7:4 8:-3 9:-3
^#never	0:-2 1:-2 2:-2 3:2 4:-3 5:3 8:-2 9:-2
^#nobody	1:-2 3:2 5:-4 7:3
^#not	1:2 2:-4 3:4 4:-3 5:-6 7:5 8:-3 9:-3
^#overload	1:-4 2:-3 3:-5 4:-2 5:8 6:-2 8:-2
^#override	0:-4 1:-4 4:-3 6:3 7:-3 8:-3
^#overview	0:-2 1:-7 2:-3 4:-2 6:-3 7:-4 8:6 9:3
^#places	2:-2 5:3 6:-4 7:-2 8:-5 9:-5
^#possible	0:-2 1:-5 3:-3 4:-4 6:-3 7:7 8:2 9:-3
^#proscons	0:-3 1:2 2:-3 4:-3 5:-2 6:-3 7:-3 8:-3 9:5
^#quality	1:-8 2:-4 3:-4 4:-4 5:7 6:2 7:-6 8:2 9:-5
^#raise	0:2 1:-2 2:-2 3:2 4:-4 8:-2
^#read	0:-6 2:-3 3:-3 4:2 5:2
^#risk	0:-3 1:-5 2:-2 3:-4 4:-3 5:4 7:4 8:-3 9:-2
^#send	1:-6 5:2 8:-2 9:-2
^#should	0:-4 2:-3 3:-6 6:-3 7:4
^#show	1:-2 2:-3 5:4 6:-2 7:-3 9:-2
^#since	1:-3 3:3 6:-2
^#slow	1:-3 2:2 3:8 4:-4 5:-5 6:-2 8:-3 9:-3
^#sometimes	0:-3 2:-2 3:6 4:-2 6:-2 7:-2 8:-3 9:-3
^#structure	0:-5 1:-7 2:3 3:-5 4:2 5:2 7:3 9:-7
^#subtype	0:-3 1:-5 2:-2 4:-2 5:5 7:2 8:-3 9:-3
^#tests	0:2 1:-3 4:-3 5:2 6:-2 9:-3
^#thing	1:-2 2:-3 3:-2 4:-2 5:4 7:2 8:-2
^#to	4:-4 8:3 9:-4
^#too	1:-3 2:-3 4:-2 5:-2 6:-2 7:5 8:-2 9:-2
^#trace	0:-2 3:-3 4:7 5:-6 6:-2 7:-5 8:2
^#twice	1:-3 2:-3 3:3 4:-2 8:-2
^#unused	0:-4 2:-2 3:-3 4:-2 5:6 6:-3 8:-2 9:-2
^#use	0:-2 1:-3 2:-4 3:-2 6:6 8:-4
^#what	1:4 5:3 6:-2 7:-5
^#when	0:3 2:-3 3:2 4:-2 5:-3 6:-3 7:-7 8:-3 9:5
^#where	0:9 1:-2 2:-2 3:-2 7:-4
^#which	1:2 3:-4 5:4 6:-2 7:-4
^#who	1:2 2:-2 5:5 6:-2 7:-4
^#why	0:-2 1:-3 2:-2 3:11 4:-2 5:-4 7:-5
^#work	1:-4 2:5 3:-3 6:-3 7:-2 8:-4
^#write	0:-3 1:-5 3:5 4:-3 6:-4
^#wrong	0:-4 2:-3 3:6 4:-3 6:-2 7:-2 8:-2 9:-2
^#⟨error⟩	3:2 5:-2
^#⟨name⟩	2:-2 3:-2 7:3 8:-2
^#⟨n⟩	0:2 1:-2 2:-3 3:4 4:-3 9:-2
^#⟨path⟩	0:-2 2:-2 3:-4 4:-5 7:5 8:2
^#⟨text⟩	3:2 4:-3 7:-2 8:-2 9:-2
a	4:2 5:-3
a booking	0:2 1:-2 4:2 5:-3 9:-2
a catch	3:2 7:-2
a chave	0:-2 5:3
a che	0:-2 1:4 2:-3 3:2 4:-4 5:-6 6:-2 7:-5 8:4 9:-3
a classe	1:-2 3:-2
a coluna	5:3
a cosa	1:2 2:2 3:-3 4:-2 5:-2
a diferença	9:2
a different	3:2
a flag	0:2 5:-3 7:2
a function	1:2
a função	0:-2 1:4 7:-2 8:-2
a gente	0:3 5:-2 7:-4 8:-2 9:2
a interface	1:-2 3:2
a la	1:-5 3:3 4:-3 5:-3 7:3 8:-2
a list	3:2
a los	1:-2
a mano	0:-2 1:3 9:-2
a mesma	3:4 5:-2
a n	2:-2 3:-2 4:-2 6:-2 8:3
a new	1:-3 2:5 3:-2 4:-2 5:3 7:-3 8:-3
a partir	2:2 4:2 6:-2
a quando	4:2
a quién	5:3
a qué	1:-3 3:2 5:4 7:-3
a row	2:-2 5:2
a script	2:2
a single	1:-2 3:-2 7:2
a t	0:-2 1:-2 2:-2 3:3 4:-3 6:2 7:-3
a tabela	0:-3 1:-2 4:2 9:-2
a tour	5:-2 8:2
a true	0:2
a un	4:-2 5:-2 7:4
a variável	0:2 7:-2
a ⟨error⟩	0:-2 7:3
a ⟨name⟩	1:-4 3:-4 4:2 5:3 8:-2 9:-4
a ⟨path⟩	0:-3 3:-4 4:3 5:-4 6:-2 8:4
ab	1:-2 2:-2 3:2 4:2 5:-5 7:4 8:-2 9:-2
ab $	1:-3 3:-3 4:-2 5:-2 7:5
ab ?	1:-2 7:2
abbia*	0:2 1:-2 2:-2 5:-4 6:2 7:3 9:-2
abbiamo	0:2 1:-2 2:-2 5:-4 6:2 7:3 9:-2
abbiamo due	3:2
abbon*	0:3 1:-2 5:-3
aber	0:-3 1:-3 2:-2 3:5 7:-3
aber nicht	3:2
aber nur	3:2
abfra*	2:-2 4:3 5:2 7:-2
abgef*	5:-2 7:2
abgel*	2:-2 3:-3 4:3 5:2 6:-2
abges*	2:2
abonn*	0:-3 1:-4 3:3 4:-3 6:-2 9:-2
abonné	3:2 5:-2 7:2
abonnés	3:-2 5:4
abort*	1:2 5:-2
aborted	1:2 5:-2
about	0:-2 1:-3 2:-3 3:2 4:2 5:2 7:2 9:-2
about ?	1:-2 8:3
above	0:-4 1:-4 2:4 4:-3
abre	4:2
absen*	0:2 1:-2 3:2 4:2 5:-3 7:-2 9:-2
abstr*	1:-2 5:2 9:2
acaba	2:-2 4:3
acaba*	1:-3 5:4
acabe	7:2
accen*	1:-2 2:-2 3:4 4:-2 6:-3 7:-2 9:-2
accent	0:2 5:2 6:-3 7:-2
accep*	0:-3 3:2 5:3
accept	0:-2 1:-4 5:5 7:-2
acces*	0:-2 1:-3 5:4 8:-2
access	3:2 4:-2 5:2 7:-2
accet*	1:-2 7:3
accetta	1:-2 7:3
accor*	0:-3 1:3
accou*	1:-4 3:-2 5:2 9:3
account	1:-4 3:-2 5:2 9:3
account $	1:-4 3:-2 5:2 9:3
aceit*	1:-2 3:-3 7:3
acent*	0:-2 3:3 4:-2 7:-3 8:-2
acept*	1:-2 2:3 5:2 7:-2
acha	0:4 1:-3 3:-3 7:2 8:-2
acomp*	4:5 5:-4 8:-2
acont*	3:2
acontece	3:2
acopl*	1:3 2:2 4:-2 7:-2 9:-2
acros*	0:-2 1:-2 2:-2 3:-2 6:2 8:2
across	0:-2 1:-2 2:-2 3:-2 6:2 8:2
across the	1:-2 2:-2 5:-2 6:2
actio*	3:-2 4:2
action	3:-2 4:2
activ*	0:-3 1:-2 3:2 5:4
activities	5:3
activity	0:-3 5:3
actua*	0:-3 1:-3 5:3
actual	0:-3 4:2 5:2
actually	1:-2
ad	1:3 4:-2 5:-3
adapt*	1:-3 5:3 9:-2
adapter	5:2
adapters	7:2
add	1:-3 2:4 4:-2
addin*	3:2
adding	3:2
addre*	0:-3 4:3 5:2
address	0:-3 4:3 5:2
admin	0:-4 1:3 2:-2 4:-2 8:-2
admin $	1:-2 3:2 5:2
adres*	0:-3 3:2 5:3
afect*	5:2
affec*	1:-3 3:2 6:3 7:-3
affected	1:-2 5:4 7:-2
affic*	0:-2 1:-2 3:4 5:-2 7:-2
affiche	3:3 5:-2
after	0:-3 1:-6 2:-2 3:7 4:5 5:-4 8:-3 9:-2
after a	0:3 1:-2 3:2 5:-3 7:-2
after n	5:-2 7:3
after the	1:-2 4:2
after touching	5:3
after ⟨name⟩	1:-2 4:3
again*	0:-2 1:-2 2:2 5:3 7:-2
against	0:-2 1:-2 2:2 5:3 7:-2
agent	1:-2 2:2 4:2
aggio*	0:3 1:-2 6:-2 7:-2 9:-2
aggiu*	0:-2 2:2 3:2 7:-2
aggiungere	0:-2 2:2 5:2
aggiungere un	0:-2 2:2
agreg*	1:3 3:3 5:-4 7:-2
ahí	1:-3 3:3
ai	0:-2 2:3 3:-4 8:-2
aille*	5:-4 7:4
ailleurs	5:-4 7:4
ainda	6:-2 7:5
ajout*	0:-3 1:-3 2:3 4:-2 5:2 7:-2
ajoute	1:-2 2:3 3:-2
ajust*	0:2 3:-2
al	0:-2 2:-3 3:3 4:2 7:-2 8:2 9:-3
al n	3:2
al posto	6:2
alarm	0:-2 4:3 5:-3
alcan*	3:-2 4:-2 5:3 7:2
alcance	4:-2 5:4
alcance de	5:4 7:-2
alert*	1:-2 4:2
algo	0:-4 3:-2 4:-2 5:-4 6:-2 7:7 9:-4
algor*	0:-4 1:3 2:3 3:-3 4:-3 7:-3 8:-2 9:-2
algui*	1:-2 5:-5 7:6
alguien	1:-2 5:-5 7:6
algum	0:-5 1:-3 3:-2 5:-4 6:-2 7:8 9:-3
algum lugar	0:-2 5:-3 7:4
algum teste	5:3
algum*	1:-2 3:-2 5:-5 7:7
alguma	1:-2 3:-2 5:-5 7:7
alguma coisa	5:-3 7:5
algun*	0:-2 5:-5 6:-2 7:5
alguna	0:-2 5:-5 6:-2 7:5
algué*	0:-2 1:-2 5:-3 6:-2 7:5 9:-2
alguém	0:-2 1:-2 5:-3 6:-2 7:5 9:-2
alguém ainda	5:-2 7:4
algún	0:-4 1:-4 3:-4 5:-6 6:-2 7:10 9:-3
algún lado	3:-2 7:3
algún sitio	5:-3 7:5
alive	0:-3 1:-2 3:5 5:-2 7:-2 9:-2
all	0:-5 1:-2 2:-2 5:4 7:2
all $	1:-3 3:-2 4:-2 5:2 7:2 9:-2
all ?	7:2
all the	1:-2 5:2 7:-2
all'a*	0:-2 3:-2 7:2
all'i*	0:-3 1:3 3:4 5:-4 6:-2 7:-2
alla	0:-2 1:-3 2:-3 7:2
alle	0:-2 2:-3 3:-3 5:4 6:-2 9:-2
alleg*	5:4
alles	0:-2 1:-4 3:-3 4:3 5:5 7:-3 9:-2
alles auf	5:3
alloc*	0:2 1:-4 2:-2 3:-3 4:-2 5:2
allocate	0:-2 5:2
allocation	5:2
allow*	2:2 7:-3
allowed	2:2 7:-3
alone	5:2
along	4:2 5:-3
alors	3:5 5:-2 7:-3
alors que	3:4 5:-2 7:-2
alrea*	3:3 5:-2
already	3:3 5:-2
als	1:-5 4:-3 6:-2 8:2 9:2
also	1:-2 2:-2 3:-2 4:4 6:-2 9:-2
alta	1:-2 2:3 5:-3 8:-2
alta de	3:2
alte	3:4 4:-2 5:-4
alter*	1:2 3:-2 5:2 7:-3
altho*	3:3 5:-2
although	3:3 5:-2
although the	3:2
altre	6:2
altri	7:-2 8:3 9:-2
altro	0:-4 1:-3 4:-2 5:4 7:-2 8:-3 9:-2
aluno	2:-2 3:3
alway*	1:-2
always	1:-2
am	3:-3 4:-2 5:-2 6:-2 7:2 8:3
am ende	0:2
am i	5:-2 7:3
ambie*	0:-2 5:3 7:-2
an	0:-2 1:-4 3:2 5:3 7:-4 9:2
an $	3:5 5:-4 7:-2
an der	1:-3 5:2 7:2
an die	2:-2 5:-2 8:2
an empty	1:-3 3:4 5:-3
an hour	1:3
an welchen	0:-3 5:4
an welcher	0:4 5:-4
an ⟨name⟩	4:-2 5:6 6:-2 7:-5 9:-2
analy*	5:3
anche	0:-3 2:-2 3:2 4:2 7:2 9:-3
ancor*	1:-2 2:-2 3:-2 6:-2 7:6
ancora	1:-2 2:-2 3:-2 6:-2 7:6
and	0:-3 1:5 2:-2 6:-2 7:-3 9:4
and by	0:2 1:2 5:-3
and do	0:-2 1:-2 5:4 7:-2
and how	1:2 3:-2 4:-2 8:-2
and i	0:-3 1:-2 5:5 7:-2
and in	1:-3 7:-3 8:-2 9:2
and is	1:-2 7:-2 9:2
and its	1:4 5:-3
and the	0:-3 1:4 2:-3 4:3 5:-5 8:-2
and then	0:3 2:-2 5:-3
and what	1:-2 2:-2 3:-5 4:-4 5:4 7:-2 9:2
and where	1:3 4:-2 7:-3 9:-2
and which	0:-2 1:3 3:-2 7:-3
and why	0:-2 1:5 3:-2 5:-4
and would	1:-3 7:2 8:3
and ⟨name⟩	1:-4 3:-5 4:-4 5:-2 9:6
and ⟨path⟩	1:-2 4:2 5:-2 9:2
ander*	0:-2 1:4 4:-2 5:-2 9:-2
anderen	1:2 7:-2
andro*	0:-2 2:-2 3:3 5:2 7:-3 8:2
android	0:-2 2:-2 3:3 5:2 7:-3 8:2
android n	3:2
anfas*	3:-2 5:2
angeb*	1:-3 2:-2 3:-2 4:-2 5:2 7:-4 8:-2 9:4
anges*	0:2 5:-3
angestoßen	0:2 5:-3
angestoßen ?	0:2 5:-3
angul*	3:2 5:2
angular	3:2 5:2
anleg*	1:3 5:-3
anoth*	0:-2 2:4 3:-3 4:-3 7:-2
another	0:-2 2:4 3:-3 4:-3 7:-2
answe*	1:-2 3:-2 5:3
antes	0:2 2:-3 3:4 4:-3 5:-5 8:-2 9:-3
antes de	1:2 4:-2 5:-4 6:2 7:3 9:-2
antig*	3:2
antigo	3:2 5:2 7:-3
any	0:-5 1:-4 2:-2 4:-3 5:-3 7:9 8:-2 9:-3
any of	7:2
anybo*	5:-3 7:4
anybody	5:-3 7:4
anymo*	3:3 5:2 7:-3
anymore	3:3 5:2 7:-3
anyon*	0:-3 1:-2 3:-2 7:5
anyone	0:-3 1:-2 3:-2 7:5
anyth*	0:-3 2:-2 7:5
anything	0:-3 2:-2 7:5
anywh*	0:-2 1:-2 5:-2 7:5 9:-2
anywhere	0:-2 1:-2 5:-2 7:5 9:-2
anywhere $	5:-3 7:4
anywhere ?	5:2
anzah*	5:-2 6:2
anzahl	5:-2 6:2
ao	0:-2 1:-3 4:3 5:-3 9:-2
apare*	0:-6 3:3 4:2 7:-4 8:-2
aparece	0:-5 4:2 7:-4
aparecem	0:-3 3:3
apart	1:-2 5:-2 7:2 9:3
apart*	3:2
aparte	3:2
api	0:-5 2:3 3:-5 4:-2 5:-2 7:-2 8:4
api ?	0:-2 3:-2 5:2 7:2
api de	1:2 2:-2 3:-2 4:-3 5:-2 7:-2 8:3
api response	3:2 5:-2
app	0:-3 1:-3 2:-2 3:2 4:-2 5:2
app ?	1:2 2:-2 3:-2
appea*	5:3
appel	1:-2 7:2
appel*	1:-6 3:3 4:-3 5:2 6:-3 8:2
appeler	5:2 6:-2 7:-3 9:2
appeler ⟨name⟩	5:2 6:-2 7:-2 9:2
appelle	0:-2 1:-5 3:-4 5:2 7:2 8:2 9:-4
appelle ⟨name⟩	5:3
appels	3:-2 4:-2 5:4
appelé	3:5 5:-5
appelée	0:2
appro*	0:-2 1:2 2:-2 3:-2 4:3 5:-4 7:-3
apre	3:3 7:-2
aprov*	0:2 7:-2
après	0:-3 1:-5 3:5 4:2 5:-4 6:-2 8:-2
après le	5:-3 7:3
après une	3:3 5:-3 7:-2
aqui	0:-2 4:-2 5:-3 7:-2 9:5
arbei*	3:-2 5:3
archi*	0:-3 1:-5 2:-2 3:-4 4:-5 5:3 7:-7 8:7
architecture	4:-2 5:-4 8:4
archive	1:-2 3:-2 4:-4 5:-3 8:3 9:3
archivo	5:2
archivos	0:-2 5:3 6:2 7:-3
are	4:-2 7:3 8:-2
are the	0:-3 2:-2 3:-3 7:2
are there	0:2 3:-3 9:2
are they	1:2 2:-2 7:-2
are validation	2:2
are we	1:-2 5:-2 7:3
argom*	9:3
argomenti	9:3
argum*	0:-2 1:2
argument	1:3 5:-2
argument of	1:2
arm	3:4 4:-2
aroun*	1:-3 4:-2 8:2
around	1:-3 4:-2 8:2
arqui*	2:-2 3:-2 4:2 9:-2
arquivo	4:3 5:-4 7:2 8:-2 9:-2
arquivos	3:-3 4:-2 5:3 6:2 7:-2
arran*	0:-2 1:-3 2:-2 4:4 5:-4 8:-2
arranque	0:-2 1:-2 2:-2 4:4 5:-5 8:-2
array	1:-3 3:4 5:-4 7:2
arrib*	4:3 5:-3
arriba	4:3 5:-3
arriv*	0:-4 1:2 3:3 4:2 5:-3 9:-2
arriva	0:-3 2:-3 3:-2 4:3 9:-2
arriva da	1:4 2:-2 5:-2 7:-3
arrivare	5:-3 7:3
arrive	1:-2 3:2 4:2 7:-3
arrives	0:-2 1:4 5:-4
artic*	1:3 5:-3
as	0:-4 2:-2 4:2 5:-2 6:-2 8:-3 9:3
as a	0:-2 4:3 7:-2 9:-2
ascol*	5:2
aside	0:2 5:2 7:-2
askin*	0:-2 5:2 7:-2
asking	0:-2 5:2 7:-2
asseg*	2:2 3:-2 5:3 7:-2
assem*	7:-2 9:3
asser*	0:-4 1:3 3:2 4:-2 5:-3
assert	1:-2 3:3 4:-2
assert 'b'	3:2 5:-2
assig*	3:2
assignment	3:2
assigns	5:2
assin*	0:2 1:-2 3:-2
assinatura	7:2
assinaturas	5:2 7:-2
async	5:3 7:-2
async*	1:-2 5:3 7:-2
at	0:2 3:3 4:-4
at all	1:2 3:-2 5:-3 7:3
at least	1:2
at n	8:2
at startup	0:-2 3:3 4:-3 5:2
at the	1:-2 2:-2 5:3
at which	4:-2 5:-3 7:-2 9:3
at ⟨name⟩	3:2 5:-3
at ⟨path⟩	3:3
atend*	0:3 1:-3 3:3 4:-3 5:-5 7:-2 9:2
atende	0:3 1:-3 3:3 4:-3 5:-5 7:-2 9:2
atien*	0:-3 1:-3 5:4
atrav*	0:-2 1:-3 3:2 4:4 5:-3 8:-2
atraviesa	0:-2 1:-2 3:2 4:2 5:-2
atrib*	0:5 1:-3 3:-2 4:-2 5:-3
attac*	1:-2 2:3 4:-3 5:-4 6:2 7:3
attem*	4:2
attempt	4:2
atten*	3:2
attor*	0:-2 3:-2 7:2
attorno	0:-2 3:-2 7:2
attorno a	0:-2 3:-2 7:2
attra*	0:3 5:-4 7:2
attrape	0:3 5:-3
attri*	2:2 3:-2
attribute	2:2 3:-2
até	0:-5 1:-2 3:-2 4:5 5:-2 8:3
até ⟨name⟩	4:4 5:-3
au	1:-3 2:-2 3:4 4:4 5:-2 7:-2 8:-2 9:-3
au bout	3:3 5:-2
au lieu	0:-2 3:-2 5:3
auch	0:-2 1:2 2:-2 3:-5 5:-4 6:-2 7:3 9:2
aucun	3:3 5:-3
audio	1:6 2:-4 3:-3 5:-2 7:-3 8:-2 9:-2
audit	1:-3 5:5
audit*	1:-3 7:2 8:2
auf	2:-2 3:4 6:-2 7:-2 9:-2
auf $	1:-2 3:3 4:-2 7:-2
auf ?	4:-3 5:-2 7:4 9:-2
auf das	1:-4 5:4
auf dem	0:-3 3:5 5:-5 7:-2
auf den	1:-2 3:-2
auf die	4:-2 5:3 7:-3 9:2
auf n	1:2 7:-3
auf ⟨path⟩	0:3 5:-3
aufge*	1:-3 2:-2 4:2 6:2
aufgerufen	3:2 4:-2 6:2
aufgerufen ?	4:-2 6:3
aufli*	3:-2 5:2
auflisten	3:-2 5:2
auflisten $	3:-2 5:2
aufru*	0:-2 1:-4 3:-3 4:3 7:-4 9:2
aufrufe	1:-2 3:-2 4:3 7:-2
aufrufen	1:-2 4:-2 7:-2 9:3
aufrufer	4:-3 5:3
aufrufer von	4:-2 5:3
aufrä*	0:3 9:-2
aufräumen	0:3 9:-2
aufte*	0:-2 1:3 3:-2 5:-3 7:2
auftr*	0:-3 2:-3 8:-2 9:2
aunqu*	3:2
aunque	3:2
aus	2:-3 4:3 5:-3 8:-2 9:-3
aus $	5:2
aus ?	0:3 1:-4 5:2 7:-2
aus dem	0:-2 1:3 5:-2 7:-2
aus einem	1:-3 4:3 5:-3
aus ⟨name⟩	4:2
ausge*	3:2 5:2 7:-3
ausna*	0:-2 3:-2 5:4
ausnahmen	5:3
auten*	0:3 5:-3
auth	1:-5 4:-2 5:2 7:-3 8:-2 9:5
autom*	1:-2 5:2 7:2
autou*	1:-3 3:-3 4:-3 6:-2 8:4
autour	1:-3 3:-3 4:-3 6:-2 8:4
autour de	1:-2 3:-2 4:-2 8:3
autre	1:3 3:3 5:-4 7:-2
autre*	3:-2 7:2
aux	1:-2 5:3
außer	5:-2 7:3
avant	0:-4 1:-3 4:4 7:-4 8:-2 9:2
avec	0:-3 1:2 2:-2 4:-3 5:-3 6:-2 7:3 8:3 9:-3
avec le	1:-2 5:3
avisa	0:2 3:-2 4:-2 7:-3
avoir	3:-3 4:-2 5:-2 7:2 9:4
away	5:-2 7:3
axios	2:-2 7:5 9:-2
ayer	3:3
b	1:-2 2:-2 3:4 4:-2
back	0:-4 1:-3 2:-2 3:4 7:3
backe*	0:-3 1:-2 2:-2 5:2 8:-3 9:3
backend	0:-2 1:-2 2:-2 5:2 7:-3 8:-3 9:3
backend $	1:-2 4:3
backend ?	1:-2 7:-3 9:4
backg*	0:-2 1:-3 4:3
background	0:-2 1:-3 4:3
backu*	5:2
backup	5:2
bad	0:-2 2:-2 3:-2 5:4 8:-2 9:-2
bad is	1:2 7:-2
badge	5:2
banca*	4:-2 5:3 9:2
banco	5:-2 7:2
barco*	4:2
barcode	4:2
barra*	0:2 2:2 5:-2
barras	0:2 5:-2
base	1:-6 2:3 3:2 4:-3 5:-5 7:2
base de	5:-3 7:5 9:-2
base one	3:2
basis	0:-3 1:-4 2:3 3:3 4:-4 6:-2 7:-5 8:-2 9:-3
batch	1:2 5:2 8:-2
bcryp*	4:3
bcrypt	4:3
be	0:-2 1:-5 4:-3 5:2 6:-2 7:6 8:-2 9:-2
be a	2:2 5:-2 7:3
be cast	2:2
becom*	0:-2 2:-3 3:2 4:3 5:-4 7:-2 8:-2 9:-2
become	2:-2 4:3 5:-2
becomes	4:2 5:-3
bedeu*	1:4 3:-2 5:-2
bedeutet	1:4 3:-2 5:-2
been	0:2 3:4 4:-2 5:-3
beend*	3:5 5:-2
beendet	3:5 5:-2
beendet sich	3:3
befor*	0:-3 2:-4 4:2 5:3 7:-5
before	0:-4 2:-4 3:2 4:3 7:-4
before i	1:-3 5:2 8:2
before the	0:-3 1:-2 3:2 4:2
behan*	0:2
behandelt	0:2
behin*	0:2 1:2 2:-2 4:-3 6:-2 7:-2 8:2 9:-3
behind	0:2 1:2 2:-2 4:-3 6:-2 7:-2 8:2 9:-3
behind the	0:3 1:-4 3:2 4:-2 5:-3 9:-2
bei	0:-4 2:3 3:2 4:-5 5:-2 6:-3 8:-3
bei n	3:2
bei uns	0:-2 3:-2 4:-2 7:-2 9:2
bei ⟨name⟩	5:3
beide*	3:-2 4:-2 5:-3 9:3
beiden	3:-2 4:-2 5:-3 9:3
beim	1:-4 2:-3 3:3 4:4 5:-3 6:-2 7:-4 8:-2 9:-2
being	0:4 1:-5 3:3 5:-4 7:-2 9:-2
bekom*	0:-2 1:-3 3:3 5:2 7:-4
benut*	1:-2 2:-2 5:2 6:3 7:-2
benutzen	0:2 5:-2
benutzer	5:3
benutzt	2:-2 6:2
besid*	0:-3 5:2
besides	0:-3 5:2
besides the	0:-3 5:2
beste*	1:-2 2:-2 3:-4 4:-3 5:3 7:-3 8:-2 9:3
betro*	5:2
betroffen	5:2
betwe*	1:-4 3:-2 4:5 5:-3 8:-3
between	1:-4 3:-2 4:5 5:-3 8:-3
between the	3:-2 6:2 9:-2
bevor	1:-4 3:-4 4:4 5:3 7:-2 8:-3 9:-2
bewer*	1:2 5:-2 8:2
bewerte	1:3 5:-2
bezah*	1:-2 3:-2 4:3 5:-2 7:2
bibli*	1:2 2:-2 4:-2 5:2 7:-4 8:-2 9:-3
bien	4:-2 5:-5 9:2
bien $	2:2 7:-3
big	1:3 3:-2 5:-3 7:-2 8:2 9:2
bigge*	1:2 3:-2 5:2
biggest	1:2 3:-2 5:2
billi*	2:-3 4:-2 7:2 8:2 9:-2
billing	2:-3 4:-2 7:2 8:2 9:-2
billing and	1:-2 2:-3 5:-2 7:3 8:3
bin	2:-2 3:2
binde*	5:3
bis	0:-2 1:-3 2:-2 3:-3 4:7 5:-3 7:-2
bis in	4:4
bisog*	1:-2 2:4 7:-3
bitte	0:-4 1:2 2:-3 3:-6 6:-3 7:-5 8:3
bitte $	0:-2 1:2 2:-2 3:-3 4:-2 5:-2 7:-3 8:3 9:-2
bitte die	1:3 2:-2
blast	5:3
blast radius	5:3
bleib*	3:2 5:-3
bleibt	3:2 5:-3
blocc*	0:-2 4:4 5:-5 6:4 7:-3
block	1:2
block*	0:-2 1:2
blocked	1:2 5:-2
blocked by	1:2 5:-2
blocks	7:2
bloqu*	0:-2 1:-2 6:3 7:-2
bloques	0:-2 3:-3 6:3 7:-2
blöck*	5:4 7:-3
blöcke	5:3 7:-2
bolet*	0:-2 1:-3 2:-3 3:3 4:2 8:-2
boleto	1:-2 2:-2 3:3 5:-2 7:2
bon	7:2
bonjo*	7:-2
bonjour	7:-2
booki*	1:-3 2:-3 3:4 4:2 5:-3 9:-3
booking	1:-2 3:2 4:2 5:-3 9:-2
boot	1:-2 3:3 5:-2 7:-2 9:2
boots*	2:2 5:2
bootstrap	2:2 5:2
bord	0:2 1:-2 3:-2 5:3 7:-2
borra*	1:2 5:-2
borrar	7:2
both	1:-2 5:-3 9:3
boucl*	1:-2 3:3 5:-4 7:-2
boucle	0:-2 1:-2 3:3 4:2 5:-4 7:-2 8:2
bound*	5:2
bout	0:3 1:2 2:2 3:2 4:-3 5:-6 7:-3 9:-2
bout de	1:3 3:2 4:-2 5:-4 7:-2
bouto*	0:3 5:-2 7:-2
bouton	0:3 5:-2 7:-2
branc*	0:2 1:-4 2:2 4:-3 7:2 8:-2 9:-2
branch	1:-2 7:3
brauc*	0:-2 1:-4 2:-2 3:-3 7:4
brauche	5:2
brauche ich	5:3
braucht	1:-2 3:-2 7:4
break	1:-3 2:4 3:-2 4:-2 5:2 7:-2
break*	1:-2 5:2 7:2
bring	1:-3 2:4 3:-3 4:-2 5:-3 7:-2 8:-2
broke	0:-3
broke the	0:-2 1:-2 3:2 5:2
broke*	0:2 1:2 2:-2 4:-2 5:-3 7:-2
broker	0:3 1:2 2:-2 4:-2 5:-2 7:-2
bubbl*	0:3 5:-3
buchu*	1:-3 2:3 3:2 5:-3 7:-2
buchung	1:-3 2:3 3:2 5:-3 7:-2
bucle	1:-2 3:3 4:3 5:-4 7:-2 8:-2
buffe*	3:3 7:-3
buffer	3:3 7:-3
bug	1:-2 2:3 4:-2 5:-2
build	0:-4 1:-2 3:3 4:-2 8:-2
build*	0:-4 1:-2 2:-2 3:2 6:-2 8:-2 9:2
builder	5:-3 7:3 9:2
builds	0:-2 1:2 4:-2 5:3
built	1:-4 2:2 3:-3 5:-5 8:4
bundl*	0:-3 1:-3 4:-2 8:3
bundle	1:-2 7:2
bus	3:-3 5:-2 7:-2 8:-2 9:4
bus ?	1:-2 5:-2 9:3
busca	0:3 1:-2 2:3 3:-4 4:-2 5:-2 7:-3
busin*	7:2
business	7:2
but	0:2 1:-2 3:2 7:-2
but i	3:3 5:-2
but not	3:2
but the	3:2
butta*	0:-2 1:2 2:-2 3:-2 7:2 9:-2
buttare	1:2 7:-2 9:-2
butto*	3:3 4:2 5:-3 7:-2
button	0:-2 1:-2 3:2 4:3 5:-2
buttons	3:2
buy	1:3 3:-2 5:-5 8:2
buy us	1:3 3:-2 5:-5 8:3
by	0:-3 1:-3 2:-5 4:6 6:-2 8:-3 9:3
by a	0:-3 3:3 4:-2 5:2 9:-2
by hand	7:-2 9:3
by one	3:3
by the	0:-5 1:-5 2:-2 3:-2 4:2 7:-3 9:6
by what	1:2 5:-3
by whom	0:2 1:2 3:-2
byte	0:-2 7:2
bytes	3:2 5:-2
c	0:4 3:3 4:-2 5:-5
c n	3:2
c'est	2:-2 4:-5 5:-5 6:-2 8:3 9:4
c'est grave	0:-3 2:-2 3:3 5:2
c'est où	0:3 3:2 5:-2
c'est quoi	0:-2 1:3 3:-3 4:-3 5:-2
c'è	0:-4 1:-7 2:-3 3:-2 4:-3 5:-5 7:5 8:4 9:-3
c'è un	5:-2
c'è una	5:-3 7:4
cache	0:-4 1:-6 2:2 3:3 5:-2 9:2
cache*	0:-2 1:-2 3:3 9:-2
caches	3:4 5:-2 7:-2 9:-2
caches ?	3:3 7:-2
cachi*	1:-3 2:3 5:-3 8:2
caching	1:-3 2:3 5:-3 8:2
cada	0:-3 1:-6 2:-3 3:3 4:-4 5:3 6:-2 7:3 9:-3
cadas*	2:2 5:-2 7:2
cadastro	2:3 5:-2 7:2
cade	1:-2 3:2 5:-2 7:2
caiss*	7:3
caixa	1:-2 3:-2 4:2 7:2
calco*	0:-2 1:-2 3:-2 4:-2 5:2 7:-2 9:2
calcolo	0:-2 1:-2 3:-2 4:-2 5:2 9:2
calcu*	1:2
calcul	7:2
calen*	0:-2 1:2 2:-2 3:4 4:-2 5:-3 7:-3 9:-2
call	0:-2 4:3 6:-2
call $	2:-3 4:2 5:2
call center	1:2 2:4 3:-2 4:-2 5:-4 7:-2
call last	3:2
call sites	4:-2 5:4
call ⟨name⟩	1:-2 4:-2 6:-2 7:3 9:2
callb*	0:3 4:-5 6:-2 8:-2 9:-2
callback	0:3 2:2 3:2 4:-4 5:-2 6:-2 7:-4
callbacks	0:-2 1:-2 2:-2 3:-3 4:-2 5:2 7:3
calle*	4:-4 5:2 7:-2 8:-2
called	0:2 3:3 4:-3 5:-7 7:2
callee	5:3 7:-2
callees	5:3
callees of	5:3
caller	0:-3 1:2 3:-2 4:-2 5:3 7:-2 9:-2
callers	4:-2 5:5 7:-2
callers of	5:3
calli*	1:-2 4:-2 7:3
calling	1:-2 4:-2 7:3
calls	3:-2 5:2 6:-2 9:-2
calls it	1:2 3:-2
calls of	4:-2 5:4
calls ⟨name⟩	5:4
camad*	0:2 1:-3 3:-2 4:2 8:-4 9:-3
camada	0:2 1:-2 3:-2 4:-3 5:2 7:2 8:-3 9:-2
camada de	1:-2 4:-3 5:3 7:2 8:-3 9:-2
cambi*	0:2 1:-5 4:-2 6:-2 8:-2
cambia	0:3 5:-4 9:2
cambiar	5:-3 7:4
cambiato	3:2
cambio	0:-2 1:-2 2:2 5:3 7:-2
cambio el	1:-2 5:2
camer*	1:-2 3:2 5:2
camin*	3:-2 4:4 5:-2
caminho	4:2
camino	4:3 5:-2
campi	2:2 3:2 4:-2 5:-3 7:-2
campo	0:-3 1:-4 5:4 9:-2
campo ⟨name⟩	0:-2 1:-4 5:6 7:-3
can	0:-2 2:-2 3:-2 4:-2 5:2 6:-4 7:4 9:-3
can i	6:-2 7:2
can you	1:3 2:-2 7:-3 8:-2
can ⟨name⟩	0:-2 3:-3 7:4 9:-2
can ⟨path⟩	0:-2 1:-2 5:2 7:2
can't	5:2
canal	0:-2 1:4 3:-3
cance*	0:-3 1:-4 3:2 4:3 5:-3
cancelled	4:3 5:-2 9:-2
candi*	0:-2 1:-3 2:-2 4:-2 5:5 7:-3 8:-2 9:-2
candidates	1:-2 5:3
canno*	3:4 5:-3 7:-2
cannot	3:4 5:-3 7:-2
cannot be	2:2
capa	5:2 7:2
capa de	5:2
capis*	1:2
capisco	1:2
capte*	0:2 4:2 5:-3
capteur	0:2 4:2 5:-3
captu*	1:-3 3:-3 6:3
captura ⟨name⟩	0:-2
card	1:-2 5:2
care	0:4 1:-4 3:-2 5:-3 7:2
care of	0:4 1:-4 5:-3 7:2
carga	1:-2 4:2
caric*	1:-3 2:-2 3:3 4:4 5:-2 7:-3 9:-2
carico	5:2
carpe*	0:2 1:2 2:-2 3:-2 4:-2 5:-2 9:-2
carpeta	0:2 1:2 2:-2 3:-2 4:-2 5:-2 9:-2
carre*	3:2 7:-3 9:2
carri*	0:-3 5:2
cart	0:-2 1:-2 3:4 4:-4 5:-2 8:3 9:-2
carte	4:2
carte*	1:3 2:-3 3:-2 4:2 5:-4 7:-3 8:-2
cartella	1:3 2:-3 3:-4 4:3 5:-3 7:-3 8:-2 9:-2
cas	0:-4 1:-2 4:-2 6:2 7:-3 9:4
case	2:2 3:-2
casi	0:-4 5:4
caso	0:-2 1:-2 3:-4 5:-2 7:3 9:3
cast	2:2
cast to	2:2
catal*	7:3
catch	1:-3 5:3 8:-2
catch de	3:2 5:-3
catch ⟨error⟩	0:-2
catch ⟨name⟩	5:-2
caten*	4:4 5:-2
catena	4:4 5:-2
cattu*	0:4 1:-2 3:-2 7:-2
cause	0:-2 5:2
ce	1:2 2:-2 5:-4 6:-2 7:4 8:-3
ce code	1:4 3:-2 5:-3
ce projet	2:2 8:-2
ce qu'on	0:2 3:-2 4:2 5:-3 7:2
ce que	1:-2 5:-2 7:4 8:-2 9:-2
ce qui	0:-4 2:-2 3:4 7:-3 8:-2
cente*	1:2 2:4 4:-2 5:-4 7:-2
center	1:2 2:4 3:-2 4:-2 5:-4 7:-2
cette	1:2
chain	4:5 5:-4 7:-2
chama	0:-4 1:-3 3:-4 4:-3 5:6 6:-2 7:3 9:-4
chama $	5:3
chama ⟨name⟩	5:-3 7:6 9:-3
chama*	0:-3 1:2 4:2 6:2 7:-2 9:-2
chamada	3:2
chamadas	3:-2 4:3 7:-2
chamadas de	4:2 6:-2
chamado	1:2
chamar	1:2
champ	0:-3 1:-2 3:4 4:-2
champ ⟨name⟩	0:-3 7:2
chang*	1:-2 3:2 4:-2 7:2 9:-2
change	0:-2 7:3 9:-2
change the	5:3 7:-2
changed	1:-2 5:2
changement	5:3
changer	3:2 5:-3 7:2
changes	0:-2 3:3
changing	1:-2 3:2
chann*	0:3 3:-2 4:-2
channel	0:3 3:-2 4:-2
chaqu*	1:4 2:-2 3:4 4:-3 5:-6 8:-2
chaque	1:4 2:-2 3:4 4:-3 5:-6 8:-2
charg*	0:-4 1:2 5:-2 7:3 9:-2
charge	1:-4 4:2
chat	0:3 5:-2 8:2
chave	0:-2 5:3
chaîn*	7:2
chaîne	7:2
che	1:4 2:-2 3:-5 4:2 6:-2 7:-2 9:-2
che codice	0:-3 1:2 7:-2
che cosa	1:2 2:-2 3:-3 4:2 7:-2 9:2
che eccezioni	1:-2 5:4 7:-2
che fa	1:3 3:-2 5:-3
che file	0:5 1:-3 3:-2 4:-2 5:-3 7:-3
che nessuno	1:2 5:2 7:-3
che non	5:3 7:-2
che punto	1:-4 3:-2 4:-3 5:-3 6:-2 7:-3 8:4 9:-2
che si	0:-2 1:-2 3:-2 5:2 9:2
che test	0:-2 1:-2 3:-3 5:5 7:-3
che ⟨name⟩	0:4 1:-3 3:-4 4:-2 5:-4 7:4
check	0:2 5:-3
check*	2:-4 3:-2 4:3 7:-5 8:-4 9:2
checked	3:-3 5:3
checkout	4:2 7:-2 8:-2 9:-2
checkpoint	2:-2 7:-2 8:-2 9:3
checks	0:2 1:-2 7:-2
chega	0:-2 2:-4 3:4
chemi*	1:2 2:2 5:-2 9:-2
chemin	1:2 2:2 5:-2 9:-2
cherc*	2:2 5:2
chez	1:-2 3:4 4:-3
chez nous	4:-2 5:2 7:2
chi	1:-2 3:-4 4:-2 5:9 6:-3 7:-8 9:-3
chi chiama	4:2 5:-2
chi emette	0:3 1:-2 5:-2
chi fa	0:-2 1:-2 5:3
chi la	0:-2 1:-2 5:4
chi legge	5:3
chi lo	0:-2 1:-2 3:-2 5:5
chi mi	1:-2 5:4
chi ne	1:-2 3:-2 5:5 7:-3
chi se	0:4 1:-2 3:-2 5:-2 7:-2
chi si	5:3
chi è	5:2
chiam*	1:-3 2:2 3:-2 8:-2 9:-2
chiama	0:-3 1:-2 3:-2 7:4 9:-3
chiama ⟨name⟩	0:-2 5:-3 6:-2 7:6 9:-3
chiamare	2:2 3:-2 4:-2 7:2
chiamare ⟨name⟩	3:-2 4:-2 7:3
chiamata	0:4 3:-2 4:-4 6:-2
chiamate	0:-2 1:-2 2:2 3:-3 4:4 5:-2 7:-4
chiamato	1:-2 3:2 4:-2 5:2 6:2 7:-3
chiav*	0:-3 1:2 2:-2 3:2 4:-2 7:-2 8:-2
chiave	0:-3 1:3 2:-2 3:2 5:-2 7:-2 8:-2
child	3:2 5:-3 7:3
chiud*	1:-2 3:4 4:-2 5:-2
chiude	1:-2 3:4 4:-2 5:-2
chose	0:-2 1:2 3:-3 5:-4 7:4 9:-2
chose*	0:2 1:-2 3:-3 5:-2 7:4 9:-2
ci	3:3 4:-3 5:-3 6:-2
ci mette	3:3
ci sono	5:2 9:-2
ciclo	1:-2 5:-2 8:3
cierr*	1:2 4:-2
cifra*	1:3 6:-2 7:-2 8:-2
cinqu*	8:3 9:-2
cinque	8:3 9:-2
circu*	1:3 3:-2 4:-2 5:-3 7:3 8:-2 9:-2
circular	2:2 5:-2
clase	0:-4 1:3 7:2
clase ⟨name⟩	5:2
clase*	1:-3 5:5
clases	1:-3 5:5
clases que	5:3
class	2:2
class ?	1:-2 5:3
class ⟨path⟩	2:2
class*	0:-2 3:-2 4:-2 6:2 7:2 8:-2 9:2
classe	1:2 4:-2 5:-4 7:2 8:-2 9:2
classe ⟨name⟩	0:3 1:-3 2:3 3:-2 5:-2 6:-2
classes	0:-3 1:-4 3:-3 4:-2 5:4 6:2 8:-2
classes $	1:2
classes qui	5:2
classi	1:-2 6:3
classi che	5:3
claus*	5:4
clauses	5:3
clean*	5:-2 9:2
cli	3:-2 7:-3 9:2
click	4:3 5:-4 7:2 8:-2 9:-2
click*	1:-2 4:3
clien*	0:4 1:-3 3:2 4:-2 5:-2 6:-3 8:-3
client	1:-2 2:-2 3:-2 6:-2 8:-2 9:2
client http	9:2
cliente	1:-3 2:-2 3:3 4:-2 7:-2
cliente $	3:-2 5:3 7:-2
cliente ?	0:3 1:-2 5:-4 7:-2 9:2
clientes	2:3 3:-2 7:3 9:-2
clients	0:4 1:2 3:2 4:-4 5:-6
clients ?	0:2 5:-3 7:2
climb*	3:3
climbs	3:3
cliqu*	0:2 1:-2 4:3 7:-2
clock	0:2 1:-2 3:2 5:-2 7:-2
close	3:2
close*	0:-2 1:-2 2:-2 3:4
closed	2:-2 3:2 4:2
clé	3:-3 4:-2 5:-2 7:4
clés	5:3 7:-2
clés de	5:3 7:-2
cober*	3:-2 4:2 5:-2 9:2
cobertura	3:-2 4:2
cobre*	5:2 6:2 7:-3
cobrem	5:2 6:2 7:-3
code	1:4 2:-4 3:-4 5:4 6:-2 7:-4 8:-2
code $	2:3 3:-4 4:-3 7:-2 8:-3
code ?	0:3 2:-4 3:-3 6:-2 7:-5 8:2
code in	0:-2 1:2 3:-2 5:4 7:-5
code is	0:-3 4:3 9:-2
code n	1:-4 3:6 5:-4 7:-2
code qui	5:3
code that	0:-2 1:-2 5:4
code zwischen	1:-3 4:2 5:2 9:-2
code ⟨name⟩	4:-2 5:-3 7:-3 9:3
codeb*	1:5 3:-2 4:-2 5:-3
codebase	1:5 3:-2 4:-2 5:-4
codec	1:-2 5:5
codec ?	5:4 7:-3
codeo*	1:5 5:-5 7:-2
codeowners	1:5 5:-5 7:-2
codes	0:-2 1:-2 3:-3 4:-2 5:6 7:-3
codic*	0:3 1:2 2:-2 3:-6 4:2 7:-3 8:2 9:-3
codice	0:2 2:-2 3:-5 4:2 7:-2 8:2 9:-3
codice ?	0:3 1:2 5:-4 7:-3
codice che	1:-2 4:2
codice fiscale	0:-2 1:-2 4:-2 5:2 6:2 7:2 8:-2
codici	0:2 1:2 3:-2 7:-2
coisa	1:-2 3:-2 5:-4 7:6
cola	0:-2
colle*	5:-3 7:2 8:2
colli*	0:3 1:-3
colon*	1:-3 2:2 3:-4 4:-2 5:5 7:-3 9:-2
colonna	0:-2 3:-3 5:4
colonna ⟨name⟩	3:-3 5:3
colonne	1:-2 2:3 3:-2 5:2 7:-3 9:-2
colonne ⟨name⟩	1:-2 5:3
colum*	0:-2 1:-4 4:-2 5:3 6:2 7:-2 9:-2
column	1:-3 2:2 3:2
column ⟨name⟩	5:2
columna	6:3
colun*	5:3
coluna	5:3
coluna ⟨name⟩	5:3
com	0:-4 1:4 4:-6 5:2 6:-2 8:-3 9:-3
com a	0:-3 1:-2 2:2 4:-2 5:3 7:-2
com n	7:2
com o	3:-2 5:3
com ⟨name⟩	0:-2 1:2 3:-2
com'è	0:-2 1:2 2:2 3:2 4:-2 5:-4 7:-4 9:2
coman*	0:2 1:3 3:-3 4:-2 5:-4 6:2 7:-3 8:-2
comando	1:3 3:-2 4:-2 5:-6 6:2 7:-3 9:2
comando ⟨name⟩	0:-2 1:5 5:-4
combi*	0:-4 1:-4 2:-2 5:-2 6:8 7:-6 8:-2
combien	0:-2 1:-2 3:-2 5:-5 6:9 7:-5
combien de	3:-2 5:-3 6:6 7:-4
come	1:-6 2:8 3:2 4:-2 5:-5 6:-2 7:-3 9:-3
come funziona	2:2
come lancio	2:3 7:-2
come mai	0:-2 2:-2 3:6 5:-4 7:-3
come si	3:-3 7:3
come vengono	2:2 5:-2
comes	0:-3 2:-2 3:2 5:-4 7:-2 8:-2 9:3
comes back	3:3
começ*	0:-2 2:-2 4:3 5:-2
começo	0:-2 2:-2 4:3 5:-2
comin*	0:-2 1:2 3:2 5:-2 8:-2
comma*	0:-3 1:-3 3:-3 4:3 5:2 7:-3
command	7:-2
commande	0:-2 1:-2 2:-2 3:-3 4:3 5:2 7:-2
comme	1:-2 5:3
comme*	1:3 2:4 3:-2 4:2 5:-2 6:-3 7:-3 8:-4 9:-3
commencer	5:2 8:-2 9:-2
comment	0:-2 2:5 4:3 5:-4 6:-2 7:-5 8:-2 9:-2
comment les	2:2
commi*	4:4 7:-2 9:-2
commit	4:3 5:-3 9:-2
commit $	1:-2 4:2
committed	1:-3 4:2 5:2 7:-2
commo*	2:2 3:-2 5:-2 9:2
common	2:2 3:-2 5:-2 9:2
como	0:-4 1:-3 2:6 3:2 5:-3 6:-3 7:-4 9:-3
como o	4:3
compa*	1:-6 6:-2 8:2
compare	1:-2 2:2 3:-2 4:-2 5:2 7:-4 9:2
compi*	1:-3 2:-2 3:4 7:-3
compilador	3:3
compile	5:-2 9:3
compl*	0:-5 1:-2 2:2 3:-4 4:3 5:-2 6:5 7:-4 8:-6
completa	3:-2 4:4 5:-3 8:-2
complexity	1:-2 6:3 7:-2 9:-2
complexité	1:-2 6:3 7:-2
compo*	4:-3 6:-2 7:-3 9:3
component	0:-4 1:5 5:-4 7:-2
component ⟨name⟩	3:3 5:-2
componente	0:2 1:-3 3:-2 6:-2
componente ⟨name⟩	3:-2 5:2 6:-2
componentes	1:-3 5:3
components	0:-2 1:-2 3:-2 5:5
comportamento	0:3 1:-3 5:-2
composants	5:3
compose up	3:3
compr*	1:4 3:-4 5:-4 6:-2 7:2 8:-2 9:-2
compris	1:4 2:2 3:-4 5:-4 7:-4
comprueba	0:2 1:2 5:-3
compt*	1:-2 3:-2 8:2
compte	5:-2 8:2
compu*	0:-2 4:2
computed	2:3 5:-2
con	1:-5 3:3 5:2 6:-3
con el	1:-2 5:2 7:3
con la	1:-2 3:-2 4:4 5:-3
con los	3:2
con quali	8:3
con qué	2:-2 5:2 9:-2
con ⟨name⟩	0:-2 1:-2 3:3 5:-3 7:-4 9:3
conce*	1:2 2:-3 3:-2 4:-2 5:-2 7:4
concr*	0:-2 2:-2 3:-2 5:3 6:-2 7:-3
concretas	5:2
concrete	1:-2 5:4
concu*	7:2
condi*	1:2 3:-3 4:-2 5:2
condition	3:-3 7:3
conec*	2:-2 5:3
conex*	4:-2 5:-2 7:4
confe*	0:3 1:-3 5:-4
conferma	0:3 1:-2 5:-3 7:-2
confi*	0:2 1:-4 4:-3 5:2 6:-3 7:2 8:-3 9:-3
config	1:-2 3:-2 4:-2 5:3 8:-2
configurado	0:2
configurado el	0:2
configured	0:-2 2:3
confl*	0:-2 1:2 2:2 3:2 5:-3 8:-3
confo*	5:2
confu*	1:-2 5:3 7:-3 8:2
conne*	1:-5 2:-3 3:4 4:4 5:-4 7:2 8:-2 9:-3
connect	0:-2 1:-2 3:-3 4:3 7:2
connecter	3:4 4:-2 5:-4
connection	3:2 7:-2
connections	0:-2 1:-2 3:2 7:2
conse*	0:-5 2:-2 3:-4 5:6 7:-5 9:-3
consi*	1:-2 5:-3 7:4 8:2
consistent	7:3
conso*	0:-3 1:-2 5:4
console	3:3 5:-2
consommateurs	3:-2 5:3
const*	1:-2 2:-2 4:-3 5:3 8:-2 9:-3
constant	7:2
constante	0:-3 5:2 7:4
constante ⟨name⟩	0:-3 5:2 7:4
constraint	3:4 5:-2
constraint ⟨name⟩	3:2
constructeur	0:3 1:-2 3:2 4:-2 7:-4
constructor	1:2 4:-3
constructor de	1:3
construit	0:3 3:-2 5:-5 6:2 7:2
construtor	5:2
consu*	1:-2 3:-4 4:-2 5:2 7:2 8:-3
consulta	0:2 1:-2 4:-2
consulta ⟨name⟩	7:2
consumers	5:-2 7:4
consumers of	5:2
consumidores	5:4
conta	1:-5 2:3 5:-7 6:7 7:-4 9:-2
conta*	0:-3 1:-5 3:4 4:-3 7:-2
contador	3:4 5:-3
container	1:-2 4:-2 7:-3 9:3
container $	2:2 4:-2
contains	3:2
contatore	5:2
conte*	0:-4 1:3 2:-3 4:-2 5:-3 6:-2 7:2 8:-3 9:2
context	5:-2 7:-2 8:-2 9:3
conti*	0:2 2:-2 3:4 4:-3 5:-5 7:-4 8:-2
contient	0:3 1:-3 5:-3
continue	3:2 5:-2
contr*	0:2 1:2 3:-6 6:-3
contract	5:2
contrato	0:2 1:-5 3:-2 4:-2 5:5 7:-2
control	0:-2 1:-3 2:-3 7:-3 8:2 9:-2
controller	0:2 1:4 2:-3 3:-3 4:2 5:-7 6:-2 8:-2 9:-4
contrôleur	0:-3 1:3
conve*	0:-2 1:5 4:-4 7:-4 9:-2
convention	1:2 3:2 5:-4
convi*	0:-2 1:-3 3:-3 4:-2 5:-4 6:-2 8:2 9:4
conviene	0:-2 1:-3 3:-2 4:-2 5:-5 6:-2 8:3 9:4
cooki*	2:-3 3:-2 4:2 5:2 9:-2
cookie	3:-2 4:-3 5:2 9:-2
coord*	2:-2 4:2 5:-2 6:2
copia*	0:-2 5:5 6:2 7:-3 9:-2
copro*	1:-2 6:3
coprono	1:-2 6:3
coprono ⟨name⟩	1:-2 6:3
copy	1:-2 2:-2 3:-3 4:-2 7:3
copy paste	5:2 9:2
copy pasted	3:-2 5:-3 6:2 7:4 9:-2
core	3:3 4:-3 6:-2
core dumped	0:2 5:-2
corre*	1:2 4:-4 5:-4 7:3 8:-4 9:-2
correo	0:2 1:-2 4:-2 5:-2 7:2
correos	1:3 4:-2 5:-3
corri*	1:-3 2:3 3:-2
cors	1:-2 3:4 4:-3 7:-2
cos'è	0:-4 1:7 2:-2 3:-4 4:-2 5:-5 7:-2 8:-2
cosa	0:-6 1:3 5:3 6:-3 7:-11 8:2
cosa devo	4:-2 5:4
cosa serve	1:3 3:-2 4:-2
cosa si	0:-2 1:-2 3:-4 7:-2 9:5
cosas	1:-3 3:-2 7:4
cose	3:-4 5:3 7:3
costr*	0:-2 1:-2 3:-2 5:4
così	0:-2 1:-2 2:-2 3:2 4:-3 7:-4 9:3
couch*	1:2
could	1:-2 4:-3 6:-2 7:4 9:-4
could be	5:4 7:-3
could not	0:2 7:-2
could you	5:2
coule*	5:2
couleurs	5:2
count	0:-2 5:-6 6:5 7:2
count of	5:-4 6:5
count the	5:-2 6:3 7:2
count*	0:-2 2:-3 4:5 5:-5 7:2 8:-2 9:-2
coup	1:-2 3:2 4:-2 7:2 9:-2
coupl*	7:2 8:-2 9:-2
coupling	2:2 5:2
coupo*	3:2 4:2
coupon	3:2 4:2
couvr*	5:-2 6:4 7:-2
couvrent	6:3
cover*	1:-3 2:-2 5:3 7:2
coverage	1:-3 2:-2 5:3
cpu	3:3 7:-2
crash	1:3 5:-3
crash*	3:4 5:-3
crate	1:-2 7:2
crate*	0:-2 1:2 2:-2 3:-3
crates	0:-2 1:2 2:-2 3:-3
crea	1:-3 2:-2 3:-3 4:-2 5:2 6:2
creat*	0:-4 3:-2 5:4 7:-3 9:2
created	0:-3 5:4 7:-2
creating	9:2
creaz*	0:-4 1:3 3:-2
cresc*	3:3
cresce	3:3
criad*	0:-4 5:2 7:-2 9:2
criti*	0:-3 1:-4 2:-2 3:-2 5:-2 7:-3 8:5
crm	1:-2 2:-2 5:-3 7:3 8:3
cron	0:8 1:-6 3:-5 5:-7 6:-2 7:-4 8:-3 9:-2
cron ?	5:3 7:-2
css	0:3 1:-3 2:-2 3:-4 4:-2 5:4 7:-3 8:-2 9:-2
csv	0:-4 1:-4 3:3 4:2 6:-2 7:-3 8:-2
ctrl	1:2 5:-3
cuand*	1:2 5:-2 9:-2
cuando	1:2 5:-2 9:-2
cuando se	0:2 1:2 5:-2
cubre*	1:-2 6:3
cubren	1:-2 6:3
cuent*	1:-2 3:2 5:-4 6:4 7:-2
cuenta	1:-2 3:2 5:-4 6:4 7:-2
cui	1:5 2:-2 3:-4 7:-3
curso*	2:3 3:4 4:-4 5:-2 7:-2
cursor	3:4 4:-2 5:-2 7:-2
custo*	0:-2 1:2 3:3 4:-2 6:-2 7:-4 8:-2 9:-2
custom	1:2 7:-2
customer	1:2 2:2 5:-2
customers	2:-2 3:4 5:-4 7:-2
cut	1:2 2:2 3:-2 5:-2 7:2 8:-2
cuál	1:3 4:3 5:-6 7:-4 9:2
cuál es	1:3 4:2 5:-3 7:-2
cuále*	1:-2 7:-2 9:3
cuáles	1:-2 7:-2 9:3
cuánt*	0:-3 1:-3 3:-3 4:-2 5:-8 6:12 7:-7 9:-3
cuántas	0:-2 1:-2 3:-2 5:-4 6:8 7:-4 9:-2
cuántos	0:-2 1:-2 3:-2 5:-9 6:10 7:-5 9:-2
cycle	0:-2 1:-3 3:-3 4:6 5:-5 7:-3 8:-4 9:-2
cycle*	5:2 9:-2
cycles	5:2 9:-2
cyclo*	1:-4 3:-2 6:4 7:-2 8:-2 9:-2
cyclomatic	1:-2 6:2 8:-2 9:-2
cyclomatic complexity	1:-2 6:3 7:-2 9:-2
cálcu*	1:-3 4:-3 7:2 9:3
cálculo	1:-3 4:-3 7:2 9:3
cálculo de	1:-3 4:-3 7:2 9:3
códig*	1:2 2:-3 3:-5 4:2 5:2 6:-2 7:-2 8:-2
código	2:-2 3:-4 4:2 5:2 6:-2
código $	1:4 3:-2 5:-3 8:-2 9:2
código ?	0:-2 1:-3 3:2 4:-3 5:-4 7:-2 8:2 9:3
código de	0:4 1:-2 3:-2 4:4 5:-4
código duplicado	3:-2 5:3
código que	7:2
códigos	0:-2 1:3 3:-3 5:3 7:-2 8:-2
códigos de	0:-2 1:3 3:-3 5:2 7:-2 8:-2
cómo	1:-4 2:8 3:-3 5:-3 6:-2 7:-4 9:-2
cómo se	2:4 5:-2
côté	5:3
d	0:2
d'abo*	1:-2 3:-2 5:-2 8:3
d'abord	1:-2 3:-2 5:-2 8:3
d'app*	1:-2 4:3 5:-4 6:4 7:-3
d'appel	5:2
d'appelants	5:-4 6:5 7:-2
d'appels	4:3 5:-3 6:-2
d'arg*	5:3
d'err*	1:2 3:-2 5:2
d'erreur	1:2 3:-2 5:2
d'exé*	0:-2 1:3 3:-2 7:-2 9:-2
d'exécution	0:-2 1:3 3:-2 7:-2 9:-2
d'imp*	0:-2 3:-3 5:2 6:3 7:-3 8:-2 9:-2
d'où	0:4 3:2 5:-4 7:-3
d'un	0:-4 1:2 2:-2 3:2 8:-2 9:-2
d'une	0:-2 1:-3 2:-2 3:2 4:2 5:2 7:-3 8:-2
da	3:-2 5:3 7:-2 8:-2 9:-3
da api	2:-2 3:-2 5:4 7:-2
da che	0:5 2:2 4:-2 5:-6 6:-2 7:-3
da dove	0:5 3:-3 4:-3 5:-4 6:-2 7:-3
da fila	2:-2 3:-2 4:2 5:2
da nicht	1:-3 2:2 3:3
da qualche	0:-2 3:-2 5:-2 7:5
da qualcuno	7:3
da quali	4:-2 5:4
da quando	4:2
da quanti	5:-3 6:3 7:-2
da un	2:2 7:-2
da ⟨name⟩	0:-3 1:-3 2:-2 3:-4 4:5 9:-2
dafür	5:3 7:-2
dai	0:-2 1:-3 2:-2 3:-2 5:-2 7:-2 8:5
dal	0:-4 1:-5 2:-2 3:2 4:4 6:-2 7:2 8:-3 9:-3
dame	4:-2 5:2 7:-3 8:3
daneb*	3:4 5:-3 7:-2 9:-2
daneben	3:4 5:-3 7:-2 9:-2
dange*	0:2 5:-4 7:3
dann	3:-2 4:3
danni	5:-2 7:3
dans	1:2 2:-2 5:-2 6:-2 8:-2
dans ce	0:-2 1:3 2:2 3:-2 4:-2 5:-2 8:-2
dans la	1:-3 2:-2 7:-3 9:4
dans le	0:-2 1:2 2:-2 9:-4
dans les	1:2 5:-3 7:3
dans quel	0:2 1:-4 2:-2 4:3 5:-5 7:-2 9:3
dans ⟨name⟩	0:-5 1:2 2:-2 5:-3 6:-2 7:3 9:-3
dans ⟨path⟩	0:-2 1:-2 3:3 4:-2
dao	7:3
darf	4:-2
das	0:-3 1:3 3:-3 4:-3 5:-2 6:-3 7:4 8:3 9:-3
das $	1:4 3:-2 4:-3 5:-3 7:2
das event	1:2
das feld	5:2
dashb*	0:-3 3:-3 4:-2 5:3 8:-2 9:3
dashboard	0:-2 4:-2 5:2
dass	0:-2 3:5 4:-3 5:-5 6:-2 8:-2 9:-2
dass der	3:-3 7:4
dass ⟨name⟩	1:-5 3:6 4:-2 5:-5 7:-4
data	0:-3 5:-2 8:2 9:-2
datab*	1:-5 2:2 4:-3 8:-2 9:-3
database	1:-5 2:2 4:-3 7:2 8:-2 9:-2
date	0:-3 1:-2 2:-2 3:2 4:-3 5:-3 6:-2 7:3 8:-3 9:2
datei	0:5 4:-3 5:-4 7:-2
datei*	0:-3 1:-3 3:-3 4:3 6:2 7:-2 8:-2 9:-2
dateien	0:-2 1:-2 5:3 6:2 9:-2
daten*	0:-2 1:-2 2:-4 4:-2 7:-3 8:4
datenbank	1:-2 2:-2 5:-2 8:2
dates	3:4 5:-3 7:-2
dati	0:-2 2:2 3:-4 4:2 9:-2
dato	4:4 5:-4
datos	0:-2 1:-2 3:2 4:-3 7:2
datum*	1:-2 3:-2 5:-3 7:4
dauer*	0:-2
day	3:3
dayjs	0:-2 1:-3 5:-3 8:2 9:3
db	1:2 2:-3 4:-2 5:-5 7:3 8:-2
db ?	3:-2 5:-2 7:3
de	5:2
de alta	1:-2 2:3 3:-2 4:-2 5:-2 8:-2
de barras	0:2 5:-2
de bord	0:2 1:-2 3:-2 5:3 7:-2
de cada	3:2 5:-3
de ce	0:3 1:2 3:-2 7:-2
de chamadas	4:5 5:-6 6:-2
de config	3:-2 5:2
de código	0:2
de datos	1:-2 4:-2 7:2
de données	0:-2 1:-2 3:2 8:2
de dónde	0:3
de erro	0:2 1:-2 5:3 7:-2
de error	0:2 3:-2
de errores	1:-2 2:2 5:-4 8:4
de fichiers	5:-2 6:3
de la	0:-4 3:-2 5:3 6:-3 8:3 9:-3
de las	5:-4 7:3 9:3
de lever	1:-3 2:2 5:2
de llamadas	4:4 5:-4
de llamar	1:2
de login	1:-2 2:-2 3:-3 4:2 5:3 8:-2
de los	0:3 1:-2 7:-2
de n	1:-4 2:-3 3:2 4:-2 6:-2 8:2 9:-2
de notre	9:2
de onde	0:2
de pagamento	0:-2 2:2 7:2
de paiement	0:2 1:-2 2:2 3:-2 4:-2
de passe	4:-2 5:-3 8:3
de preços	0:-2 1:-2 2:2 3:2 4:2 5:-3 7:-3
de que	0:-2 1:2 2:2
de qué	5:3
de tests	6:2
de traduction	5:3 7:-2
de um	2:2 4:3 5:-3
de uma	1:-2 8:2 9:2
de un	4:-2 5:-2 8:3
de una	1:2 7:-2
de ⟨error⟩	7:2
de ⟨name⟩	0:-3 2:-2 3:-5 4:5 5:2 6:2 7:-2 9:-2
de ⟨path⟩	1:-2 3:-3 4:-2 5:3 7:-2
de ⟨text⟩	0:2 1:2 3:-2 5:-2
dead	1:-2 3:-2 5:5 8:-3
deadl*	2:3 4:-2 5:-2 9:-2
deadlock	2:3 4:-2 5:-2 9:-2
deadlock found	3:3
debaj*	5:3
debajo	5:3
deber*	1:-2 3:2 5:-2 9:2
debería	1:-2 3:2 5:-2 7:-2 9:2
debou*	0:-2 1:3 4:-2 5:-2
debounce	1:3 4:-2 5:-2
debt	0:2 5:3 8:-3
debug*	1:-3 2:4 3:2 4:-2 5:-2
decid*	0:2 1:-2 2:4 3:-2 5:-2 7:-2
decide	0:-2 2:4 3:-2
decim*	5:2
decimal	5:2
decir	1:4 5:-3
decla*	1:-4 3:-3 5:5 7:-2
declared	3:-2 5:3
decod*	1:3 5:-2
decode	1:3 5:-2
dedup*	0:-2 3:-2 5:4 7:-2
deep	0:3 1:-3 5:-2 7:2
defau*	0:-3 1:3 5:2 7:-3 9:-2
default	0:-3 1:3 5:2 7:-3 9:-2
defec*	5:2
defecto	5:2
defecto de	5:3
defin*	0:6 2:-2 3:-2 4:-2 5:-3 6:-2 7:-4 9:-2
defined	5:-2
defined $	0:2
definida	0:3 5:-2
degli	1:-2 2:-3 5:-2 7:-2 8:4 9:2
degli errori	2:-2 5:-3 8:4
dei	0:3 4:2 5:-4 6:-2 8:-3 9:-2
deixa	1:-2 3:2 5:2 7:-2
del	1:-3 2:-2 3:-2 4:3 6:-3 7:-2 8:4 9:-2
del codice	1:-3 2:-2 3:-4 4:-4 7:2 8:3
del código	4:-2 5:4
del módulo	8:2
del progetto	0:-2 5:-2 8:4
del proyecto	1:2
del repo	3:-2 5:2
del worker	3:2
deleg*	1:2 7:-4 9:2
delet*	1:4 2:-2 3:-4 5:-3 7:-2 8:-2 9:3
delete	0:2 1:4 2:-2 3:-4 4:-3 5:-3 7:-2 8:-2 9:3
delete ⟨path⟩	0:3 1:-3 3:-2
deliv*	1:4 5:-5
dell'*	1:2 2:-2 3:-3 5:3 6:-2 8:-2 9:-3
della	1:-2 2:2 3:-3 4:4 6:-2 7:-3 8:-3 9:-4
delle	1:-4 2:2 3:-2 4:4 5:-2 8:-3 9:-2
delle chiamate	4:5 5:-4
dem	1:2 2:-3 3:4 5:-5 6:-3 8:-3 9:-4
dem update	3:2
demai*	3:-2 7:3
demais	3:-2 7:3
demais ?	3:-2 7:3
deman*	1:-3 3:-2 4:-2 5:3 7:-2 9:2
demas*	0:-2 1:-4 3:-2 5:-3 7:6
demasiadas	1:-3 5:-2 7:4
demasiado	5:-2 7:4
den	0:-2 1:2 2:-2 4:-2 5:-2 6:-2
den ⟨name⟩	1:-3 9:3
denen	1:-2 3:-3 5:5 7:-4
dentr*	0:-3 2:-3 3:-4 4:2 5:4 6:-2 8:-3 9:-3
dentro	0:-3 2:-3 3:-4 4:2 5:4 6:-2 8:-3 9:-3
dentro $	2:-2 3:-2 4:3
dentro ?	1:3 9:-2
dentro de	4:-2 5:3
dentro ⟨name⟩	1:2 3:-2 4:-3 5:3 7:-2
depen*	0:-2 1:3 2:-2 4:-2 5:-3 6:2
depend	1:4 5:-4 7:2
depend on	1:4 5:-4 7:2
dependen	6:2 7:-2 8:2
dependencias	9:3
dependencies	1:-2
deplo*	2:-3 3:2
deploy	2:-2 3:4 5:-2
depoi*	0:-3 1:-3 2:-2 3:5 5:-2 7:-2 8:-2
depois	0:-3 1:-3 2:-2 3:5 5:-2 7:-2 8:-2
depois do	3:3 4:-2
depois que	1:-2 3:2 4:2 5:-2
depre*	0:-2 1:2 3:-3 4:-2 5:3 7:-3
deprecated	3:-3 5:4 7:-3
depui*	1:-2 3:3 5:-3 7:2
depuis	1:-2 3:3 5:-3 7:2
der	0:-2 3:2 5:-2 6:3 8:-3 9:-2
der den	3:-2 7:2
der funktion	4:-2 5:4
der wert	5:-2
der ⟨name⟩	1:-2 3:-4 5:2 7:4
deriv*	0:-2 1:-2 2:-3 4:2 7:-3 9:2
derived	2:-3 4:3 6:-2 9:2
derri*	1:2 5:-2 7:-2
derrière	1:2 5:-2 7:-2
des	1:2 2:2 3:-3 6:-3 7:4 8:-2 9:-4
des classes	5:-3 7:4
des tests	7:3
desce*	0:2 4:2 6:-3 7:-3
descendants	0:2 7:-2
descr*	1:-2 3:-3 4:3 5:-3 6:-2 7:-4 8:4 9:-2
descu*	2:2 5:-2
descuento	2:2 5:-2
desde	1:-4 2:-2 3:3 4:3 5:-2 8:-2
desde dónde	0:4
desde el	0:-2 3:2 5:-3 7:2
desde que	4:3
desde qué	5:3
desig*	2:-2 8:-3 9:3
design	2:-2 5:-4 8:-3 9:3
despu*	0:-4 3:3 7:2
después	0:-4 3:3 7:2
detec*	1:2 5:3 7:-2
deux	0:-4 1:-4 2:-3 3:5 5:-5 6:-2 8:-3 9:3
dev	0:-4 1:4 3:2 4:-2 5:-3
deven*	3:2 7:-2
devie*	0:-2 1:-3 2:-2 3:-3 4:4 7:-2
devient	1:-2 2:-2 3:-2 4:4 5:-2
devo	0:-2 1:-3 3:-2 4:-2 5:5 7:-3 9:2
devo sistemare	5:2
devol*	0:-4 2:-2 3:-2 4:3 5:-2 9:3
devue*	0:-2 1:-4 3:2 7:2
devuelve	0:-2 1:-4 3:2 7:2
devuelve ⟨name⟩	1:-3 3:2 5:3
di	0:3 2:-3 3:-4 5:4 8:-2 9:-3
di n	3:2
di un	1:-3 2:-2 4:-3 5:3 6:-2 7:2 8:-2
di una	0:-3 1:-5 2:-3 3:-3 4:3 5:2 6:-3 8:2
di ⟨name⟩	2:-2 3:-4 4:-4 6:3 8:-2
di ⟨path⟩	0:2 1:-2 3:-2 5:-2 6:2 7:-3 8:2
dia	0:2 3:3 5:-3
dialo*	0:3 2:-3 3:5 4:-3 5:-2 6:-2 7:-5 8:-3 9:-3
dialog	0:4 1:-2 3:-2 5:-3
dialogue	2:-2 3:3 4:-3 7:-2 9:-2
dice	0:2 3:2
dichi*	1:-2 5:3
did	0:-2 1:3 2:-2 3:3 5:-4
die	3:-3 5:2 6:-2
die datei	1:2 3:-2
die funktion	7:2
die klasse	0:2 5:-2
die logik	0:2
die middlewares	4:2
die nachricht	0:2 1:3 5:-4
die spalte	3:-2 5:3
die tabelle	1:-3 3:3 5:-2
die ⟨name⟩	3:-3 5:5 7:-3
diens*	0:-3 2:-3 4:-3 5:3 9:-2
dienste	0:-2 1:-3 2:-2 3:-2 4:-2 5:4
dies	3:3 5:-2
diese*	1:4 2:-2 3:-3 4:-2 5:-3 8:-2 9:-2
diesem	0:-2 1:3 2:-2 3:-2 5:-2 8:-2 9:-2
dietr*	1:-2 3:3 4:2 5:-2 7:-2
dietro	1:-2 3:3 4:2 5:-2 7:-2
difer*	3:-2 4:-5 5:-3 9:6
diferencia	4:-4 7:-2 9:5
diferencia entre	9:2
diferença	4:-2 9:3
diferença entre	4:-2 9:3
diff	2:-2 5:-2 9:3
diffe*	0:-2 2:-3 4:-6 7:-3 8:-2 9:5
difference	3:-2 4:-2 7:-2 9:5
difference between	7:-2 9:3
different	1:2 2:-3 4:-3 5:3
differenza	3:-2 4:-3 9:4
differenza tra	3:-2 9:3
diffé*	0:-2 1:2 4:-2 5:-3 9:4
différence	1:-2 4:-2 5:-2 9:4
différence entre	4:-2 5:-2 9:4
difíc*	1:-4 2:-2 3:5 5:-2
digo	0:-3 1:2 5:2
dime	0:-2 5:3
dipen*	0:-2 1:2 2:2 3:-3 4:-2 8:-2
dipendenze	3:-2 5:3 7:2
dire	0:-2 1:2 4:2 5:-3 9:-2
direc*	0:-4 2:-2 3:-5 4:-4 5:8 6:-5 7:2 8:-2 9:-3
direct	1:-2 5:3
directement	3:-3 5:4 7:-3 9:-2
directly	1:2
direk*	1:3 7:-3
direkt	1:3 7:-3
diret*	3:-2 4:-2 5:5 6:-2 7:-2
direttamente	5:2
dis	1:2 8:-2
disco*	1:2 3:2 5:-3 7:-2 8:2
discount	1:3 5:-3 8:2
disk	0:-3 1:5 3:-2 5:-3 7:-2
dispa*	0:-5 1:-2 2:-2 3:3 4:-2 5:3
dispara	5:2
dispatch	0:-4 5:4
dispo*	0:-2 2:-2 3:2 5:2
dist	5:-2 7:3
disti*	0:-4 1:-5 2:-2 3:-4 4:-5 5:-3 7:-4 8:-2 9:8
distingue	0:-2 3:-2 4:-2 5:-3 9:4
distintas	1:-2 7:-2 9:2
diven*	0:3 1:-4 4:-3 5:3 7:-5 9:-2
diventa	0:3 1:-3 4:-3 7:-3
diver*	0:-3 3:2 4:-2 6:4 7:-2
diversi	6:2
dix	0:-2 1:-2 4:-2 5:-3 7:4
diz	0:-2 1:2 3:2 4:-4 8:2
do	1:2 3:-2 9:-2
do $	2:-3 3:-3 6:2 7:-2 8:-2 9:-2
do deploy	3:2
do i	0:-2 2:5 3:-3 4:-3 5:-2 8:-2
do projeto	0:-2 2:-3 5:-2 7:-4 8:4 9:-2
do the	2:-4 3:-2 4:3 7:2 9:-2
do they	0:-2 4:2 5:-3 8:-2
do we	0:2 1:3 2:-3 3:-4 5:-3 7:2 8:-2
do ⟨name⟩	1:-3 9:2
doch	5:-3 7:2
docke*	0:-3 1:-4 4:-2 7:4 8:-2 9:-2
docker	0:-3 1:-4 4:-2 7:4 8:-2 9:-2
docker compose	3:2
docs	1:-2 2:3 3:-2 7:-3
docum*	1:-3 3:-2 5:4 7:-2
does	3:-3 4:3 5:-2 7:6 9:-2
does a	1:-3 3:-2 4:4 5:-4 6:-2 9:-2
does any	7:3
does anything	1:-2 7:2
does it	3:-2 5:-2 7:3 9:-2
does not	2:2 3:3 5:-2 7:-2
does that	0:4 3:-2 5:-3 7:-2
does the	1:-2 3:-3 4:3 6:-2 7:3 8:-3
does this	1:4 4:-3 5:-3 6:2 8:-2
does ⟨name⟩	0:-5 3:-4 4:-2 5:4 9:-2
does ⟨path⟩	1:3 4:-2 5:-4 7:3
does ⟨text⟩	1:-2 3:3
doesn't	0:-3 3:2 5:-4 7:2
doesn*	0:-3 3:3 5:-4
doing	0:-2 1:-3 3:2 5:3
dois	0:-4 1:-4 2:-3 3:5 5:-3 6:-2 7:-2 8:-3
doit	3:-2 4:-3 5:-3 7:-2 8:3 9:2
domai*	0:-2 1:-5 2:3 4:-2 7:4 9:-3
domain	1:-3 7:3 9:-2
domin*	0:-2 2:-2 4:-3 5:3 6:-2
dominio	0:-2 2:-2 3:-3 5:2 6:-2 7:2
dominio $	0:-2 3:-2 5:3 7:-3
domín*	5:-2 7:3
domínio	5:-2 7:3
don't	1:-3 7:2 9:-2
donde	5:3
done	2:3 3:-3 7:-2 9:2
donne	1:-2 5:2 8:2
donné*	0:-3 1:-4 2:-2 3:2 4:2 5:-2 8:2 9:-2
données	0:-3 1:-4 2:-2 3:2 4:2 5:-2 8:2 9:-2
dopo	0:-4 2:-3 3:4 4:4 5:-7 6:-2 8:-3 9:-2
dopo il	1:2 4:2 5:-4
dopo la	3:-2 4:2 5:-3 7:3
doppe*	2:-2 3:4 4:-2 7:-3 9:-2
doppelt	3:2 7:-2
doppelter	1:2
doppelter code	1:2
doppi*	3:3 4:-2
dos	3:4 5:-3 6:-2 7:-2
dos veces	1:-2 3:2
dossi*	0:5 1:-4 2:-2 4:-2 7:-5
dossier	0:5 1:-4 2:-2 4:-2 7:-5
doubl*	0:-2 1:5 2:-4 4:-3 5:-2 8:-2 9:-2
double	1:2 2:-3 7:3
doubles	0:-2 1:2 3:2 7:-3
dove	0:8 1:-4 2:-3 3:-6 4:-5 6:-3 7:-7 8:-2 9:-4
dove ?	0:-3 4:-2 5:5
dove parte	0:2 5:-2 8:2
dove si	5:3
dove sta	0:5 1:-2 3:-2 5:-3
dove viene	5:3 7:-2
down	1:3 2:2 3:2 5:-4 7:-4 9:-2
down to	4:2
downs*	1:-2 5:4
downstream	1:-2 5:4
downw*	0:2 1:-3 3:-2 4:4 5:-4 7:-2
downwards	0:2 1:-3 3:-2 4:4 5:-4 7:-2
drag	0:3 1:-2 2:2 5:-6 7:3 9:-2
dran	1:-2 5:-3 9:3
drei	0:-2 1:-3 4:-2 7:3
drin	3:2 5:-2 9:2
dritt*	5:-3 7:4
dritte	7:2
drive*	0:3 3:-2 5:-3 7:-3
drop	0:4 1:-4 2:2 3:-2 4:-2 7:-3 8:-2 9:-2
dropp*	5:3
dropping	3:-2 5:3
drops	0:-3 1:-2 4:4 5:-2 7:-3 9:-2
druck*	3:2
dry	0:3 1:-2 5:-2
dry run	0:3 1:-2 5:-2
dto	5:4 6:-2 7:-2 8:-2 9:2
du	0:-4 3:-6 4:3 6:-2 8:3
du code	8:-2
du formulaire	3:-2 5:2 7:-3 9:2
du service	1:-2 4:3
duas	1:-2 2:-2 3:4 4:-2 8:-2 9:-2
due	0:-5 1:-5 2:-4 3:5 5:-8 6:-3 7:-3 8:3 9:5
due volte	0:-2 3:4 4:-3 5:-3 7:2
dump	3:2
dumpe*	0:2 5:-2
dumped	0:2 5:-2
dupli*	1:-2 2:-2 4:-2 6:-2 7:2 9:2
duplicado	5:2
duplicado entre	3:-2 5:3
duplicate	5:-5 7:-3 9:4
durch	0:-2 1:-4 2:4 4:3 5:-3 6:-2 7:-2 8:-2
durch*	1:-4 3:-2 4:-2 5:-3 8:4
durin*	0:4 1:-3 4:2 5:-4 7:-2
during	0:4 1:-3 4:2 5:-4 7:-2
dá	1:-4 2:-2 5:-2 6:-2 7:4 8:3 9:-2
dá pra	5:-3 7:5
dá uma	5:-2 8:4
décla*	5:3 7:-2
décle*	0:-3 1:3 2:-3 4:3 7:-2 9:-2
déclenche	1:4 5:-3
décou*	1:3 5:-2 9:-2
découpage	5:-2 8:2
défau*	1:4 5:-2 7:-2 9:-3
défaut	1:4 5:-2 7:-2 9:-3
défin*	0:2
déjà	0:-2 1:-3 2:-2 4:3 5:3 7:-3 9:-2
démar*	0:-2 1:-3 4:2 8:2
démarrage	1:-2 3:2 4:2 5:-3
dépen*	3:-2 7:2 8:-2 9:2
dépendances	3:-2 8:-2 9:2
dépôt	0:-2 1:-2 2:-3 3:-3 7:-2 8:4 9:-2
día	0:-2 1:-3 3:2 4:3 5:-2 7:-2
dónde	0:5 2:-2 3:-3 4:-2 6:-2 7:-5 8:-2 9:-2
dónde está	0:2
dónde se	0:4 3:-3 6:-2 7:-3
e	1:-2 2:-2 3:4 5:-4 7:-2 9:4
e a	1:-2 4:3 5:-2
e cosa	0:-2 1:-3 3:-2 4:2 5:3 8:-2
e dove	4:-2 5:2
e il	1:2 2:3 4:-2 5:-3 8:-2
e in	0:4 1:-3 5:-2
e la	0:-2 1:-2 3:2 5:-2
e mail	0:2 3:2 5:-2 7:-2
e me	4:-3 5:2 8:2
e n	0:5 3:-5 4:-2 5:2 6:2 7:-2 8:-2 9:-2
e non	3:2 5:-2 8:2
e não	3:-2 7:3
e o	9:3
e ⟨error⟩	3:2 5:-2
e ⟨name⟩	0:-2 1:-2 5:-3 7:-3 9:5
each	0:-2 1:-4 2:-2 3:3 4:-2 5:-4 7:2 8:3
each other's	1:-2 3:-2 5:-2 7:4
earth	3:2 5:2
eccez*	3:-2 4:-2 5:2
eccezioni	1:-3 5:5
edge	1:-2 3:4 7:-2
edito*	0:-4 3:-2 4:3 7:-3 9:2
editor	0:-4 3:-2 4:3 7:-3 9:2
editor ?	0:-3 7:-2 9:2
effac*	1:-2 3:2
efface	1:-2 3:2
effec*	0:-3 1:-2 4:2 5:3 7:-3 9:-2
effect	3:3 7:-2
effects	0:-3 3:-2 4:2 5:4 7:-2 9:-2
effects of	3:-2 5:3
effet*	0:-2 5:4 7:-2
ehrli*	1:4 2:-2 8:-3
ehrlich	1:4 2:-2 8:-3
eigen*	3:-3 4:-4 5:2 8:-3
eigene	3:-3 5:3 7:-2 9:-2
eigenen	2:2 4:-2 5:-2
eigenes	1:-2 3:-2 5:4
eigentlich	0:2 2:-3 3:-3 4:-3 5:-2 8:-2 9:2
ein	1:2 2:-3 5:-2 7:-2
ein eigenes	1:-2 3:-2 5:4
ein ⟨name⟩	0:3 5:-3
eine	0:-3 1:-3 4:-5 6:-2 8:2 9:2
eine neue	2:2 5:2
eine stunde	3:2 5:-2
eine ⟨name⟩	0:-3 5:3
einem	0:-4 3:3 6:-2 8:-2 9:-2
einen	1:-4 2:5 3:-2 4:-3 5:-4 7:4 9:-2
einer	0:-2 1:-2 2:2 3:-4 5:2 6:-2
eines	3:-2 4:3 5:-3
einfa*	1:3 4:-2 5:-3 8:-2
einga*	1:-3 2:-2 3:-3 4:2 7:4
einma*	0:-2 1:-2 3:-2 4:4 5:-4
einmal	0:-2 1:-2 3:-2 4:4 5:-4
einst*	0:-2 1:-2 2:-2 3:-5 4:-3 7:2 8:2
einstiegspunkte	3:-2 5:4 7:-3
eintr*	1:2 5:-2
ejecu*	2:2 3:2 4:2 5:-2 7:-2
ejecuta	3:2 4:2 7:-3
el	3:4 5:-3 6:-2 7:2 8:-2
el campo	1:-2 5:2
el cálculo	1:-2 4:-3 9:3
el código	1:-5 2:-3 4:3 7:-3
el de	5:2 7:-2
el evento	0:-2 5:2
el fichero	0:-2 1:2 5:-2 7:3
el flag	3:2
el formulario	3:-2 4:2 5:-2 7:2
el importador	2:-2 7:3
el módulo	1:-2 2:3 3:3 7:-3 8:-2
el paquete	7:2
el parámetro	0:2 5:-2 7:2
el servicio	1:-2 7:2 9:2
el servidor	7:2
el test	1:2 3:2 5:-2 7:-2
el usuario	0:-2 1:2 3:2
el valor	1:-3 5:3
el ⟨name⟩	1:4 3:-2 5:-4 9:2
ela	0:3 1:-2 3:-2
ela ?	5:3
elast*	2:-3 3:-2 4:5
elastic	2:-3 3:-2 4:5
ele	0:2 1:2 3:-3 5:-2 7:3 8:-2 9:-2
eleme*	3:2
elenc*	0:-2 3:-2 4:-2 5:6 6:-2 7:-2
elencami	5:2
elenco	5:3
elimi*	5:3
elle	1:3 2:-3 3:-3 5:-4 7:4
elle appelée	0:2
elle est	0:-2 1:4 3:-2 7:-3 9:-2
elles	2:2 3:-2 6:-3 9:2
else	1:3 2:-2 4:-3 7:-3 8:-2 9:-2
em	0:2 1:-5 2:-3 3:2 7:3 8:-2 9:-4
em algum	0:-4 1:-2 5:-5 7:7
em quais	0:-2 4:-2 5:5 7:-4
em quantos	5:-2 6:3
em que	0:6 1:-6 2:-2 3:-4 5:2 6:-2 7:-5 9:-2
em ⟨name⟩	0:-4 1:-5 3:3 4:2 7:2 9:-3
em ⟨path⟩	0:-2 1:-2
email	0:-3 2:-2 3:2 4:2 5:2
emett*	0:3 5:-3
emette	0:3 5:-3
emit	0:3 1:-4 5:2
emite	5:2
emite*	3:-2 5:4
emitt*	1:-3 5:3 7:-3 9:2
emitted	7:-3 9:2
emplo*	1:2
empty	0:-2 1:-3 3:5 5:-3
en	3:2 4:-3 5:-2
en alguna	7:3
en algún	0:-2 3:-3 5:-2 7:6
en base	0:2 5:-3 7:2
en charge	4:2
en el	0:-3 4:-4 5:4 6:-2 8:-4
en este	1:4 3:-2 4:-2 5:-3 7:-4 8:-3 9:3
en la	0:-3 1:3 2:-2 4:-3 5:3 7:-4 8:-2
en las	5:3
en local	2:4 3:-2
en qué	0:6 1:-3 2:-2 3:-4 6:-3 7:-4 8:-3
en un	0:-2 1:-4 5:5
en vez	7:2
en ⟨name⟩	0:2 3:2
en ⟨path⟩	0:3 1:-3 3:-3 5:-5 7:3
encod*	5:2
encol*	0:-3 1:3 5:-5 9:3
encor*	1:-2 7:2
encore	1:-2 7:2
end	0:-2 1:-2 2:-4 3:4 4:2 5:-2 7:2 8:-2 9:-2
end of	3:2
end up	3:-2
ende	0:2 3:2
endpo*	0:-4 1:4 3:-6 5:4 7:-3 8:-3 9:-2
endpoint	0:-4 1:5 3:-3 7:-2 8:-2 9:-2
endpoint de	1:4 5:-4
endpoint ⟨path⟩	1:-2 5:3
endpoints	1:-2 3:-4 5:5
endpu*	0:-2 1:-3 3:-2 4:-2 8:3
endpunkt	0:-2 1:-3 3:-2 4:-2 8:3
endro*	0:-4 3:-2 5:5
endroits	0:-5 3:-2 5:5
ends	1:-2 2:-3 4:3 5:4 7:-2 8:-3
enemi*	6:2
enemy	1:4 5:-4
engin*	3:-4 4:-5 6:-2
engine	0:-3 1:3 2:2 3:-4 4:-4 7:-2 8:2
engine $	2:2 3:-2 4:-3 5:-2 8:2 9:-2
engli*	3:3 5:-2
english	3:3 5:-2
enoug*	5:2 7:2
enough	5:2 7:2
enque*	3:-2 9:3
enreg*	1:-2 5:3 7:-2
enséñ*	0:2
enséñame	0:2
enter*	4:-2 5:2 6:-2 7:2
entit*	1:-2 7:3
entity	3:2
entor*	0:2
entorno	0:2
entra	0:-3 1:-4 2:-2 3:3 4:4 7:-3 9:-2
entra*	0:-2 2:-2 3:4 4:-3 7:-5 8:-2 9:-2
entre	1:-4 2:2 3:-3 4:6 5:-3 6:-2 8:-2
entre el	5:2
entre la	0:4 1:-3 4:-2 9:-4
entre le	4:3
entre les	4:2 9:-3
entre o	0:-2 4:3 9:-2
entre os	2:-2 5:-3 7:5
entre ⟨name⟩	1:2 3:-2 4:3 5:-4 9:-2
entre*	0:2 1:-3 3:-2 7:-2 8:2
entry	0:-3 1:-3 3:-3 4:4 8:-2
enum	0:-2 1:-4 3:-4 4:-2 5:2 8:-2 9:4
enum ⟨name⟩	7:3
env	1:-2 4:2 9:-3
env var	3:2 4:3 9:-3
envia*	3:2
enviar	3:2
envir*	1:-2 2:3
equal*	1:-2 3:2 5:3 7:-2
equals	1:-2 3:2 5:3 7:-2
er	1:-2 3:-2 5:2 7:3
era	2:-2 3:5 4:-2 5:-3 7:-2 9:-2
erben	2:2 5:-4 6:2
eredi*	0:-2 1:-2 3:-2 4:-4 7:3 8:2
ereig*	1:-2 3:-2 4:-2 5:4 7:-4
erklä*	1:2 3:-2 4:-2
erklär	1:2 2:2 3:-2 4:-2 8:-2
erklär mir	1:2 2:2 3:-2 4:-2 8:-2
err	1:-4 5:4
erreu*	1:-3 2:3
erreur	1:-2 2:3 7:-2
erreurs	1:-2 2:2
erro	1:2 4:-2 5:-2
error	1:2 4:-2
error handling	0:-2 1:-2 5:-2 8:3
error n	1:3
error*	0:-3 2:3 3:-3 4:-3 7:-4 8:4 9:-2
errore	1:2 2:3 3:-2 5:-3
errores	1:-4 3:-2 8:3
errori	0:-3 1:2 3:-2 4:-2 5:-2 7:-2 8:3
errori di	1:3 5:-3
errors	1:-2 2:2 5:3 7:-2
erros	0:-2 1:-3 3:-4 4:-2 5:3 6:-2 7:-3 8:3
erste*	1:2 2:-3 4:-2 5:-2 8:3
erzeu*	7:2
erzeugen	0:-2 6:2
erzeugt	0:2 5:-3
es	0:-3 1:4 5:-6 6:-2 7:5
es el	1:5 2:3 3:2 5:-7 7:-3 9:-2
es la	1:3 5:-3
es sich	1:-2 5:-2 7:4
es un	1:3 2:-2 5:-3 8:-3 9:-2
es ⟨name⟩	1:2 5:-3 7:2
escal*	5:3 7:-2
escap*	0:-2 1:-2 3:3 7:2
escape	3:4 5:-2
esce	2:2 3:2 5:-3 7:-2 9:-2
esclu*	1:-2 5:4
escol*	1:2 7:-2
escon*	0:-2 1:-2 3:3 4:-2 5:-2 8:2 9:-2
escre*	1:2 3:2 4:-2 5:-2
escri*	1:-2 3:-2 4:-2 6:4
escuc*	3:-2
escucha	3:-2
ese	0:3 3:-2
esegu*	0:-2 1:-2 4:-2 5:3 7:-2 9:2
esist*	3:-2 5:-2 7:5
esiste	3:-2 5:-4 7:5
eso	3:2 5:-2
espal*	1:-2 3:-2 5:3 7:-3 9:3
espor*	3:-3 4:3 6:2 7:-4
esse	1:3 2:-3 3:-2 4:-2 5:-4 7:2 8:2 9:-2
esser*	0:-2 1:-2 3:-4 4:-2 5:3 6:2 7:2
essere	0:-2 1:-2 3:-4 4:-2 5:3 6:2 7:2
est	1:3 4:-3 5:-6 6:-2 7:5
est ce	1:-2 2:-2 4:-2 5:-7 7:6 9:-2
est elle	0:2 5:-3 7:3 9:-2
est il	0:-2 1:-3 3:-4 5:-3 6:-2 7:8 9:-2
est le	0:2 5:-2 7:-2 9:2
estad*	1:-4 5:2 7:-2 8:2 9:2
estado	1:-4 7:-2 8:3 9:2
este	0:-2 1:4 2:-2 3:-2 4:-2 5:-7 6:-2 8:2 9:2
este proyecto	1:-2 5:-2 8:3
esten*	1:-2 2:2 3:-2 5:-3 7:-2 9:3
estende	3:-2 9:2
estende ⟨name⟩	7:2
esto	0:2 1:5 2:2 3:-4 4:-2 5:-5 7:-2
estoq*	1:-2 9:3
estoque	1:-2 9:3
estou*	1:-2 5:2
estoy	5:3 7:-2
está	1:-4 4:-2 5:-3 7:6 8:-2 9:2
está bien	5:-2 7:3
está configurado	0:2
están	0:-2 1:-3 2:-2 3:2 7:2
et	0:-4 1:2 2:2 3:-5 4:3 5:-3 6:-3 7:-2 8:-3 9:6
et le	0:-3 2:3 3:-2 5:-2 9:-2
et par	1:4 4:-2 5:-3
et pour	1:-3 4:2
et ⟨name⟩	3:-4 4:2 9:2
etwas	0:-2 3:-2 5:-4 7:6
eu	0:-3 2:-2 3:2 4:-2 5:5 7:-5 8:2 9:-2
evalu*	3:2
even	1:2 3:2 5:-3
event	0:-2 1:-4 2:2 4:-3 9:2
event $	1:-4 3:-2 5:4
event*	0:-6 1:-2 3:-3 4:-2 5:6 9:2
evento	0:-5 5:2 7:-2 9:3
evento ⟨name⟩	0:-2 1:-2 5:3
eventos	3:-2 5:2 7:2
events	0:-2 1:-2 3:-2 5:5
events $	5:2
ever	0:-2 1:-2 4:-2 5:-2 7:6
every	2:-2 5:2
every place	5:2
every*	1:2 2:-3 3:-4 4:4 7:-2 8:-3 9:-2
everybody	1:4 3:-2 5:-2
everything	0:-3 2:-2 3:-3 4:4 7:-4 8:-2 9:-2
everything that	0:-2 1:-2 5:3
everywhere	0:3 1:-2 5:-2
exact*	1:5 3:2 7:-5 9:-2
exactamente	1:4 3:-2 5:-2
exactly	1:3 3:4 5:-3 7:-4
excee*	0:-2 1:2 3:3 5:-3 7:-2
exceeded	0:-2 1:2 3:3 5:-3 7:-2
excel	3:4 5:-2
excep*	2:-2 3:-3 5:4 6:2 8:-2 9:-2
excepciones	1:-2 4:-2 5:2 6:2
excepción	7:-2
except	1:-2 3:-2 4:-2 6:3 7:-4
except ⟨error⟩	0:3 5:-2
exception	2:-3 4:2 7:2 8:-2 9:-3
exceptions	0:-2 2:-2 3:-2 4:-2 5:3 9:-2
exceptions ⟨name⟩	5:2
exceç*	5:4 7:-4 8:-2 9:2
exceções	5:4 7:-2 8:-2
exclu*	1:3 3:-2 4:-2 5:-2 6:2
execu*	0:2 1:-3
executed	1:-2 4:-2 5:4
execution	3:3 5:-2
exerc*	0:-3 1:2 3:-4 5:2 6:-2
exist	0:-2 1:-4 2:2 3:2 9:-2
exist*	1:-3 2:-2 3:3 4:-5 7:2 8:-2
existe	3:4 4:-2 5:-6 7:3
existe algum	5:-2 7:3
existe t	4:-2 6:-2 7:3 9:2
existem	4:-3 5:2 6:2 7:-2
exists	1:-2 5:2
exit	2:-2 3:4 7:-2
exit code	3:4
expec*	1:-3 3:3
expect	0:-3 1:-2 3:3
expected	0:2 5:-2
expected n	0:3
expir*	1:-2 3:3 5:-2
expired	5:-2
expla*	0:-2 1:3 2:2 3:-2 5:-3 7:-3
explain	0:-2 1:2 2:2 5:-2 7:-3
explain the	0:-2 4:-3 7:-2 8:2
expli*	0:-2 1:5 2:-3 3:-3 4:-2 8:-2
explo*	1:-2 3:4 5:-2
explí*	1:2 2:2 5:-2
explícame	1:3 5:-2
expor*	0:-3 1:-2 3:3 4:-3 8:-2
export	0:-3 2:-2 3:4 7:-4 8:-2 9:2
exporter	1:-2 3:-2 5:4 7:-2
exports	6:2
expre*	3:-2 5:3
exten*	1:-4 2:3 4:-2 6:2
extend	1:-3 2:3
exter*	0:3 1:-3 9:-2
extie*	6:2
extra*	1:-3 2:-3 4:-3 5:4 8:-2
extraction	1:-2 2:-2 3:-2 4:-3 5:5 7:-3 8:-2 9:-2
extrato	3:2 9:2
f	0:2 5:-2
fa	0:-5 3:2 4:4 5:-2 7:-2 8:-3 9:-3
fa $	4:2 5:2
fabri*	0:2 1:3 3:-3 5:-4
fabrique	0:2 3:-2 5:-2
facci*	2:3 3:-3
faccio	2:3 3:-3 5:2 7:-2
facto*	0:-3 1:2 3:-3 4:-3 5:3 7:2
factory	0:-3 7:3
factu*	0:-4 1:-3 2:-3 3:3 4:-4 5:3 6:-2
factura	0:-3 4:-3 5:3 9:3
facture	5:2 7:-2
fai	1:-2 3:-2 5:-3 8:4
faibl*	5:3
faibles	5:3
faibles de	5:3
fail	0:-2 1:-4 4:-2 5:5
faile*	3:6 5:-4 7:-3
failed	3:6 5:-4 7:-3
failed to	3:3
failed ⟨path⟩	3:3
faili*	1:2
failing	1:2
failo*	3:-2 4:3 5:-2
failover	3:-2 4:3 5:-2
fails	3:2
failu*	1:-3 5:3
failure	0:2 1:-2 5:2
failures	1:-2 5:3 7:-2 8:2
faire	1:-2 3:2 4:3 5:-4 7:-2 8:2 9:-2
fais	2:2 3:-3 5:-2 8:3
fait	0:-4 1:5 4:2 5:-5 7:-2 8:3 9:-5
fait on	0:-2 1:5 4:-4 5:-4 7:-3
fait quoi	1:5 3:-2 4:-3 5:-2 9:-2
falha*	4:-2 5:3
falla	3:2 5:-2
falli*	1:-3 2:-2 4:3 8:-2
fallo	0:2 1:3 5:-3 8:-2
falls	2:-2 3:-2 5:5 7:-3
false	0:-2 3:-2 7:3
false ?	0:-2 3:-2
falta	0:3 1:-2 3:-3 8:-2
fammi	0:-2 2:-2 3:-4 4:-2 5:3 8:3
fange*	3:-2 7:3
fangen	3:-2 7:3
fanno	1:-2 5:4
fare	0:-2 1:2 2:4 3:-3 4:-2 5:-4 7:-4 8:2 9:-2
fatal	3:4 5:-2
fatal error	3:2
fatto	0:-2 2:-2 4:2 5:-3 7:-3 9:2
fattu*	1:2 3:2 7:-3
fattura	0:-2 1:2 3:2 5:-2 7:-2
fault	3:3 5:-2 7:-2
faut	2:-2 3:-2 7:3 9:-2
faut il	2:-2 3:-2 7:3 9:-2
favor	2:-2 3:-3 4:-3 5:-2 7:-2 8:4
favor $	3:-2 4:-3 7:-2 8:4
faz	0:-4 1:4 2:-2 3:-4 4:-3 5:-2 6:-2 7:4 9:-2
featu*	0:-2 3:-4 4:-3 5:5 6:-2 7:2 8:-2 9:-3
feature	1:-4 3:-4 4:-3 5:6 8:-2 9:-2
feature flag	1:-2 3:-2 5:2
feature flags	1:-2 3:-3 5:4
features	1:3
fecha	0:-2 1:-2 3:2 5:4
fecha*	0:-2 1:-3 3:3 5:-2 9:2
fehle*	1:-2 2:3 3:-5 4:-2 5:3 9:-2
fehler	1:-3 5:4
fehlerbehandlung	3:-2 7:3 8:2
fehlercodes	0:-2 1:-2 2:3 3:-2 5:2 7:-2
feld	3:3
fica	0:3 1:-2 3:2 4:-2 5:2 7:-4 8:-2
fiche*	1:3 2:-2 4:-3 5:-4 6:2 8:-2 9:-2
fichero	1:3 5:-4 7:3
fichero ⟨path⟩	0:-2 1:2 5:-2 7:3
ficheros	0:-2 1:-2 3:2 5:2
fichi*	0:3 1:2 2:-2 3:-5 4:-2 9:-2
fichier	0:3 1:3 2:-2 3:-4 5:-4 7:2 9:-2
fichiers	3:-3 5:4 6:2 7:-2
fichiers importent	6:2
fidel*	0:2
fidelidad	0:2
field	0:-2 2:-2 3:4 5:-3
field is	3:4 5:-2
field*	3:3 5:-2
fields	3:3 5:-2
fila	0:-4 1:3 3:2 5:-3 7:-3 8:-2
fila ⟨name⟩	1:2
file	0:4 1:2 2:-2 3:-2 4:-2 7:-2 9:-3
file $	1:-2 3:-3 7:2 8:-2
file ?	0:-4 1:4 3:-2 5:-2
file si	0:3 5:-2 6:2
file that	0:4 1:-3 3:-2 7:-2
file ⟨path⟩	0:-3 2:2 5:3
files	0:-3 2:2 3:-5 4:-3 5:3 6:2 7:-4 8:-3 9:2
filia*	1:-2 2:-2 3:2 5:-3 7:3 8:-3
fille*	0:3 1:-2 9:-2
filte*	3:4 4:-2 5:-4 8:-2 9:-2
filter	0:2 5:-3
filters	0:-3 3:4 5:-2
filtr*	0:-3 1:-2 2:-2 3:4 5:-6 9:2
filtro	1:-2 3:2 4:-3 5:-3 9:2
fim	3:3 5:-2 8:-2
fin	1:-2 3:3 7:-2 9:-2
fin de	3:4 4:-2 5:-2 7:-2
find	0:4 1:3 3:-2 5:-5 8:2
find the	1:2
finde*	0:-2 1:-3 2:4 4:-4 7:2
finds	3:2
fine	3:5 5:-2 7:-2
fine $	3:2
finir*	4:2
finire	4:2
finis*	0:2 1:-5 2:-2 5:-2 7:5 8:-2 9:-3
finisce	0:2 1:-2 3:-2 4:-2 7:2
fino	0:2 1:-2 2:-2 4:3 5:-3 7:-2
fires	0:-4 1:-3 3:4 7:-2
fires the	0:-3 1:-2 5:3
firma	0:-2 1:-2 2:-2 3:-3 8:3 9:-2
firma $	1:-2 2:-2 3:-2 5:-2 7:-2 8:3
firme	0:-2 1:-2 3:-2 5:5 7:-2
firmw*	0:2 1:-3 3:-4 4:3 5:2 7:-2 8:-2 9:-2
firmware	0:2 1:-3 3:-4 4:3 5:2 7:-2 8:-2 9:-2
firmware $	2:-2 3:-2 4:3
first	2:-2 4:4 5:-6 7:-2 8:2
first $	1:-3 7:2 8:3 9:-2
first in	1:4 5:-3 9:-2
fisca*	0:-3 1:4 2:-2 3:-4 4:-3 8:-3
fiscal	1:3 4:-3 5:-2 7:-3 9:2
fiscale	0:-2 1:-2 3:-2 5:2 6:2 7:2 8:-2
five	1:2 2:3 3:-3 8:-3
fixtu*	3:-2
fixtures	1:2 3:-2
flag	1:-3 4:-2 7:3 9:-2
flag ⟨name⟩	7:3
flags	1:-2 3:-3 5:4
flaky	7:-2
float	1:-2 3:-2 7:3
flow	0:-4 1:-4 2:-3 5:2 7:-2 8:6 9:-2
fluxo	5:3 7:-3 8:2
foi	0:2 1:-3 2:3 5:-4 8:-2 9:-2
fois	0:-3 1:-3 2:-2 4:2 5:-4 9:3
folde*	0:2 2:-2 3:-3 4:-3 5:-5 8:4 9:-4
folder	0:2 2:-2 3:-3 4:-3 5:-4 8:3 9:-3
follo*	0:-3 1:2 2:-4 4:3 5:-5 8:-3 9:2
follow	0:-2 1:3 2:-2 4:2 5:-5 7:-3 8:-2 9:2
fonct*	0:2 3:-4 5:2 9:-2
fonction	0:2 3:-3 7:3
fonction qui	0:-2 3:-2 7:3
fonctions	0:-2 1:-4 4:2 5:5
fond	2:2 5:2
font	3:-2 7:3
for	6:-2 7:-2 9:-2
for $	1:4 3:-5 7:-2
for a	0:-2 1:3 3:-2 5:-2
for guests	0:-2 2:-3 3:4 7:-2
for me	0:-3 1:-3 2:-2 3:-4 4:4 5:-4 7:-3 8:3
for the	0:2 3:-5 4:-2 7:2
for ⟨name⟩	0:-2 2:3 5:3 7:-4
for ⟨path⟩	1:2 5:-3
fora	3:-2 4:-2 5:4 6:-2
forev*	6:-2 7:2
forever	6:-2 7:2
form	0:3 1:-3 2:2 3:3 4:-2 5:-5 7:-2
forma	0:-4 1:2 2:2 3:2 5:2 7:-4
forma*	1:5 2:-4 3:-2 4:-4 8:-4
formas	1:-2 7:-3 9:2
format	0:2 1:3 2:-2 5:-4 8:-2 9:-2
formato	0:-3 1:4
forms	5:3 6:-2 7:2
formu*	0:-3 1:-4 2:3 4:4 5:-3
formulaire	7:-2 9:2
formulario	4:2 5:-2 7:2
formulario de	7:2
formulário	0:-2 2:2 4:2
foto	1:-3 4:4 5:-4 7:-2
foto $	1:-2 4:3 5:-3
found	1:-2 2:3 5:-2
found when	3:2
fra	0:-2 3:-3 4:3 6:-2 9:-4
fra ⟨name⟩	3:-2 4:4 5:-2 9:-3
fragi*	1:2 7:-2
frame	0:-2 1:3 3:-5 4:2 5:-4 7:3
frame*	0:-2 1:2 5:-5 8:3
framework	0:-2 1:2 5:-5 8:3
free	3:2
from	3:3 5:-3 7:-2
from ?	0:4 3:-2 7:-2
from a	2:4 3:-3 4:-2
from n	0:-2 1:2 2:3 4:-2 5:-5 7:-3 8:-2
from the	0:-4 1:4 4:3 5:-2 6:-2 8:-2 9:-3
from which	0:5 1:-4 3:-2 4:-2 5:-3
from ⟨name⟩	0:2 1:2 2:-3 3:-3 4:-2 6:-3
from ⟨path⟩	3:3 4:2 5:-3
front	0:-3 1:-3 3:3 4:-2 5:-3 7:3
front ?	3:-2 7:3
front of	1:-2 3:4 4:-2 5:-3
front*	0:2 1:-4 2:2 3:-2 4:-3 5:-2 7:3 8:2 9:-2
frontend	0:2 2:-2 3:-2 4:-2 5:-2 7:3 8:2
fuera	1:-2 5:-2 7:3
full	3:2 7:-2
funci*	7:-2 8:-2 9:2
funciona	3:3 5:-2
funcionar	3:3
funciones	1:-4 3:-3 5:2 7:-3 9:3
función	0:2 1:3 3:-3
función que	3:-2 5:2 7:2
funct*	2:-3 3:-2 5:3 7:-2
function	0:3 2:-2 3:-2 4:2 7:-2 9:-2
function $	0:2 1:-3 3:-2 4:4 5:-3
function ?	1:2
functions	0:-5 2:-2 3:-2 5:4 7:-2
functions does	0:-2 4:-2 5:2
functions in	5:3 7:-2
funkt*	0:-3 2:-2 3:-4 4:2
funktion	1:2 3:-2 4:-3
funktion die	4:-2 5:2
funktionen	0:-3 1:-3 2:-2 3:-2 4:3
funzi*	0:-2 1:-4 3:-3 5:4 6:2 7:-2 9:-2
funziona	2:2
funzione	1:-2 5:2
funzione che	0:-3 5:3
funzioni	0:-2 1:-3 2:-2 3:-2 4:2 5:3 6:2 7:-4 9:-2
funçã*	1:3 3:-3 4:-2 7:-3 8:-2 9:-2
função	1:3 3:-3 4:-2 7:-3 8:-2 9:-2
funçõ*	1:-2 3:-2 5:2
funções	1:-2 3:-2 5:2
fuori	0:3 1:-3 2:-2 4:-2 5:2 6:-2 7:-3 8:-2
fuso	0:3 5:-2
fällt	1:-3 3:-2 4:-2 5:4 7:-2
fängt	0:-2 7:2
füge	2:2
füge ich	2:2
führe*	3:2 5:-3
für	0:2 2:-3 3:-4 4:2 6:-3 9:-3
für das	0:-2 1:3 3:-2
für den	0:-2 1:2 2:-3 3:-3 4:-2 7:-4 8:4
für die	0:-2 1:-2 2:-2 3:-2 4:-2 5:2 7:2
für ⟨name⟩	0:-2 3:2
game	0:-2 1:2 5:2
garba*	1:5 5:-5
garbage	1:5 5:-5
garde*	0:-2 3:-3 9:3
gatew*	1:-3 2:-2 7:-3 9:-2
gateway	1:-2 2:-2 4:-2 5:2 7:-3 8:2 9:-2
gb	0:2
gc	0:-2 1:-2 2:-3 4:4 5:-3 7:-2 8:-3
gebra*	0:2 5:-2
geerb*	1:-2 3:-2 7:3
gefah*	5:-2 7:2
gefahrlos	5:-2 7:2
gegne*	1:3 5:-3
geht	0:2 1:-3 3:3 4:-3
genau	1:4 3:-2
gener*	0:3 2:-2 3:-2 4:-4 5:-3 7:2
genera	0:3 1:2 4:-2 5:-3 7:-2
gente	0:3 5:-2 7:-4 8:-2 9:2
geo	0:-2 3:-2 5:4
geral	5:-2 8:3
gerar*	1:-2 5:2
gerarchia	1:-2 5:2
gern	5:2 7:-2
gesch*	1:-4 4:2 9:2
geschieht	1:-4 4:2 9:2
geset*	5:2
gesetzt	5:2
gesti*	0:-6 3:-4 4:-3 5:2 8:3 9:-3
gestion	1:-2 5:2 7:2
gestionale	1:2
gestione	0:-2 1:-4 2:-3 3:-3 4:-2 5:2 8:3
gestisce	0:-3 1:3
gesto*	5:2
get	0:-3 2:3 6:-3 8:-3 9:-3
get a	5:2
get from	2:-3 4:3
get lock	3:2
get to	1:-2 2:-3 4:3
get ⟨path⟩	0:-2 5:3
gets	0:4 1:-2 2:-3 3:3 6:-2 7:-3 8:-2
gette*	1:-2 3:-4 7:3
getti*	0:2 3:3 5:-3
getting	0:2 3:3 5:-3
gewor*	1:2
geänd*	1:4 3:-3 5:-3
geändert	1:4 3:-3 5:-3
giace*	0:-2 3:-2 7:-2 9:3
giacenza	0:-2 3:-2 7:-2 9:3
gibt	0:-2 1:-3 4:-2 9:2
gibt es	1:-2 4:-2 9:2
gibt'*	1:-2 3:-2 5:3
gibt's	1:-2 3:-2 5:3
gioco	5:2
giorn*	0:-3 1:-2 4:3 7:-3
gira	0:-2 1:-5 2:-3 4:5 9:-2
giran*	1:2 3:-2
girano	1:2
giro	0:-3 1:-3 2:-2 3:-2 4:6 5:-4 6:-2 7:-2 9:-2
giro ?	1:-2 3:-2 4:3 8:-2
git	3:2 4:2 5:-2
giust*	2:3 3:2 5:-2 7:-2
give	1:3 3:-3 4:-2 9:-2
give me	3:-2 4:-2
given	1:-2 4:-2 9:3
gives	0:-2 3:4 5:-2
givin*	3:-2 4:2 5:2 7:-2
giving	3:-2 4:2 5:2 7:-2
già	2:-2 3:-2 4:3 5:2
gleic*	1:-2 5:-4
gleich	3:2 4:2 5:-2 7:-2
gli	3:-2 4:-4 5:-2 6:2 8:2 9:-2
gli errori	0:-2 1:4 5:-2 8:-2
globa*	0:-5 2:-5 3:2 4:-3 5:6 6:-2 7:-3 8:-3
global	0:-4 1:2 2:-4 3:-3 4:-2 5:5 8:-2 9:2
global mutable	0:-3 1:-2 5:4
globale	1:-3 3:2 5:3 7:-2
go	1:-5 4:2 5:3 7:-3 8:-3
go through	0:-2 1:-2 4:2 7:-3 9:2
god	0:-2 1:-3 3:-2 7:4
god class	2:2 7:2
goes	1:-5 3:2 4:3 5:-2 9:-2
going	4:3
gone	1:3
good	3:-2 5:-2 7:3
gorou*	3:4 7:-2
goroutine	3:3 7:-2
goroutine n	3:2
got	3:2 5:-2 7:2
gps	0:-2 3:-2 7:2
gradl*	1:-2 2:3 3:-2 7:-2
gradle	1:-2 2:3 3:-2 7:-2
grand*	1:4 4:-3 5:-4
graph	4:2
grave	0:-4 1:-3 2:3 3:2 4:-2 6:-2 8:-3 9:-3
grave $	0:-4 1:-2 3:2 4:-2 6:-2 8:-2 9:-2
greif*	3:2
greift	3:2
grep	5:3 7:-2
gros	8:2
group*	5:2
grpc	0:-2 5:-2 7:3
gráfi*	2:-2 3:3 4:-2 7:-2
grün	1:-3 3:5 5:-3
gson	7:3
guard*	0:4 1:2 2:-2 7:-3 9:-3
guarda	0:2 1:-2
guardamos	1:-2 5:3
guest	0:2 1:-2 4:3 5:-3 9:-2
guest*	0:-2 1:-2 2:-3 3:4 7:-2
guests	0:-2 1:-2 2:-3 3:4 7:-2
gutsc*	1:3 3:-2 5:-2 7:-2
gère	7:3
génér*	5:-2 8:3
h	3:2 5:-2
h $	3:2
ha	1:4 2:-2 5:-7 6:2 8:-2 9:-3
ha ⟨name⟩	1:-2 6:4 7:-3
habe	3:2 4:2
haben	1:3 2:-2 4:-3 7:2 8:-2 9:-2
haben wir	1:4 3:-3 5:-5
hace	0:-4 1:2 2:-2 4:3 5:-5 6:-3 7:3 9:-3
hace el	4:2
hace esto	1:5 3:-3 4:-2 5:-4
hacen	1:-2 5:3
hacer	2:4 5:-2 7:-3
half	0:-2 1:-4 3:5 4:-2 5:-3 8:3 9:-2
half of	1:-3 3:4 7:-4 8:2
half the	5:-3 7:2
hand	1:-3 2:2 9:3
handl*	0:2 1:-2 3:-2 4:-3 7:2
handled	0:-2 3:-3 8:2 9:3
handler	0:3 1:2 2:-3 4:-3 5:-3 8:-2 9:-3
handlers	1:-5 2:-2 3:-3 5:4 7:-2
handling	0:-2 1:-3 2:2 3:-2 5:-3 7:2 8:2
hands*	4:3 5:-2
handshake	4:3 5:-2
hangs	3:2
hangs at	3:2
hanno	5:3 6:2 9:-2
happe*	2:-2 3:-3 4:4 5:-2 9:-2
happen	1:2 4:-2
happens	3:-2 4:2
happens to	1:4 4:-2 5:-3
has	3:3 4:-4 5:-6 7:3 9:3
has a	0:-2 1:3 5:-3
has been	3:3 5:-2
has it	0:2 5:-2
has no	2:2 5:-2
has ⟨name⟩	1:-2 3:-2 7:4
hash	3:2
hasta	0:-3 2:-3 3:-2 4:5
hasta la	4:2
hasta que	3:-2 4:3
hasta ⟨name⟩	2:-2 4:3
hat	3:2 4:3 5:-5 8:-2 9:-2
hat der	3:-2 4:2
hat ⟨name⟩	6:2
have	0:-3 1:-2 2:-2 3:3 4:-3 7:4 9:-3
have $	1:-2 5:2 7:2
have ?	6:3
have a	3:4 5:-4
have no	1:-2 3:-2 5:4 7:-2
have to	0:-2 4:-3 8:2
hay	5:-3 7:3
hay alguna	1:3
hay entre	4:2 5:-2
hay que	7:2
he	3:3 7:-2
heade*	2:-4 3:4 4:-2 5:-3 8:-3 9:-2
header	1:2 2:-4 3:5 4:-2 5:-4 7:-2 8:-2
heart*	0:2 1:2 3:-2
heartbeat	0:2 1:2 3:-2
heißt	1:2 2:-3 3:-2 7:2
helfe*	1:-2 5:2
helfer	5:4 7:-3
help	2:3 5:-3
helpe*	0:2 1:-6 3:-4 4:-3 5:2 7:3 8:-2
helper	0:3 1:-4 3:-2 4:-3 5:3 9:-2
helper for	0:3 5:-3 7:2
helpers	1:-3 3:-3 7:3 9:2
here	0:-4 2:2 3:-4 6:-2 7:3 8:2
here $	0:-2 2:2 3:-3 4:-4 7:3
here and	1:-2 2:-2 3:-2 4:-2 5:3 7:2 9:-2
hered*	1:-2 4:-2 8:-2 9:3
hiber*	5:-3 6:-2 7:3
hibernate	5:-3 6:-2 7:3
hier	2:2 3:-4 4:-3 7:-3 8:-3 9:3
hiera*	0:-4 1:-6 2:-2 3:-4 4:5 5:-2 6:5 7:-7 9:-3
hierarchy	0:-2 1:-3 4:4 5:2 6:-3 7:-4
hijas	3:-2 5:4 6:-4
hilo	3:2
hinte*	3:3 4:-2 7:-2
hinter	3:3 4:-2 7:-2
hinzu	2:2
hinzu ?	2:2
hit	0:2 1:-3 5:3 7:-4 9:-2
hits	3:-2 5:3 7:-2
hiéra*	4:2 5:-3 6:-2 7:-2 9:3
hiérarchie	4:2 5:-3 6:-2 7:-2 9:3
ho	0:-2 2:2 3:2 4:-2 5:-5 8:2
hochg*	1:-2 3:-3 4:3 7:-2
hold	1:2 2:-2 3:-3 5:-4 7:4 8:-2
holds	0:4 3:-2 5:-3
hole	5:-2 7:2
home	0:-2 1:2 2:-2 3:3 7:-3 9:-2
hones*	1:-2 5:-2 7:2 8:2
honest	1:-3 8:3
honest opinion	1:-3 8:3
honestly	7:3 8:-2
hook	1:-2 3:-2 5:4 7:-2 9:-2
hook ⟨name⟩	5:3
hooks	0:-2 2:-2 4:2 5:3 7:-3 8:-2 9:-2
hop	1:-2 6:2
hora	5:-2 7:2
horár*	0:3 5:-2
hot	0:-3 1:-2 2:-2 3:3 4:-2 5:2 6:-4 7:-3 8:-2 9:3
hour	1:2 5:-2
how	0:-3 2:5 3:-3 6:4 7:-5 9:-2
how $	1:3 2:3 3:-3 4:-2 5:-2
how bad	2:-2 5:4 7:-2 8:-2 9:-2
how come	2:-2 3:3
how do	0:-2 1:-4 2:4 3:-3 5:-3 6:-2 7:-2 8:3
how does	0:-2 1:-2 2:3 3:-3 4:4 5:-3 6:-3 7:-3 8:-2
how is	0:-2 1:-3 2:5 5:-3 6:-2 7:-4 8:-3 9:2
how many	2:-2 4:-2 6:7 7:-2
how much	6:2 7:-2 9:2
how should	2:3
how the	1:-2 2:2
how's	1:-3 2:2 4:-2 5:-2 6:-2 8:3
http	0:-3 1:-5 2:-3 4:2 5:2 7:2 8:-2
hurt	1:-2 7:3
há	4:3 5:-6 7:3 9:-2
hänge*	1:-2
hängen	1:-2
hängt	0:-2 1:-2
hérit*	5:2
i	3:2 4:-2 5:-3 6:-2 7:2
i add	2:2
i call	5:3 6:-2
i can	1:-2 8:2
i changed	5:2
i do	0:-3 3:3 7:-2
i get	1:4 5:-3 7:-2
i have	3:-2 4:-2
i mean	2:-2 3:-2 4:2 5:3 7:-2
i n	1:-2 3:-2 5:3
i nomi	0:-2 7:4
i only	5:-2 7:2
i punti	1:-2 3:-2 5:4
i rename	5:2
i run	5:2
i see	0:4 1:-2 5:-4 7:3
i test	0:3 1:-3 2:3 3:-3 5:-5 6:-2 7:-3 8:-2 9:3
i use	1:2 5:-2 7:2
i want	2:2 5:2
i wonder	5:-2 7:4
i would	0:-3 3:3 7:-2
i write	7:2
i'd	0:2 7:-2 8:2
i'd like	0:2 2:-2 3:-2 7:-2 8:2
i'm	0:-2 3:-2 4:-2 8:3 9:-2
iban	0:-3 1:-2 5:2 7:-3 9:3
ich	2:3 3:-2 4:-2 6:-2 9:-2
ich das	2:2
ich die	0:2 2:2 5:-2
ich eine	2:3
ich habe	4:2
ich statt	7:2
ich will	2:3 7:-2
ich ⟨name⟩	5:2
ici	1:-3 5:-3 9:4
id	1:6 4:-5 7:-4 8:-3 9:-3
id $	0:-2 2:-2 4:-2 5:3
id a	0:-2 1:4 5:-3
idea	0:-2 1:2 2:-2 4:-2 5:-2 7:2 8:-2 9:-2
idea ?	3:3 5:-2
ident*	3:4 4:-2 5:-4
idiom*	1:-3 2:4 7:-2
idioma	1:-3 2:4 5:-3
idle	1:-2 2:2 3:2
idée	0:-2
ieri	3:2 5:-2
if	1:5 2:-4 3:-4 4:-3 8:-2 9:-2
if i	0:-2 1:2 3:-2 5:2
if the	1:2 2:-2 3:-3 4:-2
if we	1:2 7:-3
ignor*	0:-2 1:-2 2:-2 3:8 4:-3 5:-6 7:-3 9:-2
ignored	3:4 5:-2
ihn	4:-2 5:2 7:-2
il	0:-2 3:2 5:-3 6:-2 7:4 8:-3
il ?	5:-3 6:3 9:-2
il calcolo	3:-2 4:-2 9:2
il campo	5:2
il client	0:3 1:-3 2:-3 3:-3 4:-2 7:-2 9:2
il codice	1:-3 3:-3 4:4 7:-2 8:-2
il contatore	5:2
il des	5:2
il file	0:-4 1:3 5:2 7:-2
il filtro	3:2 4:-2 5:-2 7:-3 9:2
il le	3:-2 5:-2 7:5
il metodo	7:3
il modulo	0:-2 2:4 5:-2 8:-2
il prezzo	5:3 7:-3
il punto	0:3 3:-2
il segnale	0:-2 5:2 6:2 7:-2
il servizio	1:2 5:-2 7:2
il sistema	1:-2 2:3 3:-2 5:-2 7:2
il tipo	0:3 5:-4 7:2
il topic	5:4 7:-2
il totale	3:3
il un	1:-2 2:-2 3:-2 4:2 5:-2 7:5
il une	3:-3 5:-4 7:5
il valore	0:-2 5:4
il ⟨name⟩	0:-3 1:4 3:-2 5:-2 9:-2
ils	0:-2 1:-3 2:2 5:-6 7:4
im	2:-3 3:4 5:-2 6:-3 7:-2
im code	0:3 1:-2 2:3 3:-4 4:-3 7:-2 8:-2 9:2
im log	2:-2
im ordner	1:-2 3:-2 5:4 7:-3
im ⟨name⟩	2:-2 3:-2 8:2
image*	0:-2 1:-2 5:5 7:-4
images	0:-2 5:5 7:-4
immer	3:4 4:-2 5:-2
immut*	3:3
impac*	1:4
impact	1:2
impacto	1:2 5:-2
impl	5:3
imple*	0:-3 1:-2 2:2 3:-2 5:4 7:-2 8:-2
implementa	7:2
implementación	5:3
implementar	2:2
implementazioni	5:2
implementações	2:-2 6:3
implemented	4:2 5:-2
implementierungen	7:-2 9:2
implements	5:2
implé*	1:-2 3:-4 4:-2 5:3 6:-2 9:3
implémentations	1:-2 3:-2 6:-2 9:3
impor*	0:-3 1:-4 4:-3 5:2 7:4 8:-2
import	1:-2 4:-2 6:2 7:2 8:-2
import $	3:-2 5:-2 7:3 9:2
import de	7:2
import 了	5:2
importa	5:2 7:3
importador	2:-2 7:3
importadores	2:-2 5:3
importan	5:4 7:-3
importar	3:3 5:-2
importato	0:-3 5:4
importe	3:-2 5:4
importe t	7:3
importent	5:-3 7:3
importer	1:-2 2:2
importers	6:2 7:-2
importers of	6:2 7:-2
importieren	7:2
importiert	7:2
importing	0:-2 1:-2 5:-2 9:3
importo	2:3 7:-2
imports	0:-2 3:2 4:-2 5:4 6:-2 7:-3 8:-2 9:-2
imports ?	5:4 7:-3
impos*	0:2 1:-3 2:-2 3:3 4:-3 7:-3 8:-2 9:-2
imposta	5:2
impre*	2:2 3:-2 4:-2 5:-2 7:4 8:-2 9:-2
in	3:2
in a	3:4 5:-5
in between	2:-2 3:-2 4:5 5:-3 9:-4
in che	0:2 2:2 3:-5 5:-3 6:-3 7:-5 9:2
in cui	3:-2 5:3
in den	1:3 5:-3
in der	1:2 2:-4 3:2 4:-2 6:-2 7:-3 9:-2
in die	1:2 2:-3 4:4 5:-3
in diesem	0:-2 1:3 2:-2 3:-2 5:-2 8:-2 9:-2
in einem	0:-2
in front	1:-2 3:5 4:-2 5:-3
in here	7:-2 9:2
in how	5:3
in locale	2:3 5:-4
in my	3:2
in one	1:-3 3:-3 4:3 5:-2 9:4
in order	4:3
in our	0:-2 2:-2 3:-4 5:3 9:-2
in prod	9:2
in promise	3:3 5:-2
in qualche	7:3
in quale	0:8 1:-4 2:-3 3:-3 4:-3 5:-5 6:-2 7:-3 8:-2 9:-3
in quali	0:5 4:-2 5:-2 6:-2 7:-2 9:-3
in quante	6:2
in quanti	5:-4 6:5
in questo	2:-2 5:2
in terms	1:-2 5:3
in tests	0:2 2:2 5:-2
in the	0:-3 2:-2 4:-2 5:2 7:3 8:-2
in their	3:3 5:-4 9:3
in this	0:-2 2:-2 3:-4 5:3 6:-2 8:-3 9:2
in un	3:-2 7:-3 9:4
in uscita	5:3
in welchen	0:-3 1:-4 3:-3 4:-2 5:7 7:-2
in welcher	0:3 4:3 5:-4
in what	0:4 1:-4 2:-2 3:-2 5:2 7:-2 8:-2 9:-2
in which	0:7 1:-7 2:-2 3:-3 4:2 5:-3 7:-4 9:-3
in wie	2:-2 3:-2 5:-3 6:5
in ⟨name⟩	0:-5 1:-4 3:5 6:-3 9:-2
in ⟨path⟩	0:-3 1:-4 3:4 4:-3 5:4 7:-4 8:-3
incid*	1:-2 5:2 7:-3 8:3
incl	5:3
inclu*	0:2 3:4 4:-2 5:-2 6:-2 7:-5 8:-2 9:-2
include	1:-2 5:3 7:-2
include ⟨path⟩	3:-4 5:4
included	5:2
included $	5:2
incol*	0:-3 2:-4 3:-3 4:-2 5:7 7:-3 8:-2 9:-4
incom*	0:3 1:-3 4:-2
incon*	1:-2 3:-2 5:-2 7:-2 9:4
index	0:-2 3:4 4:3 5:-5 7:-2
index is	2:2
index out	3:2
index*	3:2
indic*	1:2 3:-2 5:3 7:-3 9:-2
indir*	1:-2 4:-2 5:3 7:3
indirect	5:3
infor*	1:-2 4:-3 5:4
infra	0:2 2:-2 5:2
infra*	1:-4 2:5 4:-2 9:-2
infrastructure	1:-3 2:4 4:-2
inges*	1:2 5:-3
ingest	1:3 5:-2
ingoi*	0:-2 5:3
inher*	0:-2 1:-2 3:-2 7:3
inheritance	5:-3 7:3 9:2
inici*	0:-4 1:-2 4:2 5:3
initi*	0:-2 1:2 2:-3 8:3
initialized	3:2
injec*	1:-2 2:-2 4:-2 7:2 9:-2
injection	4:-2 5:2
input	0:-3 1:3 4:-4 7:3 9:-2
inser*	0:-2 1:2 2:-2 3:-3 4:2
insert	3:-3 4:2 5:3
insid*	0:-2 3:3 7:-2
inside	0:-2 3:3 7:-2
inside the	1:3 5:-3
inside ⟨name⟩	1:-3 4:-3 5:4
insie*	0:-3 1:2 4:3 5:-4 7:-3 8:-2
insieme	0:-3 1:2 4:3 5:-4 7:-3 8:-2
insta*	1:2 2:-3 5:3 6:-3 7:-2 8:-3
install	2:-2 3:4
instance	3:2
instances	0:-3 1:4 3:-2 9:-2
instances of	0:-2 7:2
instancias	3:2 5:2 6:-3
instancias de	3:2 5:2 6:-3
inste*	5:3 9:-2
instead	5:3 9:-2
instead of	5:3 9:-2
instr*	0:3 1:-5 2:3 3:-4 9:-2
instâ*	0:-3 3:3 5:3
instâncias	0:-3 3:3 5:3
instâncias de	0:-3 3:3 5:3
int	1:-2 7:2
integ*	0:-2 1:-2 2:3 3:-2 5:-3 7:3
inten*	0:-3 1:-2 2:3 3:-3 5:3
intendo	0:-3 5:3
inter*	2:-3 3:-3 4:4 5:4 9:-2
intercepte	0:2
interessa	4:-2 5:3
interface	0:-3 1:-3 4:-2 5:3 8:-2 9:2
interfaz	2:-2 7:2
interfaz ⟨name⟩	2:-2 5:2 7:2
internal	0:-2 1:3 3:3 5:-3
interno	1:-2 2:2 3:-2 4:-2 5:2
interrupt	0:2 1:2 5:-3
interval	1:3 3:-2 6:2
into	2:3 3:-4 6:-2 8:-3 9:-2
into a	2:-2 4:3
into the	0:-3 1:-3 2:2 3:-3 4:-4 5:5
into ⟨name⟩	1:-2 4:3
inuti*	0:-2 5:2
inval*	0:-3 1:-3 2:4 3:2 4:-2 5:-4 8:-2 9:-2
invalid	0:-2 3:4 5:-2 7:-2
invec*	0:-2 1:-2 3:3 4:-2 5:-2
invece	0:-2 1:-2 3:3 4:-2 5:-2
invece di	7:2 9:-2
inven*	1:2 2:2 7:-3 9:-2
inventario	2:3 7:-3
inventory	3:2
invit*	1:-2 2:-3 3:4 4:-2 7:-2
invoc*	1:-4 3:-3 4:4 9:-2
invoca	0:-2 1:-2 3:-2 4:-3 5:6
invoi*	1:-3 3:3 4:-2 5:2 8:-2 9:-2
invoice	1:-3 3:3 4:-2 5:2 8:-2 9:-2
invok*	0:-2 1:3 3:-2 4:-3 5:3
invoke	1:4 4:-2 7:-4
invoked	7:3
invokes	5:4
invoq*	1:2 3:-2 4:-2 7:-2
invoque	1:2 3:-2 4:-2 7:-2
io	5:-4 7:4
irgen*	0:-4 1:-2 2:-2 3:-5 4:-2 5:-4 6:-2 7:10 9:-2
irgendein	5:-2 7:3
irgendwas	5:-2 7:4
irgendwer	0:-2 1:2 3:-2 5:-2 7:4
irgendwo	0:-2 1:-2 3:-2 5:-4 7:5
is	0:2 2:-2 3:3 4:-2 5:-8 7:4 9:2
is a	1:2 2:-2 3:-6 5:-2 6:-2 8:-3 9:4
is fine	3:2 7:-2
is full	3:2 7:-2
is it	0:2 2:2 3:-2 5:-6 7:3 9:-3
is n	3:2
is not	3:5 5:-2 7:-2
is null	0:-2 3:4 5:-2 7:-2
is responsible	0:3 5:-2
is that	1:2 4:-2 5:-7 7:4 8:-2 9:-3
is the	4:-5 5:-4 6:-2 7:6
is there	3:2 5:-3
is ⟨name⟩	0:2 2:-2 3:-3 4:-2 5:-4 7:3 9:2
is ⟨path⟩	0:2 3:-2 5:-5 7:4 9:2
iscri*	3:-3 4:-2 5:5 6:-2 7:-2
isn't	1:4 5:-3
isso	0:5 1:-5 3:-3 4:-2 7:-3
isso ?	0:2 1:-2 5:2 7:-2
ist	0:-2 1:2 4:-3 5:-5 6:-3 7:5 8:2
ist $	1:-2 2:-2 5:2 7:-2
ist ?	1:-3 7:2
ist das	3:-3 4:-3 7:-3 8:5 9:-2
ist der	1:-2 7:3
ist die	5:-2 7:2 8:-2
ist es	1:2 3:-2 5:-3 7:2
ist ⟨name⟩	1:-2 2:2 5:-3 6:-2 7:4
istan*	0:5 1:-3 2:-2 3:2 4:-3 5:-7 7:2 8:-2 9:-2
istanze	0:-2 1:-2 3:2 4:-2 5:-2 8:-2
it	0:4 4:-3
it $	0:5 1:3 2:-2 3:-3 4:-5 5:-3 8:-4
it ?	1:-4 4:-2 5:3 7:-2 9:-3
it and	3:3
it is	1:-2 8:2
it was	3:2 5:-2
it with	0:-3 1:2 7:-2
it's	2:-2 4:3
itera*	0:-2 1:-3 3:-2 4:-2 5:4 7:-2
its	0:-2 2:2 3:-3 6:-2 7:3 8:-2 9:-3
its own	1:-2 7:2
itsel*	3:2 4:-2 5:3
itself	3:2 4:-2 5:3
j'ai	0:-4 1:4 2:-2 3:2 4:-2 5:-3 7:-5
j'aim*	0:2 1:-2 3:-2 5:2 7:-2
j'aimerais	0:2 1:-2 3:-2 5:2 7:-2
j'aimerais savoir	0:2
j'en	0:-2 1:-3 2:3 3:-2 8:2
jamai*	5:-2 7:2
jamais	5:-2 7:2
janel*	5:-3 7:-2 9:3
janela	5:-3 7:-2 9:3
java	1:4 3:2 5:-5 7:2 9:-2
javad*	3:-2 5:4
javadoc	3:-2 5:4
je	0:-2 1:-4 6:-2 7:3
je lance	3:2
je ne	3:-2 7:3
je suis	1:2 3:2 4:-2 5:-2
je veux	0:3 3:-3 4:2 5:-3 7:2
jede	0:-2 1:-3 3:3 4:-2 7:-2
jedem	3:3 5:-2
jeder	0:-2 1:2 2:-3 3:-3 7:3 8:-2
jeito	1:-4 4:-2 7:2 9:2
jemal*	5:-2 7:3
jemals	5:-2 7:3
jeman*	1:-2 5:-2 7:4
jemand	1:-2 5:-2 7:4
jerar*	5:2
jerarquía	5:2
jeu	0:-2 1:-2 4:2 8:2
job	0:-2 1:-3 2:-2 4:-3 5:4 6:-2 8:-3 9:3
job $	3:2
jobs	0:-4 1:-5 3:-5 4:-2 5:7 7:3 8:-2 9:-4
jour	3:2 5:-2
jpa	1:-2 3:2 5:-2 7:3
json	1:-3 3:2 7:3 9:-2
jumps	3:4 4:-2 7:-2
jusqu'à	4:3 5:-3
jusqu*	0:-3 4:3 6:-2
just	0:-2 1:-4 4:-2 7:3 8:3
juste	1:2 5:-2
justi*	3:-2 7:2 8:2
jwt	0:-3 2:-2 3:4 4:2 5:-3
já	1:-2 5:2 7:2
k	0:-2 3:-2 7:3
k n	5:2
kafka	1:2 7:-2
kafka topic	5:2
kann	1:-4 2:-2 3:-2 4:-3 7:6 9:-2
kann ich	5:-2 7:4
kann ⟨name⟩	1:-2 5:2 7:2
kaput*	5:2
kaputt	5:2
karte*	0:-2 1:-2 3:-2 5:6 7:-4
kasse	2:2
keep	1:-4 2:-3 3:3 4:-3 5:-2 8:2 9:2
keep it	1:-3 8:3
keeps	1:-3 2:-2 3:6 4:-3 5:-5 9:-2
kein	5:3 7:-3
keine	1:-2 7:2
keine*	0:2 2:-2 3:-3 5:3 6:2 7:-3
keiner	0:2 2:-2 6:2 7:-3
kennt	7:2
key	1:-2 3:3 4:-2
keyst*	4:2
kill	2:-2 4:2 5:-2 7:2
kille*	3:3
kindk*	0:2
kindklassen	0:2
kinds	5:2
klass*	1:-3 3:-3 4:-2 7:3
klasse	0:2 5:-3 7:2
klassen	0:-2 1:-2 2:-2 3:-2 4:-2 5:3
kling*	3:4 7:-2
know	4:-2 5:-3 7:2
knows	1:3 3:-2 5:-4 7:2
komme*	0:2 4:-2 5:-4 7:4
kommen	0:2 5:-4 7:2
kommen die	0:2 5:-2
kommt	2:-2 3:4 5:-3 7:-5 8:-2
kommt der	0:2 2:-3 3:3 4:-2
kommt ⟨name⟩	0:-2 1:3 2:2 3:-2 4:-2 6:2 7:-4
kompl*	1:-3 3:2 5:-4 6:4 7:-2 8:-2
kompo*	1:-2 3:-2 5:2 6:3
komponenten	1:-2 3:-2 5:3 6:2
konfi*	3:-3 7:2
konkr*	7:-2
konkrete	5:2
konst*	0:-2 5:3
kotli*	1:3 2:-3 8:-2
kotlin	1:3 2:-3 8:-2
kunde	0:-2 1:3 3:2 5:-4
könnt*	3:3
könnte	3:3 5:-3
kümme*	1:2
kümmert	1:2
kümmert sich	1:2
künft*	1:-2 3:-3 5:5
künftig	1:-2 3:-3 5:5
l'api	1:-2 5:-2 6:3 8:2
l'app*	3:2 5:-2 7:-3 8:-2 9:3
l'appel	7:-2 9:2
l'appli	5:-3 9:2
l'arb*	3:2 7:-2
l'arc*	0:-2 1:-2 5:-2 8:4
l'aut*	0:-2 1:-5 2:-3 3:4 4:-3 5:-5 7:3 9:3
l'autre	7:3
l'ecc*	0:2
l'eccezione	0:2
l'en	2:-2 3:3 4:-2 5:-3 8:-2
l'en tête	2:-2 3:3 4:-2 5:-3 8:-2
l'env*	0:3 1:-2 3:-3 4:3 5:-2
l'envoi	0:3 1:-2 3:-3 4:3 5:-2
l'eve*	0:3 1:2 5:-4
l'evento	0:2 1:2 5:-3
l'evento ⟨name⟩	0:3 1:2 5:-2 7:-2
l'exp*	1:-2 3:3 5:2
l'ha	3:-2 7:3
l'imp*	0:-3 5:3
l'import	3:3
l'impression	0:-2 3:-2 7:2
l'ins*	0:3 1:-3 4:-3 5:2
l'int*	0:-2 1:-2 3:2 5:3 7:-2
l'interfaccia	0:-2 1:-2 5:3
l'interface	7:-2
l'ogg*	1:2 5:-3
l'oggetto	1:2 5:-3
l'oggetto ⟨name⟩	1:2 5:-3
l'on	0:-3 5:3
l'ord*	5:2
l'ute*	0:3 1:-3 4:-2 5:-3 6:-2
l'utente	0:3 1:-3 4:-2 5:-3 6:-2
l'écr*	3:-3 5:-3 7:4 9:-2
l'évé*	0:-2 1:3 4:-2 7:-3 9:-2
l'événement	0:-2 1:3 4:-2 7:-3 9:-2
l'événement ⟨name⟩	0:-2 1:4 7:-2
la	3:2 5:-2 6:-3
la api	0:-2 1:2 3:-3 5:-2 7:-2 8:3 9:-2
la base	3:4 5:-2
la capa	5:2
la carpeta	0:-3 1:2 3:-2 7:2 8:-2
la cartella	0:-4 1:5 3:-2 4:-2 5:-2
la clase	0:-4 1:-2 5:6
la classe	0:2 1:-3 2:2 3:-2 9:-2
la cola	0:-2
la colonna	0:-2 3:-3 5:4
la colonne	1:-2 5:3
la columna	6:3
la config	7:3
la constante	0:-3 5:2 7:3
la différence	1:-2 9:3
la fin	0:2 9:-2
la firma	3:-2 4:2
la fonction	0:2 1:-2 3:-3 7:3
la función	1:-2 3:-2 5:3
la funzione	0:-2 5:4 7:-2
la hiérarchie	5:-2 7:-2 9:3
la interfaz	5:-2 7:2
la jerarquía	5:2
la lista	0:-2 3:-2 5:2 7:2
la liste	0:-2 3:2
la logica	0:2 1:-2 2:-2 3:-2 5:-2 6:2 7:-2 9:2
la main	0:-2 3:-2 5:2
la mise	1:-2 3:2 4:2 5:-2
la misma	3:3 5:-2
la méthode	0:3 1:-2
la même	1:-2 3:-2 5:-3 8:2 9:2
la page	0:-2 3:4 5:-5 7:-2 8:2
la pantalla	1:-2 4:2 5:2 9:-2
la parte	0:2 3:-3
la pena	3:-2 5:-4 7:5
la signature	7:2
la tabella	1:-2 5:2
la tabla	1:-2 4:-2 5:4
la table	0:-3 1:2 3:-2 4:2 7:-3
la variable	3:2 5:3 7:-3
la vez	1:-4 3:2 4:-2 5:-2 7:2
la ⟨error⟩	0:3 5:-3
lado	3:-2 7:3
lager	1:-2 3:-2 4:-2 5:-2 7:-2 8:4
lance	0:-3 5:3
lance*	4:3 5:-2 7:-3
lancement	1:-3 4:3
lanci*	0:-5 1:3 3:-4 4:-4 8:-2 9:-4
lancia	0:-2 7:3
lanciare	0:-3 1:-3 3:-3 4:-2 5:3 6:-2 7:3 9:-3
lancio	2:3 7:-2
lande*	1:-2 3:-2 5:3
landen	3:-2 5:3
langu*	0:2 1:-2 7:-3
language	0:2 1:-2
lanza	3:-2 5:-2 7:3 9:-2
lanza ⟨name⟩	1:2 5:-4 6:2
lanza*	0:2 5:-3 7:4
lanzar	0:-2 1:-2 7:4
lanzar ⟨name⟩	7:4 9:-2
lança	0:2 1:4 5:-4
lança*	0:-2 1:-2 7:2 9:2
lançar	0:-2 1:-3 7:3
laque*	1:-2 4:-2 7:-3 9:4
laquelle	1:-2 4:-2 7:-3 9:4
las	2:-2 3:2 4:-4 6:-3 7:-2 9:3
lasse*	1:-2 3:-2 5:4
lassen	1:-2 3:-2 5:4
last	1:2 2:2 3:2 4:-3 5:-3
last $	1:3 2:2 4:-3 5:-2
last file	3:2
lato	0:3 1:-2 4:-2 5:2 7:-2
laufe*	3:-3 5:3
laufen	3:-3 5:3
laufen die	4:2
lausc*	1:2 3:-2
lauscht	1:2 3:-2
laut	0:-3 1:4 5:-2 7:-2 9:-2
lavor*	1:-2 5:3
layer	3:-3 5:-4 7:2 8:2 9:-2
layer*	5:-2 7:2
layering	7:3
layers	5:-2
layou*	0:-2 1:3 2:-2 4:-2 5:-3 7:-2 8:2
layout	0:-2 1:3 2:-2 4:-2 5:-3 7:-2 8:2
le	0:-2 3:3 6:-2
le bouton	0:3 5:-2 7:-2
le champ	0:-3 4:-2 5:2 7:2
le classi	5:2
le code	0:2 1:-3 2:-3 3:-4 4:3 7:2 8:-2 9:-3
le dépôt	2:-2 3:-2 8:3
le fichier	1:4 3:-5
le module	1:-3 3:-3 9:3
le même	7:2
le paquet	1:-2 5:-2 7:2 8:3
le plus	4:2 7:-3 9:2
le traitement	1:-2 3:2 5:2
le ⟨name⟩	0:-2 1:3 5:-4
lead	0:-2 1:-2 3:-2 4:-2 9:3
leade*	0:-2 1:-2 3:-4 4:4 9:-2
leader	3:-3 4:3 5:2
leak	2:-2 3:-3 7:3
lease	3:2 5:-2 7:-2 9:3
least	1:2
leave	1:2 3:-2
leben*	1:-3 2:3
lebenszyklus	1:-3 2:3
lectu*	4:-4 5:2 6:-2 8:-2 9:-2
lectura	3:-2 4:-2 5:2 7:3
lecturas	0:2
lecture	1:2 3:2 4:-2 7:-2
led	3:4 5:-2 7:-3
ledge*	1:3 5:-3
ledger	1:3 5:-3
leer	0:2
leere*	1:-2 5:2 7:2
left	1:2 3:-3 7:2
legac*	0:-2 1:4 3:-3 7:-3
legacy	0:-2 1:4 3:-3 7:-3
legge	5:3
leito*	0:2
leitor	0:2
leitu*	3:-2 7:2
leitura	3:-2 7:3
les	0:3 1:-2 2:3 3:4 5:-2 6:-2 7:-2 9:-3
les deux	1:-2 3:2 4:2 5:-5 7:3 9:-2
les données	0:-2 1:-2 3:-2 4:3 5:-2 7:2
les erreurs	2:2
les montants	3:2 5:2
les objets	0:2 7:-2
les points	8:2
les tests	5:-3 7:2
les ⟨name⟩	3:-2 7:-3
lesen	1:-2 5:-2 8:4
lesen*	5:3
lesqu*	0:-2 1:-2 2:-2 4:2 5:2 7:-2
lettu*	5:2
letture	5:2
letzt*	5:2
levan*	0:3 5:-2
level*	0:-2 1:-2 3:-2 4:3 5:-2
levels	0:-2 1:-2 3:-2 4:3 5:-2
lever	1:-4 2:2 7:3
lever ⟨name⟩	1:-2 7:4
levée	0:-2 1:2
li	0:-2 1:2 9:-2
lib	1:3 4:2 7:-3
libra*	1:2
library	1:2
libre*	0:-2 1:-3 7:-3 9:4
licen*	0:2 1:2 2:-2 3:-3 4:-2 5:-3 7:2
licence	0:2 3:-2 5:-2 7:2
liefe*	1:-4 3:4 4:-2 5:2 7:-4
liefert	1:-3 3:4 4:-2 7:-4
liege*	1:-2 3:3 4:4 5:-5 7:-2
liegen	1:-2 3:3 4:4 5:-5 7:-2
liegen die	0:2 3:2 5:-2
liegt	1:-3 5:4 7:-2 8:-2
lieu	0:-2 3:-3 5:3 9:2
life	0:2 4:2 5:-2 7:-2
ligne	0:3 1:-2 3:2 7:-2
ligne*	0:-3 2:-2 3:4 4:-3 7:-3 8:2
lignes	0:-3 2:-2 3:4 4:-3 7:-3 8:2
lignes $	1:-2 8:3
like	2:-4 5:2 7:-4 8:4 9:-3
like to	2:-2 3:-2 7:-3
limit	1:-2 3:3 6:-2
limit*	2:4 3:-3 5:-4 7:-4 8:-4 9:4
limiter	0:-2 1:2 2:3 3:-2 7:-4 8:-2 9:-3
line	0:4 1:-4 5:-3 7:-2
line n	2:2
lines	0:-2 3:5 4:-2 5:-5 7:-3 9:-2
lingu*	0:-2 1:-2 5:-4 7:-2 8:4
lingua	5:-2 7:-2 8:2
linha	0:4 1:4 3:-4 5:-6 7:-3
linha*	3:-3 5:-2 7:3
linhas	3:-3 5:-2 7:3
link	0:5 1:-3 4:2 5:-5
linte*	0:2 1:3 3:-2 5:-4
lire	3:-2 4:-3 5:-2 8:3
list	0:-4 1:-4 2:-3 5:7 7:-4 8:-2 9:-2
list of	5:2
list the	5:3
list them	5:2
lista	0:-2 1:-4 4:-3 5:3 6:-2 7:2 8:-2 9:-2
lista de	3:3
liste	0:-2 5:3
liste des	0:-2 3:2 5:2
liste*	0:-3 5:2 7:3 9:-2
listener	0:-4 1:-2 5:-2 7:4 9:-2
listener $	3:-3 4:2 5:2 7:-2
listeners	0:-2 1:-2 3:-2 5:2 7:2
listens	1:-2 5:4
listens to	1:-2 5:3
lists	5:2
lit	5:2
lit la	5:2
live	0:2 2:-2
livel*	0:2 1:-4 2:-2 3:-4 4:2 6:-2 7:2 8:-2 9:-2
livelli	0:-2 1:-3 3:-3 4:3 5:-2 7:3
livello	0:2 1:-2 3:-2 4:-2 5:3 7:-2
livra*	1:-2 2:2 7:-2
lizen*	1:3 2:-2 5:-3 7:2
llama	0:-4 1:-3 3:-2 4:-4 5:3 6:2 7:3 9:-3
llama a	0:-2 1:-2 4:-3 5:-5 6:2 7:6 9:-3
llama*	0:-3 1:2 2:-2 3:-2 4:2 5:-4 9:2
llamada	5:2
llamadas	1:-2 4:4 6:-3 7:-2
llamar	1:3 4:-2 6:-2 7:2 9:-2
llamar a	1:-3 5:3 7:2
llamo	5:2 7:-2
llega	0:-2 2:-2 3:2 4:2 7:-2
llega*	3:5 4:-3 5:-3 7:-3 8:2
llegan	3:3 4:-2
lo	3:2 5:-2 6:-2 7:2 8:-3
lo que	1:2 3:2 7:-3
lo stato	0:-3 1:4 4:-2
load	3:2 9:-2
loade*	0:3 4:-3 9:-2
loader	4:-2 5:2
local	0:-3 2:2 5:3
local*	0:-3 1:-3 2:5 3:3 4:-4 5:-2 6:-2 7:-3
locale	2:3 3:3 5:-5 7:-2
locally	2:3 4:-2
locat*	1:-2 3:-3 5:2 7:3
locataire	3:-2 7:2
lock	1:2 2:2 3:-2 4:-3 8:-2
lock try	3:2
lodas*	5:2
lodash	5:2
log	0:4 2:-3 5:-2 7:-2 8:-3
log $	0:-2 2:-2 3:2
logge*	1:-2 3:-3 5:2
logger	0:-2 1:-2 2:2 3:-2 5:3 7:-2
loggi*	7:2
logging	7:2
logic	5:-2 9:3
logic*	0:2 1:-3 3:-3 4:-2 8:-3
logica	0:2 1:-3 3:-3 4:-2 8:-3
logik	0:2
login	1:-7 2:-6 3:2 4:6 5:-3 6:-2 8:-6 9:-3
login con	3:-2 5:-2 7:3
logou*	4:2 7:-2
logout	4:2 7:-2
logs	1:-2 3:3 4:-2 5:-4 7:2
lohnt	1:-2 5:-3 7:4
lokal	2:2 3:2 5:-2
long	3:-2 4:-3 5:3 9:-2
look	1:-3 2:-2 3:-3 4:-2 5:-2 7:3 9:3
looks	0:3 1:-2 3:-3 5:-2 7:3
looku*	4:-3 9:3
lookup	4:-3 9:3
loop	0:-3 1:-2 3:3 4:4 5:-4 7:-3 8:-2
los	3:3 4:-3 5:-3
los que	5:2
los tests	1:-2 2:2
los ⟨name⟩	5:4
loss	1:3 3:2 5:-3
lost	0:-2 5:-2 7:3
lot	1:3 8:-2
lugar	0:-2 1:-2 3:-2 7:4
lugar ?	5:-2 7:3
lugar que	3:-2 5:3
lugar*	0:-3 5:2 6:3 7:-2
lugares	0:-3 5:2 6:3 7:-2
lui	1:-3 4:-2 5:3
längs*	2:-2 4:-3 5:4 7:-3
läuft	1:-3 2:-2 3:3 4:4 5:-5 6:-2 7:-4 9:-3
lève	1:3 3:-2
lê	0:-2 5:3
lì	0:-2 1:-2 2:-2 3:4 4:2 5:-3 8:-3 9:-2
lì $	3:4 4:-2 5:-2 8:-3 9:-2
línea*	3:-2 5:3
líneas	3:-2 5:3
lógic*	5:2
lógica	5:2
lógica repetida	5:2 7:-2
lösen	1:-2 5:2
m	2:2 3:2 5:-2
m n	2:2
ma	0:-2 1:-2 3:3 4:-2 5:-3 7:2 9:-2
ma il	3:3 5:-2 7:-2
macht	1:2 4:2 5:-4 9:-2
macro	1:2 5:-2 6:-2 7:3
made	0:2 7:-2
magic	0:-2 3:-4 4:-2 5:5
mai	0:-3 1:-3 2:-3 3:3 4:-2 6:-3 8:2 9:-2
mail	0:5 1:2 2:-5 3:4 5:-5 7:-4 8:-2 9:-3
mail de	0:2 3:2
maill*	0:2 1:-2 4:3 9:-4
main	0:-3 2:-3 4:4 5:-3 7:2 9:-2
main $	0:-2 1:-2 3:-2 5:2 8:2
main ⟨error⟩	1:2
maint*	0:-3 1:-4 2:-2 7:-2 8:4
mais	1:-2 4:-3 6:-2 7:2 8:-2 9:2
mais de	7:2
make	0:-4 1:-5 3:2 5:2 8:-3 9:-2
makes	1:5 3:3 5:-6 8:-2 9:-2
makin*	5:2
making	5:2
mal	0:-3 1:-6 4:-2 5:3 7:3 9:-2
man	0:-2 3:-2 5:-3 6:-2 9:2
manda	0:6 2:-2 3:-2 5:-5 9:-2
manda*	4:-4 5:-5 7:3 8:-2 9:3
manej*	1:-3 5:-3 8:4
mani	3:-2 4:2 5:2 7:-2
mano	0:-3 1:2 2:-2 4:-2 7:-2 8:2 9:-2
mano ?	0:-2 1:4 3:-3 5:-3
mano invece	3:2
mante*	7:3
many	1:-2 2:-2 3:-2 4:-2 5:-2 6:6 7:2
many files	6:2
many ⟨name⟩	6:2
map	0:-2 1:-3 2:-2 4:-3 7:3 8:3 9:-2
mapa	0:-3 3:3
mappe*	1:-2 5:2
mapper	1:-2 5:2
march*	2:2
marche	2:2
marke*	3:-2 5:3
mas	3:3 7:-3
match*	1:3 5:-2 7:-2
matches	1:3 7:-2
matin	1:4 5:-4
matri*	1:3 5:-3 7:2
matte*	1:-2 3:3 5:-4 8:3
maxim*	3:2
maximum	3:2
may	0:-2 8:2 9:-2
mb	0:-2 1:-2 2:2 3:3
me	1:-2 3:-3 4:3 6:-2 7:-3 8:3 9:-2
me $	0:-3 2:-3 3:-3 4:2 5:-2 7:-2 8:3
me all	5:3
me puede	1:-2 5:5 7:-2
me the	0:-3 1:-3 2:3 3:-4 4:-2 5:-2 7:-2 8:3
me which	5:2
mean	1:2 2:-2 3:-3 5:3 7:-2
mean in	1:3 3:-2
meani*	1:4 3:-2 5:-2
meaning	1:4 3:-2 5:-2
meaning of	1:4 3:-2 5:-2
mecha*	0:-3 1:-3 2:6 3:-4 4:-4 5:-3 8:-2 9:-2
medo	1:-2 5:4
megli*	0:-2 1:-2 2:-2 3:-2 5:-2 7:-4 9:5
meglio	0:-2 1:-2 2:-2 3:-2 5:-2 7:-4 9:5
mehr	0:-3 1:-2 2:-2 3:5 4:-3 7:-4 8:-2
mehr als	5:2
mein	7:2
meio	0:-2 1:2 3:-2 4:3 7:-4
melde*	1:3 7:-3
meldet	5:2
membe*	1:-3 5:4 7:-2
member	1:-2 5:3 7:-2
members	5:2
memor*	0:2 1:-2
memoria	0:3
memory	2:2
menos	1:3 7:-3
mensa*	0:4 1:2 4:-2 5:-3 6:-2 7:-4 8:-2 9:-2
mensagem	1:-2 3:3
mensaje	0:4 3:-3 7:-3
mensajes	0:2 1:2
mensu*	3:2
menti*	0:-3 5:5
mention	5:3
mentr*	1:-2 2:-2 3:3 4:2 5:-2 7:-2
mentre	1:-2 2:-2 3:3 4:2 5:-2 7:-2
menu	1:-2 3:3
merec*	5:-2 7:4
merece	5:-2 7:4
merece la	5:-2 7:4
merge	3:3
merge*	0:2 1:-3 4:-2 5:3 7:2 9:-3
merges	0:2 1:-3 5:2
mesma	3:4 4:-2
mesmo	1:-2 2:-2 3:3 5:-4 7:3 9:-2
messa*	7:-3 8:-3 9:-2
message	2:-3 3:2 4:3 5:-3 7:-2 8:-2 9:-2
message $	0:-3 1:2 3:4 5:-3
messages	0:-2 1:-2 2:2 3:2 4:-2 5:2
messaggio	3:-2 4:-3 5:2 7:-2
messo	4:-3 7:-2 8:2
met	0:-3 1:3
metad*	3:2 7:-3
metade	3:2 7:-3
metho*	0:-2 2:-2 5:3 7:-2 8:-2 9:-2
method	0:-3 1:3 4:2 5:-3 8:-2 9:-2
method that	1:3
method ⟨name⟩	5:2
methoden	1:-2 5:5 7:-2
methods	1:2 3:-2 5:2 7:-3
metod*	0:-3 3:-3 4:-3 5:4 6:-2
metodi	0:-2 1:-3 3:-3 4:-3 5:4
metodo	3:-2 7:2
metodo ⟨name⟩	5:3
metri*	3:3 7:-2
mette	0:-2 2:2
mette n	3:3
mette*	0:2 2:-2 3:-2 5:4 7:-2
mettere	3:-2 5:4
metà	3:3 5:-2
mexe	0:-2 1:-2 3:-2 5:3
mi	0:-2 1:2 2:-5 3:4 4:-2 5:3 6:-3 7:-7 8:2 9:-4
mi fai	1:-2 3:-2 5:-3 8:4
mich	0:-3 1:2 4:3 5:-2 7:-5 8:-2
micro*	0:-2 1:-3 2:-2 3:-3 4:-2 5:-3 8:2 9:3
microservices	1:-2 5:-2 7:3 8:2 9:-2
middl*	1:-4 2:-4 4:6 7:-4 8:-2 9:-4
middleware	0:2 1:-3 2:-4 4:3 7:-4 8:-2 9:-3
middlewares	0:-3 1:-2 2:-2 4:4 9:-2
middlewares $	0:-2 4:3
might	1:-3 2:2 3:-3 4:-3 5:3 9:-2
might the	1:-2 2:2 3:-3 4:-3 5:3 9:-2
migra*	0:6 3:-3 5:-3 6:-2 7:-5 9:-5
migration	0:-3 1:4 5:3 7:-5
migrations	0:4 5:-5 7:-3 8:-2 9:-2
migrations ?	0:5 1:-3 2:-3 3:-2 4:-2 5:-4 7:-2 9:-2
migrazioni	1:-3 4:3 5:2 9:-2
mille	0:3 5:-2 7:2 9:-2
milli*	1:3 3:-2 7:-4
mim	1:-3 3:-2 4:2 6:-2 8:2
min	1:2 5:-2
minut*	0:-2 1:-4 2:2 3:4 4:-2 5:-4 7:-3
minutes	1:-2 2:3 5:-2 7:-2
minuti	3:3
minutos	1:-2 3:3
mio	2:3 4:-3
mir	0:-5 2:3 3:3 4:-2 5:-2 6:-3 8:-2 9:-2
mir bitte	4:-2 5:2
mir das	0:-2 1:-3 2:4 3:-2 4:-2 5:-2 7:-3 8:-2
mise	0:-2 1:2 3:2 4:2 5:-3 7:-3 9:-2
mise en	1:-2 3:2 4:2 5:-2
misma	3:3 5:-2
misma*	5:-3 7:-2 9:3
mismo	3:2 4:-2
missi*	5:2
missing	5:2
mit	2:-3 8:-4 9:-3
mit dem	0:3 1:-3 2:-2 3:-4 4:-3 5:2 7:-2
mit den	1:3 3:-2 5:-2 8:-2
mit welchen	5:3 7:-2
mit ⟨name⟩	4:-2 5:3
mobil*	0:-3 1:-4 2:-3 3:4 4:2 5:-4 8:-2 9:-2
mobile	0:-3 1:-4 2:-3 3:4 4:2 5:-4 8:-2 9:-2
mock	1:-2 2:2 5:-4 7:3
mocks	3:4 5:-4
modal*	1:2 3:2 7:-3
mode	3:3 5:-3
model	0:-3 3:-2 4:-4 5:-2 6:-2 7:2 8:4 9:-2
model*	0:-2 1:-3 3:-2 4:-3 5:2 8:3
modelo	2:-2 4:-3 7:-3 8:3
modelos	3:-2
modif*	0:-4 2:-2 4:-2 5:2 6:-2 7:2 8:-2 9:-2
modifica	0:-3 1:-4 3:-2 4:-2 5:3 7:3 8:-2
modifie	3:2
modifié	0:-3 7:2
modo	0:-2 1:-4 2:5 3:2 4:-3 5:-5 6:-2 8:-2 9:-3
modul	7:3
modul*	3:-4 4:-3 7:2
module	0:3 4:-2 5:-2 8:-2
module '	3:3 5:-3
modules	0:-3 3:-2 5:3 7:2 8:-2
moduli	2:-2 3:-2 5:-2 6:2 9:-2
modulo	0:-3 2:2 3:-4 4:-3 9:-4
moi	2:3 4:-4 5:-4 6:-3 8:2 9:-4
moi le	1:-2 3:-2 8:2
moi les	0:-3 5:4
momen*	0:2 1:-2 2:-2 3:-2 4:-2 5:-2 7:3
moment	3:-2 4:-2 7:3
moment ?	5:-3 7:4
momento	0:4 1:-3 3:-2 5:-3
mon	0:-2 3:4 5:-2 7:-2
monol*	5:-2 7:3
monor*	0:-2 1:-3 3:-2 4:-2 6:2 7:-2 8:4
monorepo	0:-2 1:-3 3:-2 4:-2 6:2 7:-2 8:4
monorepo $	2:2 6:2 8:-2
monorepo ?	8:3
monta*	0:-2 1:-2
montants	3:2 5:2
montr*	5:4
montre	5:4
montre moi	5:2
more	0:-3 1:-3 4:-2 5:-4 9:6
more than	3:2 7:2
mort	1:-2 5:2
mort dans	1:-2 5:2
morto	7:2
most	1:-3 5:3
most recent	3:2
mostr*	1:-2 4:2 5:-2 7:2 9:-2
mot	1:3 4:-4 5:-3 7:-3 8:3 9:-2
motiv*	1:-2 3:3 7:-2
motivo	1:-2 3:4 7:-2
motor	0:-3 3:-3 4:2 5:4 7:-2
motor de	0:-2 3:-3 4:2 5:2
motor*	0:-2 2:-2 3:2 5:-4 7:2 8:2 9:-2
motore	0:-2 1:2 2:-2 3:-3 4:-3 5:-3 7:3 8:2
motore di	0:-2 1:2 3:-2 4:-2 5:-2 7:-2 8:3
move	2:-2 4:2 5:2
moved	3:3 5:-3
mqtt	0:2 1:-3 2:-2 4:4 5:-4 7:-3 8:-2 9:-2
ms	3:2
much	2:-2 5:-3 6:2 8:-2 9:2
muda	5:-4 9:4
muert*	7:2
multi	0:-2 1:-4 3:-2 4:-2 5:5 9:-4
multi*	0:-3 1:-3 2:4 4:2 5:-2 7:-2
mundo	5:3
muss	1:-2 7:2
muss ich	1:-2 7:2
must	0:-2 1:2 3:2 9:-2
must be	3:3
mutab*	0:-3 1:-2 5:4
mutable	0:-3 1:-2 5:4
mutat*	0:3 1:-4 4:-2 9:-2
my	0:-4 1:-6 2:3 3:8 5:-8 8:-3 9:-2
my own	2:2
más	1:-3 3:-3 4:-2 5:4 7:3 8:-2
métho*	0:2 3:-2
méthode	0:2 1:2 5:-2
méthode ⟨name⟩	0:2 1:-2 5:2
méthodes	1:-2 5:4
métie*	2:3 5:-2
métier	2:3 5:-2
métod*	0:-6 3:-3 5:4 7:2
método	0:-5 5:3
método ⟨name⟩	0:-5 1:-2 5:5
métodos	0:-2 1:-3 3:-3 5:2 7:2
même	0:-3 1:-4 2:-2 3:2 4:-2 5:-5 7:4
mês	1:-2 3:2
módul*	0:-2 1:-2 3:2 4:-2 6:-2 7:2 9:-2
módulo	0:-2 2:2 3:2 4:-2 6:-2 7:2 9:-2
módulo de	1:-5 2:3 3:2 4:-2 9:-2
módulos	1:-3 5:4
móvil	4:2 5:-2
mülle*	3:2 5:-2
müller	3:2 5:-2
n	3:5 4:-2 5:-2
n $	2:-3 3:2 4:3 6:-2 7:-2 9:-2
n '	3:2
n ?	1:-4 2:3 3:-8 4:-2 5:-2 7:4 8:-2 9:2
n a	0:-2 1:3 2:-2 3:-5 5:-3 7:2 8:3
n al	8:2
n and	0:-2 2:-2 4:-2 5:2 8:-2 9:-2
n at	1:2
n but	0:3
n deadlock	3:2
n e	0:2 1:-3 3:-4 4:-2 5:3 6:2 7:-2
n en	1:2 3:-2
n f	0:2 5:-2
n gb	0:2
n h	3:4
n in	1:-3 3:3 5:-2
n is	0:3 3:-3
n k	1:2 3:-3 5:-4 7:4
n lignes	1:-2 3:3 5:-2
n mb	3:3
n min	1:2 5:-2
n minuti	3:3
n ms	3:2
n n	0:-3 1:2 2:-2 3:-3 4:-2 5:6 8:-3 9:-2
n no	3:3
n on	3:3
n que	0:2 3:-4 5:2
n s	0:-2 1:2 3:3 4:-2 7:-2
n secondi	3:3
n snapshot	3:2
n solo	3:2
n stehen	3:2
n sur	3:3 5:-2
n the	3:2
n to	0:-2 2:4 4:-2 5:-3 7:-3 8:-2
n warn	3:2
n x	0:-2 1:3
n zeilen	7:2
n ⟨name⟩	3:3 5:-2
n ⟨path⟩	3:2 7:-2
n ⟨text⟩	3:2 5:-2
n'a	3:3 5:-4 7:3
n'a aucun	3:3 5:-3
na	0:-2 1:-2 2:-4 3:4 4:-2 7:-2 9:2
na tela	1:-2 3:4 5:-2 7:-3
nach	0:-5 1:-5 2:3 3:3 4:3 5:-3 6:-3 8:-2 9:-4
nach dem	5:-2 7:3
nach ⟨name⟩	3:2 4:4 5:-5 7:-2 9:-2
nachd*	3:-2 4:3
nachdem	3:-2 4:3
nachr*	0:3 3:3 4:-2 5:-6 7:-2
nachricht	1:2 3:3 4:-2 5:-5
nachrichten	0:3 5:-2 7:-2
nacht*	1:-2 9:2
nachtlauf	5:2
nada	0:-2 1:-2 2:-2 3:4 8:-2
nada $	5:3 8:-2
nada ?	5:-2 7:3
nadie	1:2 3:-3 5:4 7:-2
name	0:-2 1:-2 2:-2 5:5 7:-5
name them	5:5 7:-4
named	0:-2 1:2 4:-2 5:2
names	3:-2
namin*	3:-3 4:-2 5:2 7:3 8:-2 9:-2
naming	3:-3 4:-2 5:2 7:3 8:-2 9:-2
nasce	0:4 1:-2 2:-3 5:-3
nativ*	7:2
ne	1:-4 4:-2 5:4 7:-3 9:-2
neces*	0:2 3:-2
necesito	0:3 5:-2
need	2:2 3:-2 4:-2 5:2
need the	5:4 7:-2
need to	1:2 2:-2
needs	5:3 7:-2
negat*	2:-2 3:4 4:-3 7:-3 9:-2
negative	3:3 5:-2
negativo	3:3 4:-2 5:-2 7:-2
nehme*	7:2
nehmen	7:2
nei	2:3 3:-3 4:-2 8:-2 9:-2
nei test	0:-4 1:-4 2:4 3:-3 8:-2
nel	2:-5 4:-2 5:3 6:-2 8:-3 9:2
nel codice	0:4 5:-2 7:-2
nel modulo	5:2
nella	0:-3 5:2 7:-4 8:-2
nelle	5:4
nenhu*	5:3 7:-2
nenhum	5:3 7:-2
nenhum $	5:3
nesse	1:2
nessu*	2:-2 5:2 6:2 8:-2
nessuno	2:-2 6:2
nessuno $	3:-2 5:2 6:2 7:-2
netwo*	1:-2 5:3
neu	1:-2 2:-2 3:2 5:-2 7:3
neue	2:2 5:2
neuen	2:4 3:-2
neuer	4:-2 7:-4 9:3
never	0:2 1:-2 2:-2 3:3 4:-2 7:-4 8:-2 9:-2
new	1:-7 2:2 5:2 8:2
new $	1:-2 5:2
new up	0:2
new value	5:4 7:-2
new ⟨name⟩	0:2 1:-2 3:-3 5:2 7:-3
ni	3:3
nicht	0:-3 1:2 3:5 5:-5 6:-2 8:-2 9:-2
nicht $	1:4 5:-5 9:-2
nicht*	1:-2 3:3 7:-2
nichts	1:-2 3:3 7:-2
nichts $	3:3
nie	3:3 5:-2
niema*	3:3 5:-2
niemand	3:3 5:-2
niemand mehr	5:2
nient*	3:2
niente	3:2
night	1:2
night*	4:-2
nightly	4:-2
nil	3:2
nimmt	0:-3 1:3 3:-2 5:-4 9:3
ningu*	3:2
ninguém	3:3
nirge*	3:-2 5:3 7:-2
nirgends	3:-2 5:3 7:-2
nix	0:2
nix $	0:3 5:-3
no	2:-2 3:2 5:2 8:-2
no ?	1:-2 2:-2 3:-3 4:3 5:-2 7:4
no attribute	2:2 3:-2
no código	1:4 3:-2 4:-2 5:-3 9:2
no módulo	3:-3 5:4
no nosso	9:2
no se	0:-2 1:-2 3:2 5:-2 7:3
no tests	7:3
no ⟨name⟩	3:2 4:2 7:-2
nobod*	0:-2 1:-2 3:2 5:4 7:-4
nobody	0:-2 1:-2 3:2 5:4 7:-4
noch	1:-4 2:-2 6:-2 7:4 8:-2
noch jemand	7:2
node	0:-2 1:2 3:3 7:-2 9:-2
nodes	1:-2 5:3
nodo	0:2 5:-2
nombr*	0:-3 1:2 2:-3 3:-4 4:-4 5:-3 6:5 7:2 8:-3 9:-2
nombre	1:-2 3:-2 5:-6 6:6
nombre de	5:-4 6:4 7:2
nombres	0:-2 1:3 2:-3 3:-3 4:-3 5:2 8:-2 9:-2
nomi	0:-3 1:3 3:-2 7:3
non	0:-3 3:5 4:-4 5:-4 8:2 9:-2
non capisco	1:2
non torna	3:3 5:-2
non è	2:2
norma*	1:-3 4:-3 5:-4 7:4 8:-2 9:-2
normal	0:-2 1:-2 3:4 4:-2 5:-2 9:-2
nos	1:-2 2:-3 3:-3 5:-3 7:2 8:2
nossa	0:2 1:-2
nosso	0:-3 2:-3 3:2 4:-2 6:-2 7:-5 8:3
nostr*	0:-2 1:-2 2:-4 3:-3 5:-5 6:-2 8:4 9:3
not	1:2 2:2 3:4 7:-4
not exist	2:2 3:3 5:-2 7:-2
not null	5:2
not the	1:3 5:-3
nota	1:-2 2:-2 4:3 5:-5 8:4
note	1:2 3:-2 5:-3 9:-2
nothi*	1:2 5:2 7:-5
nothing	1:2 5:2 7:-5
nothing $	3:3 7:-2
notif*	0:3 2:-2 4:-3 5:-3 7:3 8:-2
notifica	0:2 5:-2
notification	1:2
notifications	0:2
notifiche	7:2
notre	0:-2 1:3 5:-3 9:3
notte	0:-2 1:-3 4:-2 5:4
nottu*	1:-2 5:3
nous	3:-2 4:-2 5:-3 7:5
nous ?	7:2
nouve*	1:-3 2:3 4:-3 5:2 7:-3 8:-3
nouveau	1:-2 2:3 4:-3 7:-3 8:-3 9:2
nouvelle	1:-2 5:3
nova	0:-2 1:-2 2:4 3:3 4:-2 5:-3 7:-2
novo	2:3
now	4:2 5:-2 9:2
npm	0:-2 1:-3 3:2 7:-3
npm run	1:-2 2:-2 3:2 4:2 5:-2
nuevo	0:2 1:-2 2:2 5:-5 6:2 7:-2
null	2:-2 4:-2 7:2 9:-2
null ?	0:2 1:3 3:-4 5:-3
nulla	1:-2 3:3 7:-2
nulle	5:3 7:-2
nulle part	5:3 7:-2
num	1:-3 2:4 3:-2 4:-2 5:-2 8:-2 9:-2
numbe*	1:-2 2:-2 4:-2 6:5 7:-3 8:-2
number	0:-3 2:-2 4:-2 6:5 7:-2
number of	5:-4 6:4
numbers	0:3 1:-2
numer*	5:-4 6:5
numero	5:-4 6:5
numero di	5:-4 6:5
numpy	6:2
numér*	7:-2
nunca	0:-2 3:2 5:2 7:-3
nuovo	0:-3 2:2 3:4 4:-2 5:-2 8:-4 9:-2
nur	1:2 2:-2 3:5 4:-3 6:-2 7:-4 8:-3 9:-4
nur die	1:4 7:-3
nur noch	1:-3 5:4 8:-2 9:-2
não	0:-2 1:3 3:-2 7:2 8:-2
não são	5:2
númer*	4:-2 5:-7 6:7 7:-2
número	4:-2 5:-7 6:7 7:-2
número de	4:-2 5:-7 6:7 7:-2
o	0:-2 1:2 4:-2 5:-2 6:-2 8:-2 9:6
o anche	0:-2 1:2 3:-3 5:3 7:-2
o arquivo	0:2
o caminho	4:2
o campo	1:-2 3:2
o cálculo	7:2
o código	4:2
o el	1:-3 4:2 5:-3 7:-2 9:2
o evento	7:-2 9:2
o il	0:-2 1:-3 2:-2 3:-2 4:3 5:-3 7:-3 9:4
o la	0:-2 1:2 4:-3 5:-2 7:-2 9:3
o lo	3:-2 7:4
o mesmo	3:3 5:-4
o método	0:-4 5:3
o módulo	1:-2 3:2 5:-2 7:2
o que	1:4 2:-2 6:-2 7:-4
o quê	5:5 7:-4
o solo	1:-2 3:-2 5:-4 7:6
o ⟨name⟩	0:-3 1:-3 3:-4 5:2 6:-2 7:4 9:-2
oben	3:2
objec*	0:2 1:-3 3:-3 4:-3 5:3 8:-2
object	0:2 1:-2 3:-2
object $	0:3 1:-2 3:-2 7:-2
object has	2:2 3:-2
objects	1:-2 3:-2 4:-2 5:3 7:2
objek*	0:2
objet*	1:-3 3:-2 4:-2 5:2 6:-2 8:-2
objeto	5:-2 7:3
objetos	0:-3 5:4
objets	0:2 7:-2
objets ⟨name⟩	0:2 7:-2
obser*	0:-2 3:-2 8:2
obwoh*	3:4 5:-2 7:-2
obwohl	3:4 5:-2 7:-2
occup*	0:2 3:-2 7:-2
occupa	0:2 3:-2 7:-2
occur*	7:2
ocorr*	1:-2 4:2 5:2
oder	0:-4 3:-5 4:-5 5:-6 6:-3 7:4 8:-3 9:6
oder ?	5:2 7:-2
oder ist	5:3
oder nur	1:3 5:-4 7:4
of	1:2 2:-2 3:-2 5:2
of $	9:2
of a	3:-2 4:4 5:-3
of an	1:-3 3:-2 4:4 5:-2
of calls	4:2 5:-2
of failure	1:-2 5:2
of it	0:-3 1:-2 5:3 7:-2
of n	1:-3 3:4
of our	2:-3 7:-3 8:-2 9:2
of range	3:2
of that	1:2 7:-2
of the	1:3 2:-3 3:-2 5:-2 6:-3 7:-5 8:3
of them	0:-2 1:-2 3:2 5:3 9:-2
of things	1:-2 3:-2 4:2 7:2
of this	1:3 5:-4 8:3
of type	3:2
of ⟨error⟩	0:-3 5:5 7:-4
of ⟨name⟩	1:4 2:-2 4:-3 5:2 7:-4 8:-2
of ⟨path⟩	1:-2 3:-2 4:-2 5:3 6:3 7:-3
off	0:-2 4:2 5:-2 7:3 8:-2 9:-2
off by	1:2 3:2 5:-3
offli*	0:2 3:-2
offline	0:2 3:-2
offse*	0:-4 5:3
offset	0:-2 1:2
oft	6:3
often	5:-2 6:2 9:2
ogget*	1:-2
ogni	0:-5 1:4 2:-3 4:-4 5:3 6:-3 8:-4 9:-3
ohne	2:2 3:-2
ok	1:-3 2:-2 3:5 5:2 7:-3 9:-2
ok $	3:2
old	0:-2 1:-2 2:-2 3:2 7:2
oltre	0:2 3:-3 5:-2 7:3
on	0:2 1:3 3:3 5:-7 6:-2 9:-2
on $	0:-3 1:3 3:2 5:-2
on a	0:-3 3:-2 7:2 8:-2 9:2
on each	1:-2 5:-2 7:3
on earth	3:2 5:2
on every	5:-3 7:2
on it	7:3
on its	0:-2 4:3
on le	0:-2 5:2
on line	3:2
on the	0:3 2:-3 3:2 4:2 5:-3 9:-3
on ⟨name⟩	0:3 1:-4 3:3 4:-3 5:-2 7:-3 9:-2
on ⟨path⟩	0:4 5:-4 7:-3
onboa*	0:-2 1:-3 4:3 5:2 8:-2
onboarding	0:-2 1:-3 4:3 5:2 8:-2
once	0:-2 1:3 2:2 3:3 4:-2 5:-2 6:-2
onde	0:5 1:-4 3:-4 6:-2 7:-5 9:-3
onde a	0:4 5:-2 7:-2
onde fica	0:4 5:-2 8:-2
onde se	0:3 3:-2
onde é	5:2
one	0:-2 1:-5 3:3 4:4 5:-4 6:-2 8:-4 9:3
one $	1:-2 3:-2 5:3
one and	5:-2 9:3
one is	0:3 1:-3 3:-2
one of	0:-2 1:-4 3:2 5:-4 7:2 9:2
one would	3:2 5:-2 7:-2 9:2
ones	0:-2 1:-3 5:6 7:-2
only	0:-3 1:-4 2:-2 3:4 4:-2 5:2
only $	1:-2 3:3 7:-2
only in	7:-2 9:3
only the	0:-2 5:4
ont	6:3
ontem	2:-2 4:-2 8:4
oom	3:3
open	1:-2 5:-3 7:4
opens	0:3 1:-4
opens $	0:2 4:2 5:-3
opera*	0:-4 1:-5 2:-2 3:-2 5:5 6:3 7:-3 8:-2 9:-2
operator	0:-3 1:-3 3:-3 5:6 7:-2
opini*	0:-2 1:-4 7:-3 8:5 9:-2
opinion	1:-4 7:-2 8:4
opinion on	1:-3 7:-2 8:4
oppur*	0:-2 1:-2 3:-2 4:-2 5:-4 9:5
oppure	0:-2 1:-2 3:-2 4:-2 5:-4 9:5
optio*	0:-2 1:3 2:-2 3:-3 4:-3 7:2 9:2
optional	1:2 4:-2 5:-3 9:2
options	3:-2 5:3
or	0:-2 1:3 3:-2 4:-3 5:-8 6:-2 7:3 8:-2 9:8
or a	1:2 3:-3 5:-3 7:2 8:2 9:-2
or by	1:-2 3:-2 5:-2 7:-5 9:6
or do	1:-2 7:4
or does	7:2
or has	5:-2 7:3
or is	0:-2 1:-2 3:-2 7:5
or just	1:-3 3:-3 5:-2 7:5 9:-2
ora	1:2 5:-3
ora n	3:2
ordem	0:-2 1:-2 3:-3 5:4 7:-2 8:-3
orden	1:-3 4:4
order	0:-5 1:-3 2:-3 3:-2 4:5 5:2 8:-3 9:-2
order $	3:-2 5:4
order do	0:-2 4:4 5:-3
order of	5:3
order*	1:-2 2:-2 4:-3 5:4 7:-2 8:3 9:-2
orders	4:-3 5:2 7:-2 8:3
ordin*	0:-5 1:-2 3:-3 4:3 6:-2 9:-3
ordini	5:-2 7:3
ordne*	0:4 2:-2 3:-3 4:-3 6:-2 7:-5 8:-2 9:-2
ordner	0:4 2:-2 3:-3 4:-3 6:-2 7:-5 8:-2 9:-2
ordre	0:-3 1:-3 2:-2 4:6 5:-3
orfan*	3:-2 5:2
organ*	1:-2 5:-2 8:4
origi*	0:4 1:-5 4:-3 6:-3 7:-5 9:-2
origin	0:5 1:-4 3:2 4:-2 5:-5 6:-2 7:-4
orm	0:-3 1:-3 2:3 5:3 6:-2 7:-2 8:-4
os	5:-6 6:4 9:-3
os pontos	0:2 3:-2 4:3 5:-3
os testes	0:2 2:2 5:-3
other	0:-2 2:-3 5:3 7:-2
other than	1:-2 3:-2 5:2
other's	1:-2 3:-2 5:-2 7:4
other*	0:-2 1:-3 4:-2 7:3
others	5:3 7:-3
ou	0:-7 2:-4 3:-9 4:-6 5:-7 6:-3 7:4 8:-4 9:11
ou c'est	1:-2 7:3
ou pas	1:-3 3:-3 7:4 9:-2
our	0:-2 3:-3 6:-2 7:3
our code	1:3 3:-3 4:-2
our error	7:3
out	0:2 1:-2 2:-3 5:4 7:-5 9:-3
out ?	1:-4 3:2 5:4 6:-2 7:-5 9:-2
out of	4:-2 5:2
outbo*	0:-2 2:-2 5:3
outbox	0:-2 2:-2 5:3
outgo*	4:-2 5:3
outgoing	4:-2 5:3
outpu*	3:2
output	3:2
outro*	3:-2 4:-2 5:-4 7:-2 8:3
outros	3:-2 4:-2 5:-4 7:-2 8:3
outsi*	7:3
outside	7:3
outside of	7:2
over	0:-5 2:-2 4:-3
over the	5:-2 8:2
overf*	1:3 3:-2 4:-2 5:-4 7:3
overflow	1:3 3:-2 4:-2 5:-4 7:3
overl*	0:-2 1:-4 3:3 4:-2 6:2 7:2 9:-4
overload	6:2 9:-2
overload di	7:2
overloaded	7:3
overloads	1:-3 4:-2 5:3 9:-2
overloads de	3:2
overloads of	1:-2 7:2
overr*	1:-3 3:-4 4:-2 6:4 8:-2
overridden	0:3 1:-2 7:-2
override	2:-2 3:-4 4:-2 7:2 8:-2
override di	5:3 6:-2
override ⟨name⟩	5:2
overrides	0:-2 3:-3 6:4 7:-3
overrides ⟨name⟩	5:3
overriding	1:-2 2:3 5:-2
own	1:-3 4:-2 7:2 9:-2
own ⟨name⟩	5:2 7:2
où	0:11 1:-4 2:-2 3:-4 5:-5 6:-2 7:-6 9:-2
où $	0:7 3:-2 5:-6
où ?	0:5 5:-4 7:-3
où est	0:5 3:-2 7:-2
où se	8:2
p	1:3 3:2 4:-2 5:-3
p n	3:3
pacch*	0:-2 1:3 3:-3
pacchetti	1:2 3:-2 5:-3 7:2
pacchetto	3:-2 5:3
pacie*	0:4 5:-3
packa*	0:3 2:-2 3:-4 4:-5 5:-3 6:-3 8:5
package	0:3 3:-3 4:-4 5:-3 6:-3 8:4
package $	8:2
package ?	5:2 8:-2 9:-2
packages	0:-2 1:-2 2:-2 3:-2 4:-2 5:-2 7:3 8:3
pacot*	3:-2 4:2 9:-2
pacote	3:-2 4:3 9:-2
pacotes	5:2
padrã*	3:-3 5:3
padrão	3:-3 5:3
paga	3:-2 5:-2 7:2 9:2
pagam*	0:-2 1:-2 2:2 4:-2 5:-2
pagamento	0:-2 2:2 3:2 5:-2
page	2:-2 3:4 5:-2 9:-3
page $	3:2 4:2 7:-2
page de	0:-3 5:-3 8:3
pagin*	0:-2 1:-2 2:2 4:-3 5:-3 7:3 8:-2
pagina	3:2
paiem*	0:2 1:-2 2:2 3:-2 4:-2
paiement	0:2 1:-2 2:2 3:-2 4:-2
paket	0:-2 1:2 2:-3 3:-4 4:-3 5:-4 6:-2 7:2 8:5 9:-2
panda*	0:3 1:-2 3:-2 4:-2 6:2
pandas	0:3 1:-2 3:-2 4:-2 6:2
panel	0:2 3:-2 5:-4 7:-3 8:-2 9:4
panic	1:-2 3:3 5:-3 7:2
panic*	3:2
panicked	3:2
panicked at	3:2
panor*	0:-2 4:-2 5:-2 8:4
panoramica	8:3
panoramica del	8:3
panta*	0:-4 1:-4 3:-2 4:2 5:5 6:-2 9:-3
pantalla	1:-2 5:2 9:-2
papel	7:3
paque*	0:-2 1:-4 3:-4 7:2 8:4 9:-3
paquet	1:-3 3:-2 4:-2 5:-2 7:2 8:3
paquete	1:-2 3:-2
paquetes	6:2 7:-3 8:2
paquets	3:-2 5:2
par	0:-3 1:2 4:3 7:-5 8:-4
par défaut	1:4 5:-2 7:-2 9:-3
par où	0:-2 1:-2 4:3
par qui	0:-3 1:2 3:-3 4:-2 5:4 7:-3
par quoi	3:-2 5:4 8:-2 9:-2
para	2:4 4:-2 5:-4 6:-2 8:-2 9:-4
para qué	3:2 7:-2
param*	0:-3 2:-3 4:-3 5:7 6:-2 7:-3
parameter	0:-2 1:3 3:-2
parameter of	1:3 5:-2
parametern	5:3
parameters	3:-2 5:4
parametri	5:4 7:-2
parametro	2:-3 3:2
params	5:2 6:-2
paramètres	5:3
parce*	5:2
parec*	1:-2 3:-2 4:-2 5:-3 7:4
parse	2:-2 5:-2 6:2
parse*	1:-5 2:-3 4:-2 6:-2 7:3 8:-3
parser	1:-3 2:-3 4:-2 6:-2 8:-2
parser de	3:-2 5:3
part	0:2 3:-2 5:-3 7:2 8:-2 9:-3
part $	0:-3 1:-2 3:-2 4:-2 5:4
part ?	0:-2 1:-2 5:-2 7:4
parte	0:2 1:4 2:-2 5:-6 6:-2 7:3 9:-2
parte ?	7:4
parte de	1:2 3:-3 5:2
parte il	0:-2 1:-2 5:3 8:2
parte la	0:5 1:-3 4:-2 5:-3 7:-2
parte*	1:-3 4:-2 5:4 8:-2
partes	0:-2 1:-3 5:5 8:-2
partes del	1:-2 5:4
parti	0:-2 1:-2 2:-2 3:-3 4:-2 5:7 7:-4 8:-3 9:-2
parti*	2:3 4:2 7:-2 8:-3 9:-2
partir	0:-2 1:2 3:-3 4:3 5:-3 6:-3
partir de	4:4 5:-3 6:-2
partire	0:-2 1:-2 4:-2 5:4 6:2
partition	0:-2 1:2
parto*	0:-4 1:-2 2:-3 4:4 8:-2 9:-2
parts	0:-3 3:-2 5:4
parts of	1:-3 5:3
parám*	1:-2 2:-2 3:-2 5:3 6:-3 7:2
parámetro	2:-2 6:-2 7:2
parámetros	1:-2 3:-2 5:3 6:-2 7:-2
parâm*	0:2 3:-3 5:2
parâmetro	0:2 3:-2 7:2
parâmetros	3:-2 5:3
pas	1:3 2:-3 3:-2 5:-2 6:-2 7:2 9:-3
pas $	1:-3 2:-2 3:-4 5:3 7:3 9:-2
pasa	0:-2 1:-2 5:-3 7:3 9:-2
pasar	4:-2 5:4 6:-2 7:-2
pasar*	0:2 3:-2 4:-2 7:2
pasarela	0:3
paso	3:-2 4:3 5:-2
pass	0:-4 4:3 7:-2
passa	0:-3 1:-3 2:-2 4:3 5:-2 7:3 8:-2
passa*	1:-3 2:-3 8:-2
passaggi	3:-2 4:4 5:-2 9:-3
passare	1:-2 2:-3 3:2 4:-3 5:3 7:-2 8:-2
passe	0:-2 1:-5 2:-2 3:2 4:5 5:-3 7:-2 8:2 9:-3
passe t	1:-2 5:2
passe*	1:-2 5:3
passed	0:2 2:2 4:-2 7:-2
passes	1:-2 3:2
passi*	1:3 5:-4
passiert	1:3 5:-4
passo	1:-5 2:5 3:-5 4:3 5:-5 6:-2 8:-3 9:-2
passw*	1:-2 2:-3 3:2 5:-2 7:3
password	2:-2 7:3
pasta	0:-3 1:3 2:-2 3:-4 4:-3 5:-2 6:-2 8:3 9:-2
paste	5:2 9:2
paste*	3:-2 5:-3 6:2 7:4 9:-2
pasted	3:-2 5:-3 6:2 7:4 9:-2
patch	0:-3 1:5 5:-2 7:-3 8:-2
path	0:3 3:-3 5:-6 7:2 8:-2 9:2
path from	4:2
path of	5:-3 9:3
paths	1:-2 2:-2 5:3
patte*	1:2 5:2 7:-2
pattern	1:2 5:2 7:-2
paylo*	0:-2 1:4 3:3 4:-2 5:-5 7:-2
payload	0:-2 1:4 3:3 4:-2 5:-5 7:-2
payme*	0:-2 1:-4 5:4 7:-3
payment	0:-2 1:-4 5:4 7:-3
pdf	0:3 1:-4 2:-5 3:4 5:-2 7:-2 8:-3 9:-2
pdf ?	4:2
pedid*	2:2 3:-2 4:3 5:-5 8:-3 9:-2
pedido	0:-2 2:2 4:3 5:-2 7:-2 8:-2
pedido ?	1:-2 2:2
pedidos	0:2 4:-2 5:-4 8:-2
pega	1:-2 2:2 5:2
pelo	0:-3 1:-5 2:3 3:-2 4:4 5:-5 8:-3 9:3
pelo código	1:-2 2:2 4:3 8:-2 9:-2
pena	0:-2 1:-2 3:-3 5:-5 7:7
penda*	7:-2
pendant	7:-2
pendi*	0:-5 1:-2 3:3 4:2 5:2 7:-3 9:-2
pending	3:4 5:-2
peopl*	1:2 2:-2 3:-2 7:2
people	1:2 2:-2 3:-2 7:2
per	0:-4 1:-2 6:-2 7:5 8:-3
per gli	1:2 8:-2
per la	0:-4 1:-3 3:-5 4:-3 5:3 7:4 8:-2 9:-3
per quali	4:3 5:-3
perch*	1:-3 3:5 4:-2 6:-2 7:-4 9:-2
perché	3:4 7:-3
perco*	0:-2 1:-2 3:-3 4:4 7:-2 8:-2
percorso	0:-2 1:-2 3:-3 4:4 7:-2 8:-2
perfo*	5:4 9:-2
performance	5:4 9:-2
perme*	1:2 3:-2 7:-2
permessi	1:2 3:-2 7:-2
permi*	0:-2 1:3 5:-3 7:4
pero	0:-2 3:4 7:-2
pero el	3:3 5:-2
persi*	5:-2 7:3 9:2
persistence	3:-2 7:2 9:2
perso*	0:2 1:-2 3:2 5:-3 6:2 8:-2 9:-3
personne	1:-2 6:2 7:-2
petic*	5:-2 7:3
peticiones	5:-2 7:3
peut	0:-3 3:-4 4:-3 5:2 6:-2 7:7 9:-2
peut elle	1:-3 4:-2 7:4
peut il	3:-2 5:-2 7:4
peut on	6:-2 7:3
peux	1:2 5:-3 7:2
phone	0:3 5:-4
photo	0:-3 1:-5 2:-2 3:-3 4:7 5:-5 8:-2 9:-2
php	7:2
pick	1:-2 2:2 4:-2 5:-2 7:-2 9:4
picke*	0:2 3:2 7:-3
picked	0:2 7:-2
picks	1:4 3:-2 4:-2
picks up	1:4 3:-2 4:-2
piece	0:3 3:-3 4:-3
pierd*	0:2 5:-3
pipel*	0:-2 1:-3 3:-2 4:2
pipeline	0:-2 1:-3 3:-2 4:2
più	0:-4 2:-4 4:-3 7:4 8:-4
più di	0:-2 1:-2 5:-3 6:-2 7:5
place	1:2 3:3 4:-2 5:-3 7:-2 8:2 9:-2
place that	5:2
place*	0:3 1:-3 3:-2
places	0:3 1:-3 3:-2
places that	0:-2 5:2
plain	0:-3 1:3 3:-2 4:-2 5:2 8:-2
plan	5:-3 7:2 8:3
plani*	0:2 1:-4 2:3 3:-2 4:-3 7:-3 9:-2
planificador	2:3
plann*	1:-2 3:3 4:-2
planner	1:-2 3:3 4:-2
plant*	0:3 1:-2 4:-2 5:-5 7:2 9:-2
play	1:-2 4:3 9:-2
plays	2:2 8:-2
pleas*	0:-3 3:-5 5:-2 6:-2 7:-4 8:2 9:3
please	0:-3 1:2 3:-5 5:-2 6:-2 7:-3 8:2 9:3
please $	0:-2 1:2 3:-3 4:2 5:-3 7:-2 8:2 9:-3
pls	5:3
pls $	5:3
plugi*	0:-4 3:-4 4:4 8:-2 9:-2
plugin	0:-2 2:2 3:-3 4:2 5:-2
plugin ?	1:-2 2:2 4:3 5:-2 9:-2
plugins	0:-2 2:-2 3:-3 4:4 8:-2 9:-3
plugins $	1:2 2:-2 3:-2 4:4 5:-3 7:-3 8:-2
plus	1:-2 5:2
plus personne	3:2 7:-2
plutô*	3:2 5:2 9:-3
plutôt	3:2 5:2 9:-3
pod	3:6 4:-2 5:-5 7:-4
pode	0:-2 4:-2 5:3 7:2 9:-4
pode lançar	1:-2 7:5 9:-3
podrí*	5:3
point	0:2 1:-7 2:3 3:2 4:-4 8:-2 9:-4
point of	1:-5 3:4 7:2
point*	0:-2 3:-2 4:-3 5:6 7:-3 9:-3
points	0:-2 3:-3 4:-3 5:6 7:-3 9:-3
points of	5:3 7:-2
ponto*	1:-2 3:-3 4:2 5:3 6:-3 7:-2
pontos	1:-2 3:-3 4:2 5:3 6:-3 7:-2
pool	0:4 1:-2 5:-4 7:2
pools	3:2
por	1:-4 6:-2 8:3
por debajo	5:3
por defecto	5:2
por dentro	5:3
por dónde	1:3 7:-3 8:-2
por el	1:-2 4:2 5:-6 7:2 8:2 9:2
por favor	2:-2 3:-3 4:-3 5:-2 7:-2 8:4
por la	5:3
por onde	0:-2 3:-2 4:2 5:-2 7:-2 8:2 9:-2
por que	3:5 5:-3 7:-4
por qué	3:3
por ⟨name⟩	3:-2 5:3
port	0:-4 1:4 2:-2 3:4 4:-3 5:-4 7:-3 8:-2 9:-2
port n	3:2
porta	5:3 7:-2
porta*	5:2
posit*	0:-2 1:-3 7:2 9:-2
position	0:-2 1:-3 7:2 9:-2
possi*	0:-2 1:-5 2:-4 3:2 4:-4 5:5 6:-2 8:-2 9:-2
possibili	0:-2 3:-2 4:-2 5:5 7:-2
possible	1:-2 2:-3 3:2 7:2
posso	0:-3 1:2 3:-4 4:-2 6:-3 7:4 9:-2
posso chiamare	3:-2 4:-2 7:3
posso*	0:-2 3:-3 5:4
possono	0:-2 3:-3 5:4
post	0:2 1:-3 5:2 7:-2
post ⟨path⟩	0:2 1:-2 3:-2 5:2
postg*	1:-2 3:2 5:-2 7:3 9:-3
postgres	1:-2 3:2 5:-2 7:3 9:-3
postgres n	3:-2 5:-2 7:3
posti	5:3 9:-2
posto	3:-2 5:-2 6:2 7:-2 9:3
pour	0:-2 1:-6 3:2 6:-2 7:3 8:-2 9:-4
pour le	4:-2 7:3
pour les	0:2 2:-2 3:2 5:-4 7:2
pour un	1:-3 2:-3 3:4 4:-2 5:-2 7:-2
pour ⟨name⟩	5:2
pourq*	1:-2 4:-2 7:-3 9:2
pourquoi	1:-2 4:-2 7:-3 9:2
pourr*	1:-2 2:-2 4:-2 7:3
pourrait	1:-2 2:-2 7:3
pourt*	3:4 5:-2
pourtant	3:4 5:-2
pra	0:-4 5:-2 6:-2 9:3
pra mim	1:-3 3:-2 4:2 6:-2 8:2
prati*	0:-3 1:-3 2:-2 4:-3 5:2 6:2 8:2
pratica	0:-3 1:-3 2:-2 4:-3 5:2 6:2 8:2
preci*	0:-3 2:4 4:-3 5:-2 8:-2 9:-3
preciso	0:-2 2:4 3:-3 4:-2 6:2 7:-3
prefe*	0:2
preis	0:-2 3:3
preis*	5:2
preise	5:2
premi*	1:-2 3:-3 4:3 7:-3 9:3
premier	1:-2 5:2 7:-3 9:3
prend*	1:-2 2:2 3:2 4:-2 5:-3 9:2
prende	3:2 5:-2 9:2
prese*	0:-2 1:3 4:-2 5:-3 7:2
presence	1:4 5:-2
press	1:-2 3:2 4:3
press*	0:-2 3:3 5:-2
preve*	0:-2 1:-3 3:3 5:-4 7:3
previ*	5:3
prezz*	3:2 5:3 7:-3
prezzo	3:2 5:3 7:-3
preço*	0:-2 1:-2 2:2 3:2 4:2 5:-3 7:-3
preços	0:-2 1:-2 2:2 3:2 4:2 5:-3 7:-3
price	1:-2 2:-2 4:3 5:2
price*	1:-3 2:-2 3:3
prices	1:-3 2:-2 3:3
prici*	1:-2 5:2
pricing	1:-2 5:2
prima	0:2 1:-2 2:-4 3:-3 5:-2 8:-2 9:3
prima di	0:2 1:-3 2:-2 5:2 9:-2
prime*	1:-3 7:-3 9:3
princ*	0:-2 1:-2 2:2 5:-3 8:2
print*	0:3 1:2 2:-3 3:-2 4:2 5:-4
prior*	1:-2 3:-2 5:3 7:3 8:-2
priva*	0:-2 1:-3 4:-2 5:5
private	1:-2 3:2 5:2 7:-2
private methods	5:3 7:-2
pro	0:2 1:-4 3:5 4:-4 5:-6 8:-2
proba*	1:-4 3:4
probar	1:-4 3:3 5:2
probl*	0:-2 1:-2 5:-4 7:4
proce*	0:3 1:2 3:2 5:-3 7:-5 8:-2
procedures	0:4 1:-2 3:-2 4:-2
proceso	3:2 4:2 5:-2 7:-2
process	0:2 2:-2 3:2 4:-2 5:-5 7:-2 9:2
prod	3:3 5:-2 7:-2 9:2
prodo*	7:3
prodotto	7:3
produ*	1:-7 2:-2 3:-2 5:9 8:-2 9:-2
produce	1:-2 5:2
product	0:-2 1:-2 5:4
produit	1:-2
profi*	0:2 1:-3 2:-2 3:2 4:2 5:-4 9:-2
profile	0:2 1:-2 3:-2 5:-4 7:2
proge*	0:-2 2:-2 4:-2 5:2 8:2
progetto	0:-2 2:-2 4:-2 5:2 8:2
progetto per	1:2 5:-2 8:2
progr*	1:-2 2:3 3:2 4:-3
proje*	0:-4 1:3 2:2 3:-5 4:-3 6:-3 7:-5 8:4
project	0:-2 1:2 3:-2
projekt	1:3 2:-2 4:-2 7:-3
projet	1:-2 2:2 5:2
projet $	5:2 8:-2
projeto	0:-2 1:-3 2:2 3:-2 4:-2 5:-5 7:-3 8:4
prome*	1:-3 3:3 7:-2
promi*	0:-2 3:2 7:-2
promise	0:-2 3:2 7:-2
promise ⟨error⟩	3:3 5:-2
prop	3:2
propa*	0:-3 1:-2 3:2 5:2
propaga	0:-2 1:-2 5:4
prope*	3:2
property	3:2 5:-2
propi*	2:-2 3:-3 7:3
propio	5:2
propo*	0:-4 1:-6 2:2 3:2 4:-4 5:-7 8:-3 9:6
propr*	0:-2 1:-2 5:3 7:-3
propre	1:-2 5:2 7:-2
prote*	0:-2 1:-4 3:3 4:-2 6:2 7:3
proto	3:-2 5:4 6:-2 7:-2
proto*	0:-2 1:-3 2:-2 3:-2 4:-2 5:6 7:-3 9:-2
protobuf	5:3
prove	5:3
prove*	0:2
provi*	1:-2 2:4 4:-3 5:-3 7:-2
provider	2:2 4:-2
provo*	0:-2 1:2 3:4 5:-5
proxy	3:3
proye*	1:2 4:-2 5:-2 8:2
proyecto	1:2 4:-2 5:-2 8:2
proyecto ?	5:-3 8:2
prueb*	1:-3 3:-2 5:4 6:2 7:-2
prueba	5:2
pruebas	1:-2 2:2 3:-2 5:3 6:2 7:-2
própr*	3:-2 5:3
prüfu*	1:-3 5:4 7:-2 9:2
pubbl*	0:-2 1:4 5:-2 7:-2
pubblicato	1:3 3:2 5:-2 7:-3
publi*	0:-2 1:-2 2:2 3:-2 4:-2 6:2
public	1:-2 3:-2 5:2 7:-2 8:2
public api	1:-2 6:2 8:2
publica	0:2 5:-2
publish	1:-2 3:-2 5:2
publish ⟨name⟩	0:-3 5:4
published	0:-2
puede	0:-2 1:-3 3:-3 4:-2 5:3 7:4 9:-3
puedo	3:-2 5:-3 7:5
puedo usar	7:2
puert*	5:2
puerto	5:2
puest*	0:3 1:-2
puesto	0:3 1:-2
pull	0:2 3:2 5:-2
pulli*	3:-2 5:2
pulling	3:-2 5:2
pulling in	3:-2 5:2
pulsa*	0:-3 1:2 3:2 5:-3 6:-2 7:-3
pulsante	0:-3 1:2 3:2 5:-3 7:-3
punti	0:-6 1:-3 3:-3 4:-4 5:8 7:-3 8:-2 9:-3
punti del	0:-3 4:-2 5:5 8:-2
punto	0:7 1:-6 2:-3 3:-5 5:-7 6:-3 7:-5 8:4 9:-3
punto viene	0:4 1:-2 5:-2 6:-2 7:-2
punto*	3:-2 5:4
puntos	3:-2 5:4
puntos de	3:-2 5:3
purpo*	1:-3 3:3 5:-2 7:3
purpose	1:-3 3:3 5:-2 7:3
push	0:3 3:2 5:-4 7:-2
push notification	0:3 5:-2
put	0:2 2:3 3:-3 4:-4 8:-2
put ⟨path⟩	0:3 3:-2 4:-2
può	0:-4 1:-6 2:-3 3:-5 4:-4 6:2 7:6 8:-2 9:-4
pytes*	0:-2 1:-2 3:2 4:-2 5:2 7:-2
pytest	0:-2 1:-2 3:2 4:-2 5:2 7:-2
pytho*	3:2 5:-2
python	3:2 5:-2
págin*	2:2 5:2 7:-2
q	0:-3 1:2 2:3 3:-3 8:-2 9:-2
qa	0:-2 3:2 7:2
qr	0:-2 3:-2 4:2 5:-3 6:3 7:-2
qu'es*	0:-2 1:-3 3:3 7:-3
qu'est	0:-2 1:-3 3:3 7:-3
qu'est ce	0:-2 1:-3 3:3 7:-3
qu'on	1:-3 2:-3 4:3 5:3 7:-3 8:-2 9:-2
quais	0:-5 1:-5 2:-2 3:-2 4:-5 5:9 6:-3 7:-5
quais funções	4:-3 7:3
quais são	7:-2 9:3
qual	1:5 4:-2 5:-5 6:-2 7:-7 8:-3 9:5
qual a	5:-2 9:3
qual o	0:-2 9:-2
qual è	0:2 2:2 3:-3 4:-2 5:-5 7:-3 9:3
qualc*	0:-4 1:-4 2:-2 4:-2 5:-5 7:10 9:-2
qualche	0:-3 1:-3 5:-2 6:-2 7:6
qualche parte	7:4
qualcosa	1:-2 3:-2 7:5
qualcuno	0:-3 1:-3 4:-2 5:-5 6:-2 7:6
qualcuno ?	7:3
quale	0:6 1:6 3:-5 4:-6 5:-6 6:-4 7:-8 8:-4 9:2
quale codice	0:2 4:-2 7:-2
quali	1:-5 2:-3 3:-4 5:9 6:-5 7:-6 9:-4
quali classi	5:2
quali funzioni	4:3 5:-2
quali metodi	1:-2 4:-2 5:5 7:-2
quali moduli	0:3 5:-2
quali parti	5:3 7:-2
quali*	5:-3 8:3 9:2
quand	0:-4 3:4 4:-2 9:-3
quand le	0:-2 1:2 3:2 7:-3
quand*	0:2 3:2 5:-2
quando	0:-3 3:3
quando arriva	0:-2 1:-3 5:3
quando o	1:2
quant*	0:-4 1:-2 3:-6 4:-3 5:-8 6:15 7:-8 9:-3
quantas	1:-2 2:-2 5:-6 6:7 7:-4 9:-2
quante	0:-3 1:-3 2:-2 3:-3 4:-2 5:-6 6:9 7:-4 8:-2 9:-2
quante volte	5:-2 6:3
quanti	0:-2 1:-3 2:-2 3:-2 4:-2 5:-6 6:10 7:-5 8:-2 9:-2
quanto	0:-5 2:3 3:-6 4:-3 6:-7 7:-4 8:4 9:-4
quantos	5:-5 6:6 7:-3
quantos testes	5:-3 6:3
quatr*	5:-2 7:2 9:2
que	5:3 6:-2 8:-2 9:-3
que a	5:-4
que classes	0:-2 1:-4 5:6 7:-4
que el	1:-4 3:3 5:-2 7:2
que ela	0:3 3:-2 5:-2
que exceções	1:-2 5:3 7:-2
que fait	0:-2 1:3 4:3 5:-5 7:-4
que funções	4:3 7:-3
que la	1:-4 5:-3 7:4
que le	1:-2 3:3
que muda	5:-4 9:4
que nadie	1:2 3:-3 5:2
que no	1:-2 3:-2 5:3
que não	5:2
que o	0:2 1:-3 3:-2 4:-2 7:2
que roda	4:2
que se	1:-2 3:-2 4:3 5:2
que testes	5:3
que usa	1:2
que ya	5:3 7:-2
que é	1:5 3:-2 7:-2 9:-2
que ⟨name⟩	0:-3 1:-4 2:-3 3:2 7:4 9:-3
quebra	3:2
queda	0:-2 3:2 4:2 5:-2
quel	0:2 1:5 2:3 3:-6 5:-5 6:-2 7:-6 8:-3
quel code	0:-3 1:3 4:-2 5:2 7:-2 9:-2
quel ordre	0:-2 1:-2 4:4 5:-3
quell*	5:-2 7:-4
quella	0:2 3:-2 9:2
quelle	1:4 4:-2 5:-7 7:-5 8:-3 9:2
quelle est	0:-3 2:3 4:-2 5:-2
quelles	0:-4 1:-2 3:-2 5:4 7:-4 8:3 9:-3
quelles fonctions	1:-3 4:2 5:2 7:-2
quelles sous	1:-2 5:4
quello	0:-3 1:-2 2:-2 7:3 9:-2
quello che	0:-2 1:-2 3:-2 5:2 6:-2 7:2
quelq*	0:-2 3:-2 5:-7 7:9 9:-2
quelqu'un	0:-2 5:-5 7:6
quelque	1:-2 3:-2 5:-4 7:6 9:-2
quelque chose	5:-2 7:4
quelque part	1:-2 5:-3 7:5
quels	0:-5 1:-5 3:-2 4:-2 5:12 6:-2 7:-5 9:-2
quels endroits	0:-3 5:4
quels fichiers	5:2
quem	0:2 1:-3 2:-2 3:-3 4:-3 5:7 6:-3 7:-8
quem chama	5:2
quem dá	5:2
quem publica	0:2 1:-2
quem é	0:-3 1:-2 5:5
quer	1:2 2:2 5:-2
queri*	3:-2 5:3
queries	3:-2 5:4
quero	0:-2 1:-3 2:2 3:-3 4:2 5:4
query	0:-3 1:-2 2:-2 3:2 4:2 7:-5 8:-2 9:5
quest*	3:-5 5:2 6:-2
questa	1:-2 3:-2 7:3 9:-2
question	4:2 7:-2 9:2
questo	0:-3 3:-3 4:-2 5:2 7:-2 8:2 9:-2
queue	0:-2 3:-5 4:-3 5:5 6:-2
qui	2:-3 5:3 7:-2
qui a	1:2 7:-2
qui appelle	8:3
qui est	0:-3 1:3 3:3 4:-2 5:-2 7:-2
qui fait	0:-2 1:2 3:-4 7:2
qui le	0:2 1:-2 5:2
qui lit	5:2
qui ne	5:3 7:-2
qui peut	1:2
quier*	2:2 3:-2 5:4 6:-2 7:-3 9:-2
quiere	1:2
quiero	1:-3 2:2 5:4 6:-2 7:-3
quito	6:3
quién	0:-2 2:-2 3:-3 5:8 6:-2 7:-6 8:-2
quién emite	5:3
quién hace	1:-2 3:-2 4:3
quién la	0:-2 5:2
quién lanza	0:-2 5:2
quién le	1:-2 5:4
quién llama	5:3
quién lo	0:4 1:-2
quién se	5:2
quoi	1:2 6:-4 7:-8
quoi $	0:-2 1:-5 3:-3 5:5 9:-2
quoi ?	2:2 4:2 5:-2 7:-3 8:-2 9:-2
quoi la	9:3
quoi sert	1:-2 3:3
quoi un	1:5 3:-2 4:-2 5:-2 8:-2 9:-2
qué	1:3 3:-3 5:4 6:-2 7:-7
qué clases	1:-2 5:4
qué componentes	1:-3 5:4
qué código	0:-2 1:3
qué el	3:2
qué errores	1:-2 5:3
qué es	1:4 5:-3 8:-2
qué funciones	1:-2 3:-2 4:2
qué función	0:2 1:4 5:-4
qué hace	1:3 5:-3 8:-2 9:-2
qué la	1:3 3:-2
qué llama	1:-2 5:4 7:-3
qué los	9:3
qué me	1:-2 5:4 7:-2
qué métodos	1:-2 5:4
qué partes	1:-2 5:5
qué pruebas	1:-2 5:4
qué punto	0:4 1:-2 5:-4 8:2
qué se	0:-2 1:-3 3:4 7:-3 9:3
qué sitios	0:-3 5:5
qué tests	1:-2 5:4
quê	1:-2 3:3 5:4 7:-5 9:-2
quê ?	3:2 5:5 7:-5 9:-2
rabat*	1:-2 2:-3 3:3 4:-2 5:-2 8:3
racco*	0:-2 2:-2 3:-3 4:3 5:-3 7:-4 8:-3 9:3
race	1:-2 4:-2 7:3
radiu*	5:3
radius	5:3
raggi*	0:-2 1:-2 3:-2 5:2 7:3
raise	1:-6 3:-3 5:7
raise ⟨error⟩	5:-2 7:3
raise ⟨name⟩	0:3 1:-2
raise*	1:-4 3:-2 7:3 9:-2
raised	6:2
raised $	6:2
raises	1:-4 3:-2 5:2 7:3 9:-2
raiso*	1:-2 3:2 5:-3
raison	0:-2 3:3
rappo*	0:-2 3:-3 4:-2 5:-2 9:3
rapport	3:-2 5:-4 9:3
rastr*	1:3 3:-2 7:-3
rate	0:-3 1:3 2:4 3:-3 5:-4 7:-4 8:-6 9:2
rate limiter	0:-2 1:2 2:3 3:-2 7:-4 8:-2 9:-3
rathe*	0:2
rather	0:2
rather than	0:3
rattr*	5:2
raus	3:-2 5:4 7:-2
raw	0:-3 1:-3 3:-3 4:-2 5:3 7:3 9:-2
razão	3:5 5:-4 7:-4 9:-2
reach	0:-2 1:3 3:-2 5:-3 7:2
reach*	3:2
reached	3:3
react*	7:-2
read	3:-2 8:2 9:-2
reade*	7:2
readers	7:2
readi*	0:-2 1:3 4:3 5:-4 7:-3 8:-2 9:-3
reading	1:-3 2:2 4:3 5:-2 9:-2
readm*	0:2 2:-2 3:-2 5:-2 8:2
readme	0:2 2:-2 3:-2 5:-2 8:2
reads	0:-2 7:-2 9:2
reads ⟨name⟩	5:2
reagi*	1:2
real	0:-3 5:3
reall*	1:2 2:-2
really	1:2 2:-2
reaso*	1:-3 3:2 7:2
reason	1:-3 3:2 7:2
recal*	3:2
receb*	0:-2 3:2
recebe	0:-2 3:2
recei*	1:3
receipt	0:2 3:-2
received	3:2
recen*	0:-3 5:3
recent	3:2
recent call	3:2
recha*	3:4 5:-3
rechn*	0:-3 1:-4 2:-2 3:2 4:-2 5:4 7:-3 8:-2 9:-2
rechnung	3:3 5:2 7:-3
recib*	2:-3 3:4
recog*	0:3 1:2 5:-5
recon*	3:2 4:2 5:-2
recor*	0:-4 2:-2 3:3 5:2 7:-2 9:-2
record	0:-2 2:-2 3:4 4:-2 7:-2
recorrido	4:2
recov*	1:2 5:-2 7:2
recup*	1:2 8:-2
recur*	3:2
red	1:-2 3:2 5:2 7:-2
redef*	3:-2 5:3
redir*	3:4 4:-2 5:-2
redis	1:3 2:-2 3:2 4:-3 6:-2 8:-3 9:-3
reduc*	1:2 3:-2 4:-2 5:2
reducer	1:3
reducers	5:3
redux	0:-3 1:-3 4:-2 5:-4 6:-2 7:-5 9:6
redéf*	1:-2 3:2
redéfinissent	5:2
redéfinissent ⟨name⟩	5:2
redéfinit	7:3
reesc*	1:3 5:-4 7:-3 9:2
refac*	1:4 2:4 3:-3 5:-7 7:-3 9:2
refactor	1:3 5:-3 9:-2
refer*	0:-3 1:-3 5:4
reference	3:3
reference to	3:2
refre*	0:-2 1:2 2:-2 4:2 5:-4 9:-2
refresh	1:2 4:2 5:-3 9:-2
refun*	1:2 3:-2
refus*	3:2
regex	0:-3 1:5 3:-3 4:-2
regio*	0:-2 1:-2 5:4 7:-2
regis*	0:-3 3:-4 4:3 5:4 7:-3 8:-3 9:-3
registered	1:-2 3:-3 4:-2 5:4 8:-2
registre	4:-2 5:4
registriert	5:2
regol*	1:-2 2:-2 3:-2 7:2 9:2
reich*	0:-2 1:-2 5:3
reicht	1:-2 5:2
reihe*	4:3 5:-3
reihenfolge	4:3 5:-3
reihenfolge laufen	4:2
reimp*	0:-4 5:4
rein	0:-2 1:-3 3:-3 5:4
rein ?	1:-2 3:-2 5:3
reind*	0:-3 1:-2 3:-2 5:5
reini*	3:4 5:-3
reint*	1:-2 2:2 3:2
relat*	0:-2 2:2 4:-3 9:2
relation	2:2 7:-2
relatório	7:2
relea*	0:3 5:-3 7:-2 9:-2
release	0:3 5:-3 7:-2 9:-2
release $	0:4 1:-4 4:2 5:-4
relit	5:-3 7:4
reloa*	3:5 5:-3 7:-2
reload	3:5 5:-3 7:-2
remes*	3:2
remessa	3:2
remessa $	3:2
remet	0:2 1:-4 3:-3 9:-2
remis*	1:-2 2:-2 3:2 5:-3 8:3
remon*	0:-3 4:2 6:-2
remonte	0:-3 4:2 6:-2
remov*	1:2 3:-2 4:-2 7:2
removed	1:2 4:-2
rempl*	0:2 5:-2 7:2
renam*	1:-2
rename	5:2
rende	1:-4 3:6 5:-6 7:-2
rende*	0:-2 1:-5 2:-2 3:3 4:-2 5:3 7:-3 9:-2
render	0:-3 1:-3 2:-2 3:3 4:-2 7:-2
rendering	3:2 5:2
renom*	1:-2 4:-2 5:3
renvo*	1:-2 3:-3 5:2
repar*	0:-2 1:-2 2:2 3:-3 4:3 5:-2
repet*	7:-2
repetida	5:2 7:-2
repla*	1:2 5:-3 7:3
replace	1:2 5:-3 7:3
replace it	1:2
repli*	5:2
replica	5:2
repo	0:-3 2:-4 3:-5 4:-5 5:2 7:-3 8:4
repo $	1:-2 3:-2 5:4 7:-2
repo ?	1:2 2:-2 6:2 8:-2 9:-2
repor*	3:4 5:-2 7:-2 8:-2 9:-2
report	3:3 5:-3 7:-2
repos*	0:-2 1:-5 2:-3 3:-2 9:4
repository	1:-3 9:3
repositório	1:-2 5:2 7:2 9:-2
repre*	5:3
repro*	1:-4 3:-2 4:-3 5:4
reque*	0:5 5:-5 9:-2
request	1:-3 2:-2 3:2 4:4 5:-4
request $	0:2 3:-2 4:-2 7:2
requests	0:5 3:-2 4:-4 5:-3 7:-2
requi*	3:2 4:2 5:-2 7:-4 8:-2 9:-2
require	0:3 1:-2 6:2 7:-3
required	1:3 5:-3
requisição	0:-2 4:4 5:-3 8:-2
requê*	0:-2 1:-2 3:-3 4:2 5:4 7:-2
requête	4:2
rescu*	0:-2 5:5 7:-3
rescue	0:-2 5:4 7:-2
rescue ⟨name⟩	0:4 5:-2
reser*	0:2 1:-3 3:2 4:-2
reset	0:-2 1:-2 3:3 5:-3 7:2
resol*	0:4 1:-3 2:3 4:-3 5:-4 8:-3 9:-2
resolver	0:4 1:-3 3:-3 4:-2 5:-2 7:-2
resou*	3:-2 5:5 7:-2
resources	3:-2 5:4 7:-2
respo*	0:4 5:-4 8:-2
response	0:2 1:-4
responsible	0:3 5:-2
responsible for	0:3 5:-2
rest	0:-2 1:-2 3:2 7:-3 9:2
resta	0:-2 1:-3 3:5 4:-2 5:-2 7:-4
resta*	0:2 2:-2 3:2 5:-3 7:-3 8:-2
restart	3:3
restarting	1:2
restarting transaction	1:2
reste	1:-2 5:-2 7:3
resti*	1:-2 3:-3 5:3 7:2
restituisce	3:-3 7:3
resto	3:3
resul*	1:-2 9:2
result	1:-2 9:2
resum*	8:2
rete	0:-2 1:-2 3:-3 4:2 5:-2 7:4
retor*	2:-2 5:4
retou*	1:4 3:-4 4:-2 6:-2 7:-5
retour	0:-2 1:5 5:-4 6:-2 7:-3
retra*	5:2
retri*	3:2 7:-3
retries	3:3 7:-2
retro*	0:2 1:-2 2:-2 3:-3 4:2
retrouve	0:2 1:-2 2:-2 3:-3 4:2
retry	0:3 1:-5 3:-5 7:2 8:-2 9:-2
retur*	1:2 2:-2 5:2 7:-5 9:-3
return	1:4 4:-2 7:-4 9:-2
returned	1:-2 5:4 7:-2
returns	1:-2 4:2 5:-2
revie*	0:3 4:-3 9:-2
review	0:3 4:-3 9:-2
review page	1:3 5:-3 8:-2
revis*	5:-2 8:3
revue	1:-2 5:-3 7:-2 8:2 9:3
reçoi*	0:-2 1:2 3:3 5:-2 7:-2
reçoit	0:-2 1:2 3:3 5:-2 7:-2
ricer*	0:-2 2:2 3:2 5:-3
ricerca	0:-2 2:2 3:2 5:-3
ricev*	3:3
richi*	1:-3 2:3 3:-4 5:2 8:-2 9:-2
richiesta	0:2 3:-3 7:2
ridef*	1:-2 7:2
rien	0:-2 3:4 7:-2
rien $	3:2 5:-3
riesc*	0:-2 1:-2 2:-2 3:2 4:-2 5:-4 7:4
riesg*	3:-2 5:4
riesgos	5:3
riga	0:4 1:-4 2:-2 3:-3 4:-3 5:3 7:-2 8:-2
righe	0:-3 1:-3 4:-2 5:-2 7:-4 8:4 9:-4
right	0:-2 2:-2 3:3 4:-2 5:-4 7:3
right ?	7:3
right after	3:2
rilan*	1:-2 5:5 7:-3
rilanciare	3:-2 5:3
rinom*	5:2
rinomino	5:2
risal*	0:3 4:2 5:-2
risch*	0:-2 1:-3 2:2 3:-2 4:-3 5:5 7:-3
rischi	1:-2 4:-2 5:4 7:-2
rischio	2:2 7:-2
riscr*	1:3 6:2 7:-4 8:3 9:-3
risen*	3:-2 5:4 7:-3
risik*	1:2 7:-2
risiken	1:2 7:-2
risk	7:2
rispe*	1:3 3:-2 8:-2
rispo*	2:3 7:-2
risqu*	1:2
risque	1:3
risul*	0:-2 2:3 3:2 5:-3
ritro*	0:3 1:-3 3:4 4:-3 5:-3 7:-2 8:-2
roba	0:-2 1:5 3:-2 4:-2 5:-6 7:2 9:-2
robot	3:3 4:-2 7:-2
roda	0:-2 1:4 2:-2 4:-2 7:-3 9:-3
role	1:3 4:-2 5:-2
rollb*	5:-2
rollback	5:-2
rompe	3:-2 5:3 7:-2
rompe*	5:-3 7:3
rompo	0:-4 1:-2 2:2 3:-3 5:5 7:-4
room	0:-3 2:-2 3:-2 5:4 7:-2
root	0:-4 1:-3 4:3 5:4 9:-3
rosso	0:-3 3:4 6:-2 7:-3
rota	0:2 1:2 5:-2
rouge	3:4 5:-2
rough*	3:3 6:-2
roughly	3:3 6:-2
round	3:-2 4:4 5:-3
round*	0:2 1:-3
route	0:-2 1:3 4:-3 5:-3
route*	1:-2 6:2 7:2 9:2
router	5:-2 7:2 9:2
router ?	5:-2 7:2
routes	1:-2 6:3
routi*	0:-4 1:3 3:-3 4:-2 5:4 7:-3 9:-2
routine	0:-4 1:3 3:-3 4:-2 5:3 7:-3 9:-2
row	1:-2 2:-2 3:3 9:-2
rows	0:2 3:3 5:-3 7:-2
ruft	1:-2 3:-2 4:-3 7:4 8:3 9:-3
ruft ⟨name⟩	4:-2 7:4 9:-2
rule	0:-3 1:3 3:-4 5:3 7:-2
rules	0:-2 1:-4 5:5
run	2:-2 3:2 4:2 5:-2 8:-2 9:-3
run $	1:2 5:-3
run after	5:3
run build	3:2 5:-2
run the	4:-2 7:2
rund	0:-2 1:-2 2:-2 3:-2 7:-2 8:3
runni*	1:-3 3:2 4:-2 5:3
running	1:-3 3:2 4:-2 5:3
runs	1:-4 4:5 5:-5 7:-3 9:2
runti*	1:-2 2:-2 5:-2 7:3 8:3
runtime	1:-2 2:-2 5:-2 7:3 8:3
règle*	5:3 8:-2
référ*	0:-2 3:3
réser*	0:-3 1:-2 3:2 4:2 5:-3
réécr*	1:-2 3:-2 9:2
rückg*	0:-2 1:6 3:-3 5:-5 6:-3 7:-4
s	0:-3 2:-2 4:2 8:-2
s n	0:-2 1:-2 3:-3 4:3 5:2 7:2
s'app*	1:2 2:-3 4:-2 5:4
s'arr*	3:4
s'arrête	3:4
sa	1:-2 2:2 4:-2 7:2
saber	0:2 1:-2 3:-2
saca	5:2
safar*	3:4 5:-3
safari	3:4 5:-3
safe	1:-2 5:-2 7:4
safe to	7:2
saga	1:4 5:-2
sagen	3:3 7:-2
sai	0:5 1:-2 2:-3 3:3 4:2 5:-5 7:-2 8:-2
sait	1:2
saldo	3:2
sale	2:-2 3:5 7:-2 9:-2
sale un	1:-2 5:2
salen	0:4 1:-2 2:-4 3:6 4:-3 5:-4 7:-3
salie*	3:2 4:-2 5:3 6:-2
salta	0:2 1:-2 3:2 7:-2
salta el	3:2
salta*	1:-2 7:3
salva*	1:-2 2:-2 4:2 5:-2 6:2
salvi*	1:3 5:-2
salviamo	1:3 5:-2
same	0:-3 2:-2 3:3 4:-3 5:-6 7:-2 8:-2 9:5
same thing	1:-3 3:-3 5:-3 9:5
sans	0:-2 1:-3 2:2 3:-2 7:2 9:-2
saper*	5:2
sapere	5:2
sapere quali	5:2
satis*	1:3 3:-2 7:-2
saube*	2:2
sauber	1:2
save	1:-3 3:2 5:3
saved	1:-3 5:3
savoi*	0:2
savoir	0:2
say	0:-3 2:2 3:-4 4:-2 7:3 8:-2 9:-2
says	3:4 4:-2 7:-3
says ⟨text⟩	3:2 5:-2
scala	0:-2 1:-4 7:-2 8:2 9:2
scann*	4:3
scanner	4:2
scatt*	0:-4 1:-2 5:5
scatta	0:-4 5:5
scelt*	2:-2 5:2
scelta	2:-2 4:2 5:3
scena*	7:2
scene	1:-2 4:2 5:-2 7:3 9:-2
schal*	3:-2 4:2 5:3 7:-2
schau*	5:2
sched*	1:-6 3:4 4:-4 6:-2 7:-2 8:-3
scheduler	0:-3 1:-3 7:3 9:2
scheduler ?	1:-2 5:2
schem*	4:-2 5:-3 7:2 8:-2 9:-2
schema	0:2 4:-2 5:-3 7:2 8:-2 9:-2
scher*	0:-2 1:-2 3:4 5:-2 7:-3
schermo	3:3 5:-2
schic*	1:3 5:-4
schickt	5:-2
schli*	0:-3 1:2 2:-3 4:-2
schlimm	0:-2 1:2 2:-2
schlä*	3:2 5:-2
schlägt	3:2 5:-2
schni*	5:3 7:-2
schnittstelle	5:3 7:-2
schon	1:-2 3:4 4:2 5:-2 7:-2
schre*	5:2
schreiben	1:2 5:-2
schreiben ?	1:2 5:-2
schri*	2:2 5:-2
schritt	4:2
scont*	2:2 7:-2
score*	0:2 5:-3
scree*	0:-2 1:-3 5:3 9:-2
screen	0:-2 1:-3 3:3 5:-2
screens	3:-3 5:5 7:-2
scrip*	1:-2 2:4 3:-3 4:-2 7:2 8:-2 9:-2
script	2:5 4:-3 5:-3
scripts	0:-2 1:-2 3:-2 5:2 7:3
scrit*	1:-2 3:-2 5:3 7:-3 8:3 9:-2
scriv*	0:-3 1:-2 2:2 3:2
scrivere	3:3 7:-2
scrol*	3:5 4:-2 5:-2 7:-3
sdk	0:-3 1:6 2:-2 3:-3 4:-4 5:-4 9:-2
se	1:-4 2:-3 3:4 5:2 8:-2 9:-2
se a	0:-2 1:-3 3:-2 4:-2 5:4
se crea	3:-2 5:-3 6:3
se ejecuta	4:2 7:-3
se eu	3:-2 5:5 7:-4
se guarda	0:3 5:-3
se hace	1:-2 5:-2 7:4
se il	3:3 7:-2
se lanza	0:2 1:2 5:-5 6:2
se o	5:-2 7:2
se passe	4:3
se puede	3:-2 5:-2 7:3
se queda	3:2
se rinomino	5:2
se sert	5:2 7:-2
se tocco	3:-2 5:4 7:-3
se trouve	0:2 1:-2 8:2
se usa	5:-5 6:2 7:2 9:2
sea	1:-2 3:3
searc*	3:2 4:2 5:-2
search	4:2 5:-2
secon*	0:-3 1:-3 3:4 5:-2 6:-2 8:-3
second	0:-2 3:2 4:3 5:-4 7:-2 9:-2
secondes	0:-2 5:2 7:2
secondi	3:3
secondo	1:-3 8:-2 9:2
seconds	3:2 4:-2
secre*	0:-3 1:-2 3:-2 4:-3 5:3 7:2
secret'	3:-2 5:4
secrets	4:-3 7:3
secur*	1:-2 5:3
security	1:-2 5:3
see	0:4 1:-2 2:-2 3:2 5:-4 8:-2 9:-2
see a	0:3 5:-3
see it	0:3 5:-3
see the	3:3
seeds	0:2 2:-2 5:-2 7:2
sees	0:2 1:-3 2:-2 3:4 4:-3 7:-3 9:-2
segme*	3:2
segmentation	3:2 5:-2
segna*	1:-2 3:-2 5:4 7:-2
segnale	0:-2 5:4 7:-2
segnale ⟨name⟩	0:-2 5:4 7:-2
segue	4:2 5:-2 7:2 8:-3
segui*	0:-2 3:-3 5:3
segun*	0:-2 1:-2 3:5 4:-2 5:-4 7:2
segunda	3:4 7:-2
segundo	5:-3 7:3
segur*	0:2 1:-4 4:2 5:-3 7:2 9:-2
según	1:2 5:2 8:-2
sei	7:3
sein	1:-3 2:-2 4:-2 5:2
seit	0:2 3:4 5:-3 7:-2
seit dem	3:2
sekun*	3:3 5:-2
selec*	0:-2 3:-2 4:-2 5:3
select	3:-2 5:3 7:2
selon	1:2 2:2 4:-2
sem	0:-2 1:-2 2:3 3:-2 7:3 8:-2 9:-2
seman*	0:-2 1:4 2:-2 3:-3 4:-2 7:-2 8:-2
semantics	0:-2 1:5 3:-2 4:-2 5:-4
sembr*	1:2 5:-2 7:2 8:-2
sembra	1:2 5:-2 7:2 8:-2
sempr*	1:-2 3:5 5:-4 7:-2
sempre	1:-2 3:5 5:-4 7:-2
send	1:2 3:-2 7:-2 9:2
sense	3:2 5:-3 7:2
senso*	1:-5 2:-2 4:3 5:-3 6:4 7:-2 8:-4 9:-5
sensor	1:-4 4:-2 6:4 7:-2 8:-3 9:-4
sensore	0:2 1:-2 4:2 5:-2
sent	5:-2 7:-2 9:2
senti*	1:-2 2:-2 3:-2 5:-4 7:5
sentido	1:-2 2:-2 3:-2 5:-4 7:5
sentr*	0:2 2:2 5:-2
sentry	0:2 2:2 5:-2
sentry ?	2:2
senza	0:-3 1:-3 3:-2 4:-3 6:-2 7:5
separ*	0:-2 1:-3 2:-3 4:-2 5:-4 6:2 7:3 8:-2 9:2
separate	3:2
seque*	0:-3 1:-2 2:-2 3:-2 4:4 8:-2 9:-2
sequence	0:-2 1:-2 4:2
sequence of	3:-2 4:4 5:-3
sequenza	2:-2 3:-2 4:4 5:-3
ser	0:-2 1:2 3:2 5:-4 7:2
seria*	0:-2 1:2 5:3 7:-3
sert	0:2 1:-2 3:2
sert le	1:-2 3:3
serve	1:6 2:-3 3:-2 4:-5 5:-3 6:-3 7:-3 8:-2 9:-3
serve a	0:-4 1:5 4:-2 6:-2 7:-5 9:-2
serve il	1:3 5:-3 7:-2
serve la	1:4 3:-3 4:-3 5:-2
serve*	1:4 3:-4 5:-5 7:-2 8:-2
servent	1:4 3:-3
server	3:-2 5:-4 8:-2
server ?	0:2 1:-2 2:-2 4:2
serveur	1:4 2:-3 3:-2 4:-2 5:-2
servi*	0:-3 2:-2 3:-3 6:-2
service	0:-4 2:-2
service $	4:3 5:2 8:-3
service ?	5:-2
services	0:-3 3:-2 5:4 7:-5 8:2 9:-2
services ?	5:4 7:-2 8:-3
servicio	3:-2 4:-2 5:-3 7:3
servicio de	7:2
servidor	5:-2 7:2 9:2
servizio	0:-3 1:3 2:2 3:-2 4:-2 5:-4 7:2 9:-2
serviço	1:2 4:2 5:-4 8:-2 9:2
serviços	0:2 1:-3 3:-2 4:-3 5:3
servo*	3:-2 5:2 6:-2 7:3
servono	3:-2 5:2 6:-2 7:3
sessi*	2:-2 4:-4 8:-2 9:2
session	0:2 1:-3 3:2 4:-4 5:-3 9:2
set	0:3 1:-4 4:2 7:-3 9:-2
sets	0:4 5:-5 7:-2 9:3
sets ⟨name⟩	0:2 7:-2
sette*	3:-2 5:3 6:-2
setti*	0:3 1:-3 2:3 4:-2 5:-3
setting	2:3 3:-3 5:-2
settings	0:2 1:-2 3:2 5:-2
settl*	1:4 2:-2 8:-2
setup	2:-2 3:-2 5:-3 7:3
setup ?	1:-2 3:-2 7:3
setzt	0:2 7:-3
seul	3:3 5:-2 7:2
seule	0:-3 3:5 4:-2 5:-2 7:-2
señal	4:-2 5:3
shape	1:4 3:-2 5:-4
share*	3:-2 5:3 7:-2
shared	3:-2 5:3 7:-2
shift	0:-3 1:4 3:-3 4:-2 9:-2
shipp*	1:3 3:3 5:-4 7:-3
shipping	1:3 3:3 5:-4 7:-3
short	1:-3 5:3
shoul*	0:-2 1:-2 3:3 4:-3 5:-2 6:-2 9:2
should	0:-2 4:-2 8:2 9:2
should i	3:-2 7:2 8:-2 9:-3
shouldn't	2:-2 3:4 5:-3
show	0:2 4:3 5:-4 7:-3 8:-2 9:-2
show me	0:2 4:2 5:-2
show the	0:-2 1:3 2:-2 3:-2 4:2 5:-3
show up	0:2 5:-2
shows	2:-2 3:6 4:-2 5:-5 8:-2 9:-2
shutd*	4:2
shutdown	4:2
si	0:-2 1:-4 2:-3 3:3 4:-2 5:2 8:-2 9:3
si ?	3:-2 5:-3 7:4
si arriva	2:-2 4:2
si cambio	5:3
si el	5:-3 7:3
si imposta	5:2
si je	7:2
si on	0:-2 1:3 3:-2
si può	5:-2 7:2
si quito	6:3
si rompe	0:2 3:-2 5:3 7:-2
si usa	5:-2 6:2 7:2
si ⟨name⟩	5:3
sich	0:-3 1:-4 2:-2 3:-2 4:-4 5:2 6:-2 7:5 8:-2
side	1:-4 3:-2 4:-4 5:4 7:-2 9:3
sie	0:-3 3:4 5:-2
sighu*	0:-2 3:-2 4:-2 5:2
sighup	0:-2 3:-2 4:-2 5:2
signa*	1:-2 4:-2 5:3 9:-2
signal	5:4
signal ⟨name⟩	5:4
signature	1:2
signature of	1:2 7:-2
signatures	1:-3 3:-2 5:5 7:-2
signi*	0:-2 1:7 3:-4 4:-2 5:-5 7:-3 8:-2
significa	1:2
sigse*	3:2
sigsegv	3:2
sigte*	1:-2 2:-2 3:3 5:-3 7:2 9:-2
sigterm	1:-2 2:-2 3:3 5:-3 7:2 9:-2
sigue	1:2 2:-2 3:2 5:-4
sigue el	1:3 3:-2 4:2 5:-3
silen*	0:-3 3:-2 5:3 7:2
simpl*	0:-2 1:3 2:2 4:-2 5:-5 9:-2
simple	1:-2 2:3
simples	1:4 5:-4 8:-2
simul*	0:2 2:4 5:-4 7:-3 9:-2
sin	1:-2 4:2 7:3
since	2:-2 3:6 4:-2 5:-3 7:-3
since i	3:3 5:-2
since the	3:3 5:-2
sind	0:-3 4:-4 6:-2 7:-3 8:-3 9:4
singl*	1:-4 3:-3 4:-2 7:4 8:-2
single	1:-2 5:3 9:-2
singleton	1:-2 2:-2 3:-4 7:3 9:-2
singletons	1:-2 5:-2 7:2 9:2
sirve	4:-2 7:4
siste*	0:-2 1:-3 2:3 3:-4 4:-4 5:6 6:-2 8:-3 9:-3
sistema	2:4 4:-4 5:2 8:-3 9:-2
sistemare	3:-4 5:5 7:-2
sit	0:2 1:-2
sites	0:-2 1:-2 3:-2 4:-3 5:7
sites for	5:3
sites of	5:3
sitio	1:-2 3:-3 7:5
sitio ?	7:2
sitio*	0:-4 3:-2 4:-2 5:4 6:4 7:-3
sitios	0:-4 3:-2 4:-2 5:4 6:4 7:-3
sitios se	0:-3 5:2 6:4 7:-2
sits	0:-2 5:4
situa*	0:-2 1:-3 4:-2 5:2 7:3
six	5:2 7:-3 8:3
slack	7:2
slot	1:4 2:-2 3:-3 5:-2 7:-2 8:-2 9:-2
slots	1:3 5:-2
slugi*	5:3
slugify	5:3
smell*	3:-2 4:-2 5:2 7:3 8:-2
smells	3:-2 4:-2 5:2 7:3 8:-2
sms	0:4 5:-4
snaps*	0:-2 4:-2 5:-2 7:-3 9:3
snapshot	0:-2 4:-2 5:-2 7:-3 9:3
snapshot too	3:2
so	1:-5 2:-2 3:4 4:-2 5:-3 6:-2 8:2 9:-4
so that	1:-2 5:2
so the	0:2 7:-2
sobal*	1:2 4:2 5:-3 9:-2
sobald	1:2 4:2 5:-3 9:-2
sobe	0:-2 3:3
sobra	0:-2 1:-2 7:3
sobre*	1:-5 4:-2 7:5 8:-2
sobrecargas	6:2 7:-3 9:2
sobrecargas de	9:3
sobrescribe	0:3 1:-3 3:2 5:-4 7:2
socio	9:2
socke*	1:-2 4:3 5:-3
socket	1:-2 4:3 5:-3
soft	1:-2 3:-2 5:2 6:-3 7:-2 8:-2 9:3
sola	1:2 3:3 4:-2 7:-2 9:-2
soll	1:-2 2:-2 4:-2 7:-2 9:3
solle*	0:-4 1:-3 3:-2 5:2 6:2 9:2
solleva	0:-3 6:2 7:2
sollevare	1:-2 7:-2 9:3
sollt*	1:-2 5:-4 8:3
sollte	1:-2 5:-4 8:3
solo	2:-2 3:5 4:-5 5:-3 6:-2 7:2 8:-3
solo en	1:-2 7:3
solo il	3:-2 5:3
solo se	7:2
solta*	0:-2 2:2 3:-2 5:-3 6:2
some	0:2 1:-4 3:2 4:-3 5:-4 7:4
someb*	0:-2 1:2 2:2 5:-4 7:2
somebody	0:-2 1:2 2:2 5:-4 7:2
someo*	0:-3 3:2 5:-6 7:4
someone	0:-3 3:2 5:-6 7:4
somet*	1:5 4:-2 5:-7 7:2 9:-2
something	1:5 4:-2 5:-7 7:2
somew*	5:-2
somewhere	5:-2
son	0:-2 1:-4 2:2 3:3 4:-3 7:-2 8:-2
sono	0:-4 1:-4 2:-2 4:-2 5:-2 7:3 8:3
sont	1:-2 2:3 3:2 7:-3 9:-2
sont ils	0:-3 1:-2 2:3 5:-2 7:-2 9:-2
sont les	5:2
sort	1:3 3:3 4:-2 5:-3 7:-2
sorta*	1:-3 3:-4 4:5 5:-2 6:-2 7:-2
sorte*	1:-2 5:3 7:-3
sortent	3:3 5:-3
sorti*	0:-2 1:-3 3:4 4:-2 5:-2
sospe*	1:-2 3:-2 5:2
sotto	0:-2 1:-3 3:-3 4:2 7:-3
sotto*	0:-2 1:-2 6:2
sottoclassi	0:-2 1:-2 6:2
sottoclassi di	5:2
sound	3:4 5:-3
sourc*	0:-3 1:-4 2:-2 3:-2 5:6 7:-3 8:2
source	0:-2 2:-2 5:3 7:-2
source $	5:2
sources	1:-2 5:5
sous	0:-3 4:-2 6:3 8:-3 9:-2
sous classes	6:3 7:-3
sovra*	0:-5 5:4 7:4
soy	0:2 5:-2
sozin*	1:-2 3:2 5:2 7:-2
spalt*	2:-2 3:-2 4:-2 5:4 7:-2 8:2
spalte	3:-2 5:5
spalte ⟨name⟩	3:-2 5:4
spawn	1:-2 5:3
spec	0:4 1:-3 2:-2 5:-6 7:3 9:-2
speci*	1:-2 5:2
specs	0:-2 1:-2 3:-3 4:-2 5:7 6:-2 7:-3
spedi*	0:2 2:-2 3:-2 5:-6 7:4 9:-2
speic*	2:-2 3:2
speichern	2:-2
spezz*	0:-2 1:-2 2:3 3:-3 5:-5 6:-2 7:5 9:-3
spieg*	0:-2 1:6 3:-3 4:-4 5:-5 6:-2 7:-4
spiel*	1:2 4:4 5:-6 7:-2 8:-3
splas*	3:2
splash	3:2
split	2:-2 7:2 9:-2
spost*	7:2
spots	0:-5 1:3 2:-2 3:-4 4:-2 5:5 6:-4 7:-3 8:-2 9:-2
sprac*	3:3 5:-3
spric*	3:3 4:-2 5:-3 8:-2
spricht	3:3 5:-3 8:-2
sprin*	0:-2 2:-2 3:6 4:-3 5:-2 7:-2
spring	3:4 5:-3
springt	3:4 7:-3
sql	0:-2 1:-6 3:-3 7:4 8:-3 9:2
sql ?	0:3 5:-2
sta	0:4 1:5 2:-3 3:-4 4:-4 6:-2 7:-4 8:-3 9:-3
sta $	0:3 1:-3 3:-3
sta la	0:2
stack	0:-2 2:-3 3:-3 5:-2 8:4 9:-3
stagi*	1:-3 3:3 5:-2 7:-3
staging	1:-3 3:3 5:-2 7:-3
stamp*	0:-2 1:-3 2:-2 4:3 5:-3 8:-3 9:3
stampa	1:-2 5:-3 9:3
stand*	0:-3 3:3 7:-2
start	1:-3 2:-4 4:2 5:2
start*	0:3 1:-4 3:3 5:-3 8:-2 9:-2
startup	0:-3 1:-2 2:-2 3:2 5:2
state	0:-2 1:5 2:-3 3:-3 4:-3 8:-2
state*	0:2 1:-2 3:-2
statement	0:3 5:-2
statements	3:-2 5:3
stati*	0:-3 1:-3 2:-2 3:-4 4:4 5:2 8:-2
station	3:-2 4:4 5:-3
station $	3:-2 4:4 5:-3
stato	0:-3 1:3 2:-2 4:2 7:-2
statt	3:2 4:-2 9:-3
statu*	1:-2 5:3
status	5:2
stays	1:-2 3:3
steck*	1:-5 3:3 4:2 5:-3 9:-2
steckt	1:-4 3:3 4:-2 5:-2 9:-2
stehe*	3:2
stehen	3:2
stehen $	3:2
steht	2:-2 3:2 4:-2 5:-3 6:2 7:-3
stell*	0:2 1:-2 3:-3 6:2
stelle	0:6 1:-4 5:-5 7:2
stellen	0:-3 3:-2 5:4 6:3 7:-2
stellen wird	0:-2 6:3
step	0:-3 1:-2 5:-2 6:-2 8:-3 9:3
steps	0:-4 3:2 4:-5 5:5 7:-2
stess*	5:2 7:-2 9:2
still	1:-3 7:4
sto	0:3 1:2 4:-2 5:-3
stock	1:-3 3:-4 5:3 7:2 9:-2
stock*	6:3 9:-2
stop	3:2
stops	0:3 5:-4 7:-2
stora*	6:4
storage	6:4
store	1:-2 9:3
store*	1:-2 5:2 7:2
stored	5:3
strad*	0:-2 1:-2 3:-3 4:5 5:-4 7:-3
strada	0:-2 1:-2 3:-3 4:5 5:-4 7:-3
strat*	0:-3 1:3 2:2 3:-2 7:-4 9:-2
strategy	1:-3 2:3 6:2 7:-2
strato	0:-2 1:3 3:-2 5:2 7:-3
strin*	0:-2 1:-3 2:-3 4:-2 5:4 8:-2
string	1:-2 2:-2 5:3 7:-2
string ?	0:2
stringhe	0:-2 3:-2 5:4
strip*	0:3 2:-2 5:-3
stripe	0:2 5:-2
struc*	0:2 2:-2 3:-2 4:-2 8:-2 9:-2
struct	0:3 1:-2 4:-2 7:-2
struct ⟨name⟩	3:-2 5:3
structs	3:-4 5:2 7:2
stuff	3:-2 5:2
stund*	3:2 5:-2
stunde	3:2 5:-2
style	1:-2 5:2 7:2
style ?	1:-2 5:2 7:2
style*	0:2 1:-3 3:-3 5:3 7:-3 9:-2
stylesheets	5:3 7:-3
ständ*	1:2 3:-3 5:4 7:-4
ständig	1:2 3:-3 5:4 7:-4
su	1:-3 3:4 6:-2 8:-2 9:-3
su propio	5:3
su un	7:2
su ⟨name⟩	0:-2 1:-2 2:-2 3:2
sua	1:-3 3:-2 4:-2 5:3 7:3 8:-2 9:-2
subcl*	0:-3 1:3 4:-3 5:-3 6:2
subclases	1:-3 9:2
subclases de	1:-3 9:2
subclass	1:4 3:2 5:-5
subclasses	0:-2 3:-2 4:-2 6:2 9:-2
subclasses of	1:-2 5:5 6:-4
sube	0:-2 1:2 5:-2
subir	1:-3 2:3 4:-2 5:2 7:-3 8:-2 9:-2
subit*	0:-3 5:2
subito	0:-3 5:2
subsc*	0:-2 1:-3 7:3
subscribe	7:2
subscribe to	2:2
subscribers	0:-2 1:-2 3:2
succe*	0:-2 1:-3 2:2 7:4
succede	1:-3 2:2 5:2 7:2
suche	3:2 5:-2
suis	1:2 3:2 5:-2
suite	0:-2 1:4 5:-3
suite $	1:3 5:-4
sul	3:2 5:2 7:-3
sulla	1:-2 2:-2 3:-2 7:-2 8:4
super*	0:2 5:-2
supor*	1:2 2:2 4:-2 7:-3
suppo*	2:2 3:-5 6:3 7:-4 8:-3 9:-3
support	0:3 1:-2 2:-2 3:-2
supposed	5:2
supposed to	5:2
suppr*	0:-2 5:2 7:-3 9:3
supprime	5:3
sur	0:-3 2:-2 3:5 4:2 5:-3 6:-3 8:2 9:-4
sur la	0:-2 3:3 4:2 5:-3
sur le	0:-3 1:4 5:-2 9:-2
sur n	1:-3 8:3
sur un	1:-2 3:2 5:3
sur ⟨name⟩	1:-3 5:-2 7:4
sur ⟨path⟩	3:3 5:-2
surch*	1:-2 3:-2 5:2
surcharges	5:4 7:-2
surcharges de	6:-3 9:2
survi*	1:-2 2:2 3:-2 7:2
survive	7:2
survive ?	7:2
sus	1:-2 3:2 4:-2 5:4 6:-2 7:-2
susce*	5:3
susceptible	5:3
susceptible de	5:3
suscr*	5:2
suspe*	0:-2 1:-2 5:3 7:2
svp	0:-3 1:3 2:-2 3:-3 4:-2 6:-2 7:-2 8:-2
svp $	0:-3 1:3 2:-2 3:-3 4:-2 6:-2 7:-2 8:-2
swap	1:2 2:-2 3:-2 4:-2 7:-2 8:2
swift	7:-2 9:2
switc*	1:-4 2:4
switch	1:-3 2:4
sync	1:-3 2:2 5:-3 7:-2 8:2 9:2
sync engine	1:-3 2:2 3:-2 4:-3 5:-2 7:-2 8:2 9:2
syste*	0:-2 1:-5 4:4 5:-2 6:-2 7:2 8:-2
system	0:-2 1:-5 4:4 5:-2 6:-2 7:2 8:-2
system ?	1:-2 4:2
são	0:-2 1:-2 2:3 4:-3 5:3 7:-3 8:-2 9:2
sämtl*	0:-2 3:-2 5:3
sämtliche	0:-2 3:-2 5:3
só	3:3 4:-3 6:-2 7:2 8:-2 9:-3
só no	1:-2 3:2 5:-2 7:2
sólo	8:2 9:-2
t	0:3 2:-2 5:-3 7:2 8:-2
t elle	0:-2 1:2 3:-2 4:-2 5:-4 9:2
t il	0:-2 1:-2 2:-2 7:5
t on	0:6 4:-2 5:-2 7:-4 9:-2
tab	7:2
tabel*	0:-2 2:-2 4:3 6:-2 7:-3 9:-3
tabela	0:-4 1:-2 4:2 5:3 9:-2
tabella	1:-2 3:-2 4:2 5:2
tabella ⟨name⟩	5:3
tabelle	0:-2 1:2 3:2 4:2 5:-3 7:-4
tabelle ⟨name⟩	0:-2 1:3 3:2 5:-3 7:-4
tabla	1:-2 4:-2 5:4
tabla ⟨name⟩	1:-3 3:2 5:2
table	0:-4 1:3 2:-3 3:-5 4:4 5:4 7:-3 8:-2 9:-2
table $	2:-2 4:3
table*	0:2 1:-2 2:-2 3:2 4:-3 5:-3 6:2 7:-2
tableau	0:2 1:-2 3:2 5:-2 7:-2
take	0:-3 1:-4 2:4 3:-2 6:-2 8:-2 9:-2
taken	7:2
takes	2:-2 4:-2
takes n	0:-2 1:3
takin*	0:4 1:-2 5:-2 9:-3
taking	0:4 1:-2 5:-2 9:-3
tan	2:3 3:3 4:-2 5:-3 7:-3 9:-2
tap	4:2 5:2
targe*	0:4 1:-5 2:-2 4:2 5:-4 7:-2 9:2
target	0:4 1:-4 2:-2 3:3 4:2 5:-4 7:-2
tarif*	0:-2 1:-2 3:-2 4:-2 5:3 6:-2 7:-2 8:2
tarje*	0:-2 1:2
task	0:-4 1:2 2:-3 4:-4 5:-4 6:-2 7:2 8:-3 9:4
te	0:-2 1:-2 3:-4 4:-2 5:3 7:3 8:-2 9:-2
team	1:-2 2:-2 3:-2 5:2 7:-3 9:2
techn*	0:-2 1:-5 2:-2 3:-5 4:-2 7:-2 8:5 9:-3
technical	5:3 8:-3
technical debt	5:3 8:-3
teile	1:-2 5:4 7:-2
tela	1:-3 3:4 5:-3 8:-2
tela de	0:2 1:-2 5:-2 8:-2
telas	0:-3 1:-4 3:-3 5:5 7:-5 9:3
telef*	3:2 4:2 5:-2 7:-2
telefono	4:2
telem*	3:-2 4:4 7:-2
tell	2:-3 7:3 8:-3
tell me	2:-3 7:2 8:-3
tem	0:-4 1:-5 3:-5 5:-2 6:3 7:5 8:-2 9:-3
temos	5:2
tempe*	1:2
templ*	1:-2 2:-2 3:-3 5:3 6:2
template	3:-2 5:3
templates	3:-2 6:3
ten	1:-3 2:-2 3:-2 5:-4 7:4
tenan*	6:-2 7:2 8:-4 9:-5
tenant	0:2 1:-3 5:3 7:-2 8:-2 9:-4
tenant $	1:-2 4:-2 5:3 9:-3
tenem*	9:2
tenemos	9:2
tener*	3:-2 9:2
tengo	2:2 3:2
tenta*	3:3 5:-3
ter	1:-2 5:3
terce*	5:-2 7:2
termi*	1:-3 3:2 4:-3 9:-2
terminal	0:2 2:2 3:-3 5:-2
terms	1:-3 3:-2 4:2 5:4 8:-4
terms of	1:-2 5:3
test	0:-2 1:2 3:-3 4:-3 6:-2 7:3
test ?	0:-2 1:-2 2:2 3:-2
test coprono	1:-2 6:3
test coverage	1:-2 2:-2 5:4
test de	1:2
test for	7:2
test per	1:-2 2:-2 3:-3 5:2 7:2
test ⟨name⟩	1:3 3:3 5:-4
testa*	0:-2 1:3 2:-2 3:4 5:-6 6:-3 7:4 8:-5 9:-2
teste	0:-2 1:2 6:-2
teste*	1:-2 2:3 3:-4 4:-2 5:2 7:-5
tested	5:3 7:-3
testes	1:-3 3:-3 5:3 6:2 7:-2
testes cobrem	5:2 6:2 7:-3
testes de	2:2
testes do	0:2 3:-2
testo	0:4 1:-2 2:2 3:2 4:-2 5:-5 7:-3
tests	1:-5 3:-4 4:-2 5:5 7:2 9:-2
tests $	5:3
tests ?	3:-2 7:5
tests couvrent	6:3
tests de	1:-2 7:-2 8:2
tests for	1:-2 5:3
tests that	5:3 7:-2
text	0:3 1:-2 2:-2 3:-3 5:2 7:-2
texte	0:3 3:-3
texto	0:4 1:-2 5:-3
than	1:-3 7:2 9:-3
than the	0:2 9:-2
that	0:2 1:2 3:-4 4:-3 5:5 6:-2 8:-3 9:-4
that $	0:3 5:-3
that ?	0:2 3:-2 4:2
that a	0:3 1:-4 5:-2 7:3
that are	3:-2 5:2
that is	1:-2 3:3 7:-2
that mention	5:2
that merges	0:2 1:-3 5:2
that ⟨name⟩	0:-2 1:-3 2:-3 3:3 5:2
that'*	0:-2 1:2 3:-2
that's	0:-2 1:2 3:-2
the	5:-2 6:-2
the api	3:2 5:-3 9:2
the app	1:-3 3:3 4:-3 7:2
the audit	1:-3 5:5
the backend	3:-2 9:2
the base	3:2
the broker	1:3
the caching	1:-3 2:3 5:-3 8:2
the call	2:2 4:-2 5:-2
the checkout	4:-2 5:2 7:-2 8:-2
the class	5:3 7:-3
the client	0:-3 1:2 7:2
the code	1:-2 2:-4 3:2 4:2 8:2
the column	5:2
the csv	0:-3 1:-3 2:-2 3:-3 4:3 5:3 7:-3 9:-2
the dashboard	0:-2 5:2
the default	0:-2 5:3 9:-2
the difference	9:2
the discount	1:3 5:-3 8:2
the domain	7:2
the editor	0:-2 1:-3 4:3 5:-2 7:-2 9:2
the end	3:2
the error	1:-2 7:2 8:2
the event	5:-2 8:2
the file	0:-5 3:-2 4:-3 5:2 7:-2 8:3
the first	0:-2 1:4 5:-3 9:-2
the function	5:2
the game	0:-2 1:2 5:2
the global	1:3 2:-3 3:-2 9:-2
the header	3:2
the import	0:2 3:2 7:-3
the invoice	1:-2 3:3 5:-3
the job	0:-2 1:-2 4:-2 5:5
the last	1:3 5:-2
the layout	2:-2 5:-2 8:2
the list	2:-3 4:2
the log	0:2
the login	0:-2 1:-2 3:3
the mail	1:2 3:-2 5:2
the main	1:-2 5:2 6:2
the message	0:-2 1:-2 4:2
the method	1:2
the migration	0:-2 1:5 7:-4
the most	0:-2 1:-2 5:3
the new	5:-3 7:3
the nightly	4:-2 5:2
the one	0:2 5:-2 7:2
the parser	1:-2 3:3 5:-3
the plugin	1:-2 2:-2 8:-2 9:2
the product	3:-2 5:3 7:2
the profile	0:2 1:-2 3:-2 5:-4 7:2
the queue	2:2 3:-3 4:-2 5:4
the real	0:-3 5:3
the release	0:4 3:-2 4:-2 5:-4
the repo	1:-4 2:-2 4:-2 5:2 6:2
the request	0:2
the retry	3:-3 4:2
the review	0:3
the router	9:2
the same	0:-3 1:2 3:2 4:-3 5:-6 8:-2 9:5
the save	1:-2
the scheduler	7:2
the schema	1:2
the second	3:3 4:-2 5:-2 7:-2
the server	0:2 1:-2 3:-3 4:2 7:-2 9:3
the service	1:-2
the services	8:3
the session	7:2
the signature	1:2 7:-2
the sql	0:-3 4:2
the stack	0:-3 1:3 3:-3 4:-2 7:2 9:-2
the sync	1:-3 2:2 3:-2 5:-2 7:-2 8:2 9:2
the system	4:2
the test	1:4 2:-2 4:-2 5:-3 7:-2
the thing	0:-2 1:3 2:-2 3:-2 4:-2 5:2 8:-2 9:-3
the three	9:3
the trace	1:3 4:-3 8:-2
the two	0:-3 1:-3 5:-4 7:2 9:5
the user	3:-3 4:3 5:-3 7:-3 9:-2
the value	1:4 5:-4
the warehouse	1:-3 3:-2 5:2 7:2
the websocket	3:-2 5:-2 7:3
the worker	0:2 1:-5 2:2 4:-3 5:-3 9:3
the worst	0:-2 5:3
the ⟨name⟩	0:3 4:-3 7:-3 8:-2 9:-4
the ⟨text⟩	1:-2 3:-2 4:3
their	0:-4 1:-4 2:-2 4:-4 5:4
their own	3:-2 5:3 9:-2
them	0:-3 1:-4 2:-3 3:3 4:-3 5:3 7:-5 8:-2 9:3
them $	0:-2 1:-2 3:2 4:-2 5:4 7:-5 8:-2
them ?	5:2
theme	0:-3 1:-4 2:3 5:4 7:-2
then	1:-5 2:-4 4:8 5:-7 6:-2 7:-4 8:-2 9:-3
then what	0:-2 1:-4 3:-4 4:6 5:-4
there	2:-2
there $	0:-2 1:2 5:-2
there ?	1:2 5:2
there a	1:2 3:3 4:-2 5:-2 7:-2
there are	5:4 9:-3
there in	1:-2 6:2
there two	3:2
there*	3:2
these	0:-2 1:-6 2:-3 3:2 4:-4 8:-3 9:4
they	0:-2 5:-2 7:-2
thing	0:-5 1:2 2:-3 3:-5 4:-4 5:3 8:-4 9:3
thing*	0:-2 1:-3 3:-2 5:3 7:2
things	0:-2 1:-3 3:-2 5:3 7:2
third	1:2 2:3 5:-3
this	0:-4 1:2 2:-4 3:-2 4:-3 5:-2 8:4
this codebase	1:4 4:-2 5:-4
this project	0:-2 1:2 3:-2 5:-2 8:2
this repo	1:-3 3:-2 5:2 9:3
thoug*	1:3 5:-4
threa*	1:-4 7:-2 8:2
thread	0:2 1:-2 4:2 5:-3
threads	0:-2 1:-3 2:3 3:2 4:-2 5:2 7:-4
three	0:-3 1:-3 2:-2 3:2 4:2 5:-6 7:2
throu*	0:-2 3:-4 4:2 5:-3 8:-2 9:3
through	0:-2 3:-4 4:2 5:-3 8:-2 9:3
through $	0:-2 1:2 4:-3 7:-2 9:3
through the	1:-2 2:2 5:-2 8:-2 9:2
throw	0:-3 1:2 3:-3 5:3
throw $	0:-4 1:-2 5:5
throw ?	0:2 7:-2
throw new	0:-2 5:3
throw*	0:3 2:-2 3:-4 4:-2 5:2 7:-2 9:-2
throwing	0:5 1:-2 5:-5
thrown	3:-2 5:2
throws	0:-3 1:-4 3:-2 5:6
throws ⟨error⟩	5:2
thumb*	4:2 5:-3
thumbnail	4:2 5:-3
tick	0:-3 1:2 2:-3 3:-3 4:3 5:-3 7:2 9:-2
ticke*	0:-3 1:-3 2:-3 4:5 7:-2
ticket	0:-2 1:-3 2:-3 4:4 7:-2
tiene	0:-4 2:-2 3:-3 4:-2 5:-5 6:4 7:3 8:-2
tile	4:2
time	3:3 5:-2
timeo*	1:2 3:-2 5:-2 7:2
timeout	1:2 3:-2 5:-2 7:2
timer	1:2 5:-3 7:2
times	0:-3 2:2 3:2 4:-2 5:-6 7:2 8:-3 9:-2
times*	0:3 5:-3
tipi	1:-2 6:2 7:-2
tipo	1:2 2:2 3:-2 5:-2 7:3
tipo de	2:2
tipo di	0:-2
tipo ⟨name⟩	1:3 5:-3 7:2
tipos	0:-2 3:-3 5:2 9:-2
tipos de	1:-2 5:3
tira	4:2 5:-2 6:2 7:-2
to	1:3 2:2 3:-3 4:-3 9:-2
to $	1:2
to a	0:-2 1:-3 3:-2 4:2 7:3
to add	1:-2 2:3 4:-2
to be	1:2 2:2 3:-2
to break	1:-2 2:3 7:-2
to call	7:2
to change	0:-2 1:2 7:-2
to class	2:2
to delete	1:-2 5:2
to get	0:-2 2:3
to keep	7:2
to know	0:2 4:-2 5:-4
to me	1:2 4:-2
to n	0:-3 1:2 2:3 3:-2 4:-3 8:-3 9:-2
to see	0:3 3:-2 5:-2
to sql	7:2
to the	0:-4 2:-3 3:-2 4:6 5:2 7:-3 8:-3
to touch	5:3
to ⟨name⟩	2:-2 4:-2 7:2
toast	2:2
toca	4:-3 5:4
tocar	1:-2 2:2
tocca	1:-2 4:2 7:2
toccano	5:2
tocco	0:-3 3:-2 5:5 7:-3
toda	0:-4 1:-4 3:3 5:-2 7:2
todas	4:-2 5:5 6:-2 7:-2
todas as	5:4
todav*	6:-2 7:2
todavía	6:-2 7:2
todavía ?	5:3 7:-3
today	1:-2 5:2
todo	0:-3 1:-4 2:-2 4:-3 5:4
todo mundo	5:3
todos	0:-5 1:-2 3:-4 5:7
todos los	0:-2 3:-2 5:4
todos os	0:-2 5:4
toget*	1:2 2:-2 8:2
together	1:2 2:-2 8:2
token	0:2 1:-4 2:3 3:4 5:-3 6:-3 7:-3 8:-2 9:-3
token ?	1:-2 2:4 3:-2 5:-2 7:-3
token*	0:4 3:-2 5:-3
tolgo	5:4 7:-3
too	0:-2 2:-2 3:2 6:-2 7:3 9:-2
too deep	5:-2 7:3
too many	5:-2 7:3
too much	1:2 5:-2
too old	3:2
tools	0:-2 2:-2 3:-4 4:-3 5:-4 7:-3 8:5 9:-2
toolt*	0:-2 1:-2 3:2 5:2 7:-2
tooltip	0:-2 1:-2 3:2 5:2 7:-2
top	0:-2 1:-2 3:-2 5:4 8:-2
topic	2:-2 3:-4 4:-3 5:5 7:-2
topic ⟨name⟩	3:-2 5:3
toque	1:-2 2:-2 3:-2 4:4
torna	0:-2 1:-2 2:-2 3:5 5:-4
torna*	0:-2 3:-2 7:-2 9:2
total	1:-2 3:4 4:-2 5:-4 6:3 9:-2
total*	0:-2 1:-2 3:2 5:-3 9:3
totale	3:3
totals	5:-2 9:3
toter	1:-3 4:-2 5:2 7:2
toter code	1:-3 4:-2 5:2 7:2
touch	0:-2 1:-3 2:-2 5:5
touch*	0:-4 1:2 2:-2 5:2 9:-2
touche	0:-3 7:4
touched	1:3 7:-4
touching	3:-3 5:4
touching the	5:2
touché	3:2
toujo*	3:2
toujours	3:2
tour	1:-2 3:-2 5:-3 8:4
tour of	3:-2 5:-2 8:3
tourn*	0:-2 1:-4 4:3 7:2 8:-2
tourner	1:-3 3:-2 5:2 7:2
tous	0:-3 1:2 5:2 7:-2
tous les	0:-3 1:2
tout	0:-2 2:2 3:2 4:2 5:-4 8:-2
tout ce	3:-2 4:3
tra	1:-3 2:-3 5:2 8:-2
tra ⟨name⟩	4:-3 5:3
traba*	0:-2 1:2 3:-2 7:-2
trabajo	5:2
tracc*	0:3 1:-3 2:-2 3:2 4:-4 7:-2
trace	0:3 1:4 4:-3 5:-4 6:-2 7:-5 8:-3
trace id	1:4 4:-5 5:-2 7:-2 8:-3 9:-2
trace*	5:2
traceback	3:2
traceback most	3:2
track*	2:2 3:-2 5:2
tradu*	1:-2 4:-2 5:4 7:-3
traduction	5:3 7:-2
train*	1:3 2:-2 3:-2 4:-2 5:-2 7:2
trait	0:-2 5:5 6:-2 7:-2
trait*	1:-3 3:2 5:3 7:-2
traitement	1:-2 3:2 5:2
trans*	0:-2 1:2 3:-3 7:-2 8:-3 9:2
transaction	0:-2 3:-2 4:2
transaction n	1:3 3:-2
transactional	3:3
transitive	5:2
trata	5:2
trata*	2:-2 3:-2 5:-3 8:3
trave*	0:-2 2:-3 4:4 5:-2 7:2
travel	0:-2 2:-3 4:4 5:-2 7:2
travel from	7:2
tre	0:3 2:-2
tree	0:-2 1:-3 2:-3 8:3
tree $	0:-2 3:-3 4:-2 7:-2 8:3
tres	0:2 1:-3 2:-2 3:2 4:-2 7:-3 8:-2 9:2
trigg*	1:-4 5:4
trigger	0:-3 1:-3 5:4
troca*	1:-3 5:3 6:2
trocar	6:2
trois	1:-2
trop	3:-2 5:-5 6:-2 7:5 8:-2
trop de	3:-2 5:-4 7:4
tropp*	0:-2 1:-2 2:-2 3:-2 4:-3 6:-2 7:5
troppo	0:-2 1:-2 2:-2 3:-2 4:-2 7:3
trouv*	4:-2 7:2
trouve	4:-2
trouve la	8:2
trova	0:-4 5:5
truc	1:2 3:-2 5:-5 7:5 8:-2 9:-2
true	0:6 1:-6 2:-5 3:4 4:-4 5:-4 6:-2 7:-2 9:-3
true $	0:5 1:-3 3:-4 5:-4
true ?	0:3 3:-2 5:-3 7:2
try	0:-3 5:5
try restarting	1:2
tryin*	3:2
trying	3:2
trying to	3:2
três	3:3 5:-2 7:-2
ts	0:-2 1:2 3:5 5:-4 7:-3
ts $	1:3 3:3 5:-4 7:-2
ts n	3:2
ttl	3:3
tu	1:5 5:-3 7:-2
turn	1:-3 2:-2 4:5
turni	1:4 2:-2 3:-2 5:-4 7:2
tut	1:-2 3:2
tutte	3:-2 5:4
tutte le	3:-2 5:4
tutti	0:-4 1:2 2:-3 3:2 4:-2 6:-3 9:-2
tutti i	0:-3 1:2 3:-2 4:-2 5:3 6:-2 7:-3
tutto	0:-2 1:-2 4:-4 5:2 7:-3 8:2 9:-2
twice	0:-2 1:-2 3:5 5:-4 7:-2
two	0:-4 1:-3 3:5 4:-4 5:-6 6:-2 8:-3 9:5
two caches	3:2
typ	0:-2 3:-2 5:2
typ ⟨name⟩	0:-2
type	1:5 2:2 3:3 5:-7 6:-3 9:-2
type $	1:3 3:2 5:-3
type de	1:4 5:-4 6:-2 7:-3
types	1:-4 3:-2 5:6 9:-2
tá	0:-2 1:-4 2:-2 4:-3 9:4
télép*	3:4 5:-3 7:-3
tête	2:-2 3:3 4:-2 5:-3 8:-2
ui	0:-2 1:3 4:-3 5:-2 6:-2 8:-2
um	2:2 3:-2 6:-2 7:-4 8:2 9:-3
um $	5:2
um ⟨name⟩	0:-2 1:-3 5:3
uma	0:-2 1:-2 2:3 5:-8 6:-2 8:6
uma visão	8:2
umben*	3:2
umlau*	3:5 5:-3 7:-3
un	0:-2 5:-6 7:2 8:2
un altro	0:-2 1:-2 2:2 3:3 4:-2 5:2 7:-2 8:-3
un cliente	0:-2 3:4 5:-2
un fichier	7:2
un lot	1:3 8:-2
un nouveau	2:3 3:-2 4:-2 8:-2
un nuevo	0:2 2:3 5:-3
un nuovo	0:-2 2:3
un seul	3:2
un test	1:-3 3:2 5:-3 7:3
un ticket	2:-2 4:2
un try	1:-2 5:4
un ⟨name⟩	0:-2 1:-3 3:-3 4:-2 6:3 8:-2 9:2
una	0:-3 1:2 3:-2 4:2 5:-4 8:3 9:-2
una modifica	3:-2 5:6 7:-4 8:-2
una sola	1:3 7:-2 9:-2
una volta	0:-2 1:2 3:2 5:-3
uncau*	3:3 5:-2
uncaught	3:3 5:-2
uncaught in	3:3 5:-2
und	0:-5 1:-2 2:-2 4:3 6:-3 7:-3 8:-2 9:6
und wie	0:-2 1:-3 2:-2 4:-2 5:3 7:3
und wo	0:-2 1:3 5:-2 7:-2
und ⟨name⟩	7:2
undef*	0:-3 3:7 5:-4 7:-2
undefined	0:-3 3:6 5:-3 7:-2
undefined reference	3:2
under	0:2 1:5 5:-6 7:-2 8:-2
under the	1:2 2:-2
under what	1:5 3:-3 5:-3
under*	0:-2 1:2 2:2 5:-4 7:-2 9:-2
understand	1:-2 2:3 4:-2 5:-2
une	0:-2 1:-4 3:3 4:2 5:-4 6:-2 7:4 9:-3
une fois	1:-2 4:3 5:-2
unexp*	3:2
uniqu*	3:4 5:-3
unique	3:3 5:-2
uniquement	3:3
unit	0:3 1:3 2:-2 4:-2 5:-5 6:2
unit test	5:-2 7:3
unit tests	0:3 1:-2 4:-2 5:-2 6:2 7:-2
unita*	3:2
uno	0:-2 1:-2 7:2
uns	3:-3 4:-3 5:-2 8:3 9:2
unser*	0:-2 1:-3 2:-2 3:-3 4:-2 7:2 9:3
unsere	2:-2 5:-2 7:4
unserem	3:-2 5:4 7:-2
unter	0:-3 1:5 2:-2 3:-4 4:-4 5:-3 6:4 7:-3 8:-2 9:-2
unter*	0:-4 1:-4 2:-2 3:2 4:-4 5:-4 6:-3 8:-2 9:6
unterklassen	3:-2 5:2
unterklassen von	2:2
unterschied	0:-2 1:-2 3:-2 4:-2 5:-2 7:-2 9:5
until	0:-2 2:-2 3:2 4:4 5:-2 7:-2
unuse*	0:-2 3:-2 7:3
unused	0:-2 3:-2 7:3
up	0:4 1:-2 3:2 4:2 5:-5 6:-2
up $	0:-2 1:-2 2:-3 9:3
up ?	0:2 5:-3 7:-2 8:2
up in	0:3 1:-2 2:2 3:-2 5:-5
up the	0:2 1:-3 2:2 3:-2 7:-2
up with	1:-3 3:2 4:-2 5:3 9:-2
up ⟨name⟩	1:-2 5:2
updat*	1:-2 2:-2 4:-2 7:2 9:-2
update	0:-3 1:-2 2:-2 4:-2 5:2 7:3 9:-2
upgra*	0:-3 2:2 3:-3 4:-3 5:3 7:-4 8:-3
upgrade	0:-3 2:2 3:-3 4:-3 5:3 7:-3 8:-3
uploa*	1:-3 2:-4 3:-2 4:5 5:-5 6:-2 8:3 9:-3
upload	0:2 1:-2 2:-3 3:-5 5:-2 6:-2 8:4
upon	4:2
us	0:-3 3:2 4:2 5:-8 7:3 8:2 9:3
us ?	7:3
usa	1:-3 3:-2 4:-2 5:-2 7:2 8:2
usa ⟨name⟩	0:2 5:-6 6:4
usado	0:-4 7:3
usage	0:-2 1:-2 5:4 6:-4 7:2
usage*	0:4 1:-2 3:-2 4:3 5:-3 6:-2 7:-2
usages	0:4 3:-2 5:-2 6:-2
usages of	0:-3 5:6 6:-2
usamo*	1:2 5:-3 7:-3 9:2
usamos	1:2 5:-3 7:-3 9:2
usar	0:-2 3:4 5:-5 7:-3 9:-3
usar ⟨name⟩	7:3
usare	7:2
usato	5:-2 6:-2 7:5
uscit*	5:3
uscita	5:3
use	0:-2 2:-2 4:-2 5:5 7:-2 8:-3
use ?	0:-2 5:2 6:2
use of	5:2
use the	1:2 5:-2
use two	3:2
use ⟨name⟩	0:2 6:-2
used	0:4 5:-2 7:2
used $	0:4 5:-4
user	3:-2 4:2 6:-2 7:-2 9:-2
users	1:-2 3:5 4:-2 7:-3
uses	0:-2 1:3 3:-2
uso	2:2 5:-2 7:2
usos	2:-2 3:-3 4:-2 6:5 7:-3
usos de	3:-2 5:-4 6:6 7:-2
usuar*	3:3 4:-2 5:-4 7:2 8:-2
usuario	3:2 4:-2
usuarios	3:3 5:-3 7:3 8:-2
usuár*	0:4 2:2 5:-3
usuário	0:4 2:2 5:-3
utc	0:2
utent*	0:-2 1:-3 3:2 4:2 5:-4 7:2
utente	1:-3 2:-2 3:2 4:2 7:-2
utili*	3:2 4:-3 8:-2 9:-2
utilisé	0:2 1:-2 5:-3 7:3
v	0:-3 1:-3 2:3 3:-2 4:-2 7:3 8:-2
v n	0:-3 1:-3 2:3 3:-2 7:2 8:-2
va	2:-2 3:5 6:-2 7:-2 9:-2
va a	0:2 1:-2 3:2 7:-2
va in	3:4 5:-2 7:-4
vai	0:-4 3:3 5:2 7:-2 8:2
vale	0:-3 1:-5 2:-3 3:3 4:-2 5:-7 6:-2 7:5 8:3 9:-3
valeu*	0:4 2:3 3:-2 4:-5 6:-2 7:-2 9:-4
valeur	0:4 2:3 3:-2 4:-5 6:-2 7:-2 9:-4
valeur de	0:5 1:-2 2:2 4:-4 5:-3 9:-3
valid*	0:-4 1:-2 4:-2 6:-2 8:-3 9:4
validación	1:-2 4:-3 5:-2 7:2 9:3
validación del	1:-2 4:-3 5:-2 7:2 9:3
validate	4:2 5:-4 7:3
validation	1:-2 2:3 3:-3 4:-3 7:-3 9:3
validation errors	2:3
valor	1:-3 3:2 5:3 7:-3 8:-2
valor de	1:-3 5:2
valor*	1:-4 3:-2 4:-3 5:5 7:-3 8:3
valore	2:2 4:-3 5:3
valore di	5:2
value	0:-2 1:3 2:2 3:4 4:-3 5:-3 7:-3
value $	1:-2 2:2 4:-2 5:3 7:-2
value in	3:2 5:-2
value*	0:-2 1:-3 5:3 7:-2
values	0:-2 1:-3 5:3 7:-2
valut*	0:-2 1:-2 2:-2 3:-2 4:-2 5:-4 8:5
var	3:2 4:3 9:-3
varia*	0:3 1:-2 2:-2 3:2 4:-3 5:2 6:-3 7:-2 8:-2 9:-3
variabili	5:2
variable	1:-2 3:3
variable ⟨name⟩	3:2 7:-3
variables	5:4
variant	1:3 5:-2
variantes	5:2
varianti	5:2
variants	3:-2 5:4
variá*	0:2 7:-2
variável	0:2 7:-2
vaut	1:-2 3:-2 5:-3 8:2 9:2
vazio	3:2 5:-3 7:2
ve	0:2 1:-2
vec	3:-2 5:2
vec n	3:-2 5:2
vecch*	7:4
veces	0:-3 2:-2 3:2 4:-3 5:-5 6:4 8:-2 9:-2
vecto*	0:4 1:-2 5:-3 6:2
vector	0:3 1:-2 5:-3 6:2
vector n	0:2 1:-2 6:2
veder*	1:-2 5:3 7:-2
vedere	1:-2 5:3 7:-2
vedo	1:-2 7:3
vehic*	5:2 6:-3
vehicle	6:-2
vem	1:2 3:2 5:-4
vengo*	0:-2 2:4 3:-2 4:-2 9:-2
vengono	0:-2 2:4 3:-2 4:-2 9:-2
venta*	2:3 5:-2 7:-3 9:2
ver	5:3
verar*	2:-2 4:3
verer*	5:-2 7:3
verif*	1:4 2:2 3:-3 4:-2 7:-3 8:-2
verlo*	0:2
verloren	0:2
verloren ?	0:2
verro*	0:-3 2:5 3:-3 4:-3 5:-4 7:-3 8:-3
vers	3:3
versc*	1:-3 2:-2 5:3 6:-2 9:-3
verschiedene	3:3 5:-2 9:-2
versi*	0:-2 1:3 3:-2 4:-2 5:-3 6:2 7:2 8:-2
version	2:2 7:2 9:-2
version $	1:2 5:-2
versions	1:2 5:-3 6:2 9:2
versions of	5:-2 9:2
versión	1:3 5:-3
verso	1:-2 5:2
verst*	0:-2 2:4 3:-4 4:-3 5:-3 8:-2 9:-3
versu*	0:-2 3:3 4:-2 5:-4 7:-2 9:4
versus	5:-2 9:4
versã*	0:-3 1:2 2:-2 4:-2 5:2
versão	0:-3 1:2 2:-2 4:-2 5:2
versão do	0:-2 1:3
verwendet	7:2
verwendet ?	7:2
verän*	0:-2 2:-2 3:-3 5:2 7:3
verändert	3:-3 7:4
veut	1:3 3:-2 5:-3
veut dire	1:2
veux	0:3 3:-3 4:2 5:-3 7:2
veux dire	4:2 5:-3 7:2
vez	1:-4 3:4 4:-2 5:-6 7:4 9:-2
vez de	3:2
vez que	3:3
vezes	0:-2 1:-2 3:2 6:2 9:-2
vi	0:4 1:-3 3:-3 5:-3 7:3 8:-2
via	1:-3 4:-4
vida	1:-2 4:-2 8:4
vida de	1:-2 4:-2 8:4
vide	1:-2 3:3 5:-2
video	1:2 3:2 5:-4
vie	3:-2 4:4 5:-2 8:-2
viel	1:2 2:-2 3:-3 4:-2 5:-4 6:2 7:3 9:-2
viele	1:-3 2:-3 3:-2 4:-2 5:-4 6:4 9:3
viele*	1:-2 2:-3 3:-4 4:-2 5:-5 6:5 7:3
vielen	1:-2 2:-3 3:-4 4:-2 5:-5 6:5 7:3
viene	1:4 5:-3 8:-3
viene chiamato	1:-2 3:2 4:-2 5:2 6:2 7:-3
viene mai	5:-3 6:-2 7:5
viene pubblicato	1:3 3:2 5:-2 7:-3
vient	0:-2 1:-3 2:-3 4:2 5:-4 7:2 9:3
view	1:-4 2:4 4:-2 7:-2 8:-2 9:-2
views	0:3 1:-3 3:-2 6:-2 7:-2 9:-2
viola*	0:-3 1:-4 3:-2 5:4
violates	3:3 5:-2
virer	7:2
virtu*	5:3
visib*	0:-2 3:-2 4:2 5:3 7:-3 9:-2
visit*	0:-2 1:-2 2:-2 4:2 5:-3 8:3 9:-2
vista	3:3 7:-2
visão	5:-2 8:3
visão geral	5:-2 8:3
vita	1:-2 3:-3 4:3 5:-2 7:-3 8:-2 9:3
vive	2:-2 3:-2 4:3
você	1:-3 5:3 7:2
void	0:-2 1:-4 3:3
vois	5:-2 9:2
volta	0:-3 1:2 4:-3 6:-2
volte	0:-2 1:-2 3:4 4:-3 5:-4 6:3 8:-2 9:-2
vom	0:-2 1:2 4:2 5:-3 6:-2 7:2 8:-2 9:-2
vom scheduler	1:-2 5:2
vom typ	0:-2
von	2:-3 4:-4 5:3 6:4 7:-4 8:-2 9:-2
von der	1:-2 2:-2 3:-2 4:2 5:2 9:2
von wem	1:3
von wo	0:4 5:-3
von ⟨name⟩	0:2 1:2 3:-2 4:-3 6:4 7:-3 8:-3 9:-2
von ⟨path⟩	3:-2 4:-3 5:5 7:-2
vor	1:-3 2:-3 3:3 4:-3 5:-4 6:2 7:-2
vor $	3:-3 5:-2 6:3 7:2
vorko*	5:3
vorre*	2:2 3:-2 4:3 7:-2
vorrei	2:2 3:-2 4:3 7:-2
vou	0:-3 2:2 4:2 5:2 8:-2
voy	5:3 7:-2
voy a	5:3 7:-2
vs	0:-2 1:-2 2:-2 3:-3 4:-3 5:-5 7:-2 8:-2 9:7
vue	0:-3 1:-2 2:3 3:2 4:-2 7:-2
vuelv*	3:2
vuelve	3:2
vuota	7:3
vérif*	1:-2 5:5 7:-3
vérifie	5:3
wait	0:-2 1:2 3:2 5:-3
waiti*	3:-3 4:-2 7:4
waiting	3:-3 4:-2 7:4
wal	0:-2 1:4 4:-3 5:-2
walk	1:-2 2:2 3:-2 4:2 5:-2 8:-2
walk me	1:-2 2:2 3:-2 4:2 5:-2 8:-2
wann	0:-3 1:3 3:-2 4:-2 7:-2 9:2
want	0:-2 2:2 5:2
want a	1:2 3:-2
want to	1:-3 2:2 5:3
wants	1:-4 4:2 5:4 7:-2
war	2:2
wareh*	1:-3 3:-2 5:2 7:2
warehouse	1:-3 3:-2 5:2 7:2
waren*	1:2 5:-3 7:2
warenkorb	1:2 5:-3 7:2
warm	0:2 5:-2
warn	3:4 7:-2 8:-2
warni*	0:2 1:-3 2:-2 5:-4 7:3
warning	0:2 1:-3 2:-2 5:-4 7:3
warum	3:4 7:-4 9:-3
warum ist	3:3 7:-2
was	0:-2 1:3 2:-4 6:-3 9:2
was bedeutet	1:4 3:-2 5:-2
was ist	3:-3 4:-2 5:-2 8:-2 9:4
was macht	1:3 3:-3 5:-2 9:-2
was mit	4:2 5:-2
was passiert	1:3 5:-4
was ruft	5:3
was the	1:2
was wird	1:3 3:-3 4:2 7:-2 9:-2
watch*	0:-4 4:2 5:-4 6:-3 7:4 8:-2 9:-2
watcher	1:-2 7:5
way	0:-3 2:5 3:-4 7:-3 8:-2 9:-2
way to	1:-2 2:5 3:-3 4:-2 5:-3 7:-2
ways	1:-3 2:3 3:-4 4:-2 5:3
we	2:-4 3:-2 7:2
we catch	5:-3 7:2
we do	0:-4 1:-5 4:3 5:4
we get	0:-2 1:-2 2:-2
we go	1:-2 2:-3 4:2 5:3 7:-3
we have	1:-3 3:-2 7:4 9:-2
we new	0:2
we swallow	5:-2
we use	3:2
weak	1:2 5:-2
web	1:-2 3:-2 4:-2 7:-2 9:4
webho*	0:3 2:-2 5:-5 8:2 9:-2
webhook	0:3 2:-2 5:-4 9:-2
webhook ⟨name⟩	1:3 5:-3
webso*	1:2 2:-3 3:2 4:2 5:-5
websocket	1:2 2:-3 4:2 5:-4
weg	0:-2 1:-2 2:3 3:-2 4:-2 7:3
weg $	0:-2 1:-2 2:3 4:-3
weigh*	1:3 5:-5 7:3
weite*	0:-2 1:-2 2:3 3:2 4:-3 7:-2 8:-2
welch*	0:-2 1:3 3:-4 5:4 6:-2 7:-5 8:-2 9:-2
welche	1:2 2:-2 3:-4 4:2 5:5 6:-2 7:-4 8:-2 9:-2
welche dateien	5:2
welche funktionen	0:-2 1:-3 4:4 5:-2
welche klassen	5:3
welche module	1:-2 5:4
welche teile	1:-2 5:4 7:-2
welche überladungen	5:2
welchem	0:-3 2:4 4:-3 5:-4
welchen	0:-4 3:-3 5:6 7:-4
welchen stellen	0:-3 5:3
welcher	0:3 1:3 2:-2 5:-3 7:-3 9:-2
welcher code	0:-3 5:2 7:-2
welcher datei	0:4 5:-2
welcher reihenfolge	4:3 5:-2
welcher stelle	0:4 5:-4
wem	1:2 7:-2
wenn	0:-4 2:-2 4:3 6:-3 9:-3
wenn der	4:2 5:-2 6:-2 7:-2
wenn die	1:2 5:-3 7:2
wenn ich	1:-2 2:-2 8:2
wenn ⟨name⟩	1:-3 3:-3 4:-2 5:5 7:-2
went	1:2
wer	0:-2 1:2 2:-2 4:-2 5:5 6:-2 7:-8 9:-2
wer ist	1:4 5:-3
wer kümmert	1:2
wer ruft	8:3
wer wirft	1:-2 5:4
werde*	1:-2 2:2 3:4 4:-2 6:-2 7:-4
werden	1:-2 2:2 3:4 4:-2 6:-2 7:-4
wert	1:-2 2:2 4:-2 5:3 6:-2 9:-2
werte	3:2 4:3 6:-2 7:-4
wesha*	7:-3 9:2
weshalb	7:-3 9:2
what	0:-2 1:4 3:-3 4:3 6:-2 7:-6
what $	0:-3 2:2 3:-4 4:-3 5:4 7:-4 8:-2 9:2
what ?	1:-4 3:-2 4:2 5:4
what are	0:-3 3:4 4:-2 5:-2
what can	1:-5 5:5
what code	0:-2 1:3
what did	0:-2 1:4 5:-4
what do	0:-2 3:-4 7:-2
what does	0:-3 2:-2 4:4 5:3 7:-4 9:-3
what else	3:-2 4:-2 5:3
what falls	1:-2 2:-2 3:-2 5:5 7:-2
what gets	1:-3 4:-3 5:4
what happens	3:-2
what in	3:-3 4:-3 5:2 9:2
what is	0:-3 4:-4 5:-4 7:-2 8:3 9:-2
what it	8:2
what makes	1:2 3:2 5:-2 7:-2
what order	4:2 8:-2
what runs	1:-2 5:-3 9:2
what should	2:-2 8:2 9:-2
what the	1:-2 4:4 5:-2
what would	2:2 3:-2 4:-2 7:-2
what'*	0:-5 3:2 6:-2 7:-4
what's	0:-5 3:2 6:-2 7:-4
what's a	1:4 3:-2 5:-2 8:-2
what's the	0:-3 2:4 3:2 4:-2 5:-7 7:-2 8:-2
whats	1:2 2:3 3:-4 4:-2 8:-2
when	0:-3 3:3 4:-2 7:-4 8:-2 9:2
when a	0:2 3:-2
when i	3:2
when the	0:-3 1:3 3:5 4:-2 5:-4 7:-3 9:-2
when trying	3:2
where	0:8 1:-3 3:-2 5:-3 7:-4 9:-2
where $	0:5 2:-2 7:-2
where are	0:3
where do	0:4 1:-2 4:-2 7:-2
where does	0:3 2:-2 3:-2 4:2 5:-2 7:-2
where is	0:7 3:-2 5:-4 7:-2
where ⟨name⟩	3:-2 4:-2 5:3
where's	0:2 3:-2 7:-2
where's the	1:2
where*	0:2 3:-2 7:-2
which	0:7 1:4 2:-3 3:-4 4:-3 6:-2 7:-8 8:-2
which classes	1:-2 5:4 6:-2
which code	0:4 1:-4 2:2 3:-2 5:-2 7:-3 9:-2
which file	0:2 1:2 5:-4
which files	5:4
which function	0:5 1:-4 5:-3
which functions	0:-3 1:-4 4:2 5:4 9:-2
which is	0:-2 1:-2 5:-2 9:4
which modules	0:-3 1:-2 5:4
which of	2:-2 3:-2 4:-3 5:-3 7:-2 8:2 9:2
which one	0:2 4:-2 5:-3 7:-2 9:4
which ones	0:-2 1:-3 5:4
which parts	0:-3 3:-2 5:3
which screens	5:3
which services	0:-2 1:-2 4:2
which tests	5:4 7:-2
while	0:-3 3:2
while the	0:-2 1:3 5:-3
who	0:2 2:-2 4:-2 5:3 6:-2 7:-5 9:-3
who calls	0:-2 3:-2 5:2 8:2
who catches	0:-2 5:4
who is	0:-3 1:4 7:-2
who listens	5:2
who reads	5:2
who sets	0:-2 1:-3 5:5 7:-2
who throws	5:2
whole	5:2
whom	2:-2 3:-2 4:-2 5:-2 8:3
whom $	2:-2 3:-2 8:2
why	0:-3 1:3 2:-2 3:4 4:-2 5:-5 7:-4 8:-2
why $	1:2
why do	3:3
why does	3:3
why is	3:2
why was	3:2
widge*	1:-4 2:-3 3:-2 4:-3 6:-3 7:5 8:2 9:-4
widget	1:-3 2:-3 3:-2 4:-2 6:-2 8:3 9:-2
widgets	0:-2 1:-2 5:-2 7:5 8:-2 9:-2
wie	0:-2 2:4 5:-2 6:4 7:-4 9:-2
wie füge	2:2
wie kommt	1:-2 3:2 4:2 6:-2
wie oft	6:3
wie schlimm	0:-2 1:2 2:-2
wie viele	2:-2 5:-2 6:5
wie vielen	2:-2 3:-2 4:-2 5:-3 6:6
wie werden	2:4
wiede*	0:2 4:-3 5:-6 7:3
wieder	0:2 1:-2 3:3 5:-3 7:-2
will	0:-4 1:-7 2:2 3:-4 4:-3 6:-2 7:5 8:-3 9:-2
will ⟨name⟩	7:3
windo*	1:3 2:2 3:-3 5:-5 7:3 8:-3 9:-3
window	4:2 5:-2
windows	0:-3 1:3 2:2 3:-4 4:-3 5:-4 7:3 8:-3 9:-2
windows $	0:-2 1:3 2:-2 3:-2 5:-2 8:-2
wir	4:-3 7:4 8:-3 9:-3
wir die	0:-2 1:-2 2:3
wir haben	7:2
wir ⟨name⟩	5:-3 7:3
wird	2:-2 7:3 8:-2 9:-3
wird $	0:-2 1:-2 2:-3 3:-4 4:2 5:5
wird das	5:-2 7:2
wird der	5:-2 7:2
wird die	0:3 5:-3
wird ein	0:2 5:-2
wird ⟨name⟩	1:2 5:-2 6:2 7:3
wirft	0:-2 1:-2 4:-2 7:4 9:-2
wirft ⟨name⟩	1:-3 7:3
wise	3:-2 5:3
with	0:-2 2:-3 5:3 6:-2 9:-2
with a	0:-4 1:-3 3:2 4:2
with and	0:-2 2:2 3:-2 5:-3 7:2
with the	0:-2 1:-5 2:-3 4:3 7:-2 9:2
with ⟨name⟩	0:-2 1:4 3:-3 4:-2 7:-2
withi*	1:-2 4:2 7:2
within	1:-2 4:2 7:2
witho*	0:-2 2:2 3:-3 4:-2 5:2 7:2 8:-2
without	0:-2 2:2 3:-3 4:-2 5:2 7:2 8:-2
wizar*	1:-2 2:2 3:2
wizard	3:3 5:-2
wo	0:10 2:-2 3:-3 4:-2 5:-5 6:-2 7:-4
wo aus	0:4 5:-3
wo ist	0:2
wo kommt	0:3
wo wird	0:4 5:-3
wo überall	0:-4 5:5 7:-2
wofür	1:4 3:-3 4:-2 7:-4 9:-2
woher	1:2
won't	1:-2 2:3 5:-2 7:-2
wonde*	5:-2 7:4
wonder	5:-2 7:4
woran	1:-2 3:5 4:-2 5:-2 7:-4
words	1:3 3:-2 4:-4 5:-2 8:3 9:-2
work	0:2 1:-2 4:-2
worke*	2:2 6:-2 8:-3
worker	2:2 6:-2 7:-2 8:-2
worker $	0:-3 1:-2 3:-2 5:5 7:-2 9:2
workers	1:-3 4:-2 5:3 9:-2
works	3:3 5:-2
worst	0:-2 1:-2 5:4
worth	1:-2 3:3 9:-2
would	0:-5 4:-5 7:5
would be	1:-3 2:2 3:2 7:-2
would i	1:-3 2:3 4:-2 5:2 8:2
would you	0:-2 1:2 2:-2 3:-3 4:-2 7:3
wozu	1:-2 3:5 5:-3 7:-2
write	0:-3 1:4 3:-3 4:-2 5:-3 9:2
write*	5:3
writes	5:3
writt*	5:-2
written	5:-2
wrong	1:2 3:-2 9:3
würde	1:-3 5:2 7:2
würde*	3:-2 4:-2 9:-2
würdest	3:-2 4:-2 9:-2
würdest du	3:-2 4:-2 9:-2
x	1:2 4:-2 8:-2
x n	3:2 5:-2
xml	2:2 3:-2 5:-4 9:2
y	0:-3 1:-3 3:2 8:-2 9:2
y a	4:-3 6:2 7:2 9:-2
y dónde	0:-2 2:-2 5:3
y el	3:3
y en	1:-2 4:2 5:-3 7:3
y no	3:3 5:-2 9:2
y qué	1:-2 5:3
y ⟨name⟩	1:2 3:-2 4:2 5:-3 7:-4 9:2
ya	0:-2 1:-2 4:2 5:2
ya no	5:3 7:-2
yaml	1:2 3:-2 9:2
yeste*	3:5 5:-3
yet	3:2 5:-2
you	0:-3 1:3 2:-3 6:-2
you say	7:3
zahlu*	0:-2 1:-2 2:3 3:-2 4:-3 8:2
zahlungsanbieter	2:3 4:-2
zeig	0:-2 5:5 7:-2
zeig mir	0:-2 5:5 7:-2
zeile	0:2 4:4 5:-4 7:-4
zeile*	1:-2 3:3
zeilen	3:3 5:-3
zeitr*	1:-2 3:-3 4:3 8:-2
zero	3:3 5:-2
zero $	3:2 5:-2
zieht	1:-2 5:4 9:-2
zu	0:-3 4:-2 7:2 9:-2
zu ?	7:2
zu viele	7:3
zuers*	1:-3 4:-3 7:-2 9:4
zuerst	1:-3 4:-3 7:-2 9:4
zum	2:-3 3:-5 4:2 5:-5 8:3 9:-2
zurüc*	1:-4 4:2 9:-2
zurück	7:2
zusam*	0:-3 1:-3 2:3 3:-4 4:-3
zusammenlegen	1:-2 5:-3 7:5
zusta*	0:-2 1:-2 2:-3 3:4 4:-2 5:2
zustand	0:-2 1:-2 2:-2 5:2
zustä*	0:-2 1:5 4:-3 5:-4 7:-2
zwar	5:2
zwei	0:-2 1:-2 3:7 5:-4 7:-3 9:-3
zweim*	3:3 7:-2
zweimal	3:3 7:-2
zwisc*	1:-2 3:-2 4:3 5:-2 7:4 8:-2 9:-2
zwischen	1:-2 3:-4 4:3 5:-2 7:5 8:-2 9:-2
zwischen den	1:-2 3:-2 5:-4 7:5
zéro	0:4 1:-4 3:-2 9:-2
~a	1:2 2:-2 7:2
~ai	5:-2 7:2
~ain	5:-2 7:2
~ap	7:2
~api	7:2
~as	3:-3 9:2
~at	7:-2
~atc	5:2 7:-2
~atch	5:2 7:-2
~b	7:2
~c	1:-2 2:-2 3:3 7:-4
~ca	3:2 7:-2
~cat	5:2
~catc	5:2
~ce	3:2 5:-2
~ch	5:2 7:-2
~ci	3:2
~d	0:-4 1:-3 3:2 4:-3 6:2
~de	5:-4 6:3 7:-2 9:2
~di	1:-2 2:-2 3:-2 5:2 9:-2
~dis	0:2
~dに	3:2
~e	0:3 2:-2 4:-2 5:-3 6:2 7:-3 8:-2 9:2
~ea	5:-2 9:2
~ed	3:2 5:-2
~el	3:2 5:-2
~ent	7:2
~er	0:-2 5:-2 9:2
~f	0:-2 1:3 3:2 5:-3 7:-2
~fa	1:3 5:-3
~g	0:2 3:2 4:-2 5:2 7:-3 9:-2
~h	7:2
~h하	7:2
~h하는	7:2
~i	0:-2 1:-3 5:3 9:-3
~id	0:-3 2:3
~il	5:2
~im	5:3
~imp	5:3
~in	0:-2
~is	3:-2 6:2 7:2
~it	0:2 5:-2
~k	3:2 5:-3
~ke	0:2 5:-3
~l	0:-5 1:2 3:2 4:-2 8:-2
~le	0:-2 5:-2 9:2
~li	7:2
~m	1:-2 3:2 5:-2 7:2
~ma	5:-2 7:3
~me	5:-2
~mp	5:3
~n	1:-2 6:2 7:-2
~nc	0:-2 3:2 6:2 7:-2
~o	1:-2 2:-2 4:-2 9:3
~od	6:3
~or	7:-2 9:2
~p	1:-2 2:-2 5:2 6:-2 7:2 9:-3
~pa	0:2
~pi	7:2
~pu	9:-2
~q	0:-3 5:2 7:-2
~ql	3:2
~r	0:-2 1:-2 2:-2 3:2 5:3 7:-3
~rd	5:-2 9:2
~re	0:-2 5:3 7:-3
~ro	0:-2 5:3
~s	2:-2 8:-2
~se	1:3 3:-2 5:-4 9:2
~sq	3:2
~sql	3:2
~st	0:-2 5:2
~t	1:-2 2:-2 5:3 6:-2
~tc	5:2 7:-2
~tch	5:2 7:-2
~to	0:-2 5:2
~t하	0:2
~t하는	0:2
~u	2:-2 3:3 5:2 9:-3
~ui	0:-2 5:4 7:-3
~w	0:3 3:-2
~y	3:2
~あ	0:-3 4:-4 5:-2 6:2 7:5 8:-2 9:-2
~ある	0:-4 4:-4 5:-3 6:3 7:6 8:-2 9:-3
~あるの	5:-3 6:-2 7:3
~い	1:-3 6:2
~いい	2:3 3:-3
~いう	2:2 5:-2
~いか	0:-2 3:-3 5:-2 7:4
~いく	0:-2 6:3 7:-3
~いくつ	5:-2 6:4 7:-3
~いし	5:2 7:-2
~いしま	5:2 7:-2
~いします	5:2 7:-2
~いた	0:2
~いて	3:-3
~いてあ	3:-2 5:-2 7:2
~いてい	0:2
~いている	0:2
~いてる	0:-3 5:4
~いで	3:-3 5:-2 6:3 8:2 9:-2
~いです	1:-2 3:-2 6:-2 8:3
~いですか	2:2
~いと	2:2
~いな	3:-2 8:2
~いない	3:-2 8:2
~いの	1:-2 5:2 7:2 8:-2
~いので	1:-2 7:2
~いは	9:2
~いま	0:2 1:-2 4:-2 5:-2
~います	0:2 1:-2 4:-2 5:-2
~いますか	0:2 5:-3 7:2
~いる	1:-3 4:-2 6:2 8:-2
~いるの	0:-2 5:2 7:-2
~いるので	3:2
~いるのは	0:-3 3:-2 5:3
~いるク	5:3
~いるクラ	5:2
~いるコ	0:3 5:-5 6:2
~いるコー	0:2 5:-4 6:2 7:2
~いる箇	0:3 5:-2 7:-2
~いる箇所	0:3 5:-2 7:-2
~いる関	5:2
~いる関数	5:2
~い出	5:2
~い分	9:3
~い分け	9:3
~い関	7:2
~い関数	7:2
~う	1:-3 2:2 3:-2 6:-2
~うい	2:2
~ういう	2:2
~うか	0:-2 7:3
~うが	7:2
~うち	9:2
~うで	1:-2 2:-2 8:4
~うな	2:-2 3:-2 5:4 7:-3 9:-2
~うなの	0:2 7:-2
~うなのは	0:2 7:-2
~うに	2:2 5:-3 7:-2
~うや	2:2
~うやっ	2:2
~うやって	2:2
~うる	0:-2 3:-2 7:3
~うる例	5:2
~うる例外	5:2
~う使	9:2
~え	0:-3
~えた	0:-2 5:5 7:-2
~えて	6:2 7:-2
~えている	0:2
~えま	5:-3 7:2
~えます	5:-3 7:2
~えますか	5:-2 7:3
~える	0:-3 5:3
~お	0:-3 5:4
~お願いし	5:2 7:-2
~か	0:-2 3:-2 7:4
~かけ	5:2
~かで	0:-4 7:4
~から	0:-2 1:-2 2:-3 4:2 5:5 6:-3
~かり	5:2 7:-2
~かりま	5:2 7:-2
~かれ	6:2
~かれて	6:2
~が	2:-2 3:6 4:2 5:-2 6:-3 7:-2
~があ	1:-2 3:2 5:3 6:-4 7:-2
~がある	0:-2 3:3 5:2 6:-3
~がす	2:2 5:2 7:-2
~がする	2:2 7:-2
~がよ	5:-2 9:3
~が一	0:2 3:3 7:-3
~が二	3:2 5:-2 6:2
~が先	0:-3 1:4 5:-2
~が実	0:-2 3:2 5:2
~が届	3:3 5:-3 7:-2
~が投	0:-2 5:4
~が投げ	0:-2 5:4
~き	0:2 4:-2 6:-3 9:-2
~きに	1:-2 4:-2 5:2 7:3
~きま	0:-3 5:3 7:2
~きます	0:-3 5:3 7:2
~きますか	0:-3 5:3 7:2
~き継	0:-2 2:3
~ぎ	7:3
~く	0:-2 2:-2 5:-2 6:2
~くだ	7:-2
~くださ	7:-2
~ください	7:-2
~くつ	5:-2 6:4 7:-3
~くな	7:2
~くま	4:4 5:-2
~くまで	4:4 5:-2
~くら	0:-2 1:2 3:-2 6:3 7:-2
~くらい	0:-2 1:2 3:-2 6:3 7:-2
~くり	8:3
~くる	5:3
~け	1:-2 3:2 4:-2 6:-2 7:3
~けた	0:2 2:2 3:-3 5:-3
~けて	0:-3 5:3 7:-5
~けてい	3:2 7:-2
~けている	3:2 7:-2
~けで	3:-2 7:2 8:2
~けど	1:-2 6:-2 7:2
~ける	3:-2 5:-2 7:3
~け取	5:-2
~げ	0:-3 2:2 3:-3 4:-2
~げて	5:3 7:-2
~げる	1:2 5:-2 7:2
~こ	0:3 1:2 2:-2 3:-3 6:-3 7:2 9:-2
~こか	0:-2 4:-2 7:4
~こかで	0:-4 7:4
~こが	1:2 3:-2
~ここ	0:-2 3:3 5:-2 7:-2
~こで	0:7 4:-2 5:-4 6:-2 7:-4
~こです	0:5 5:-5
~こですか	0:5 5:-5
~こと	5:-2 7:3
~こに	1:2 7:-4
~こにあ	1:3 7:-2
~こにあり	1:2 7:-2
~この	0:-4 1:3 2:-3 3:-3 4:-3 6:-2 7:2 8:3 9:-2
~このリ	7:2
~このリポ	7:2
~これ	7:2
~ころ	3:-2 5:3 7:-3
~さ	1:2
~さい	7:-2
~され	5:-2 9:-2
~されて	0:-2 1:-2 2:2 7:2 8:-2
~されてい	2:2 5:2 7:-2
~されてま	7:3
~される	1:2 5:-4 7:-2
~されるん	1:2 2:-2
~ざ	4:2 7:-3 8:2
~ざっ	7:-2 8:2
~ざっく	8:3
~ざっくり	8:3
~し	5:2
~しい	0:-3 1:-2 2:2 8:2
~しいで	3:-2 4:-2 5:2 7:-2 8:2
~しいです	3:-2 4:-2 5:2 7:-2 8:2
~しう	7:2
~しうる	7:2
~した	0:-3 1:-3 3:3 5:3 6:-2 9:-2
~したい	0:2 2:2 3:-2 4:-2 6:-2
~したと	4:2
~したとき	4:2
~したら	0:-2 5:4 7:-2
~して	0:2
~してい	1:-2 4:-2
~していま	0:3 7:-2
~している	1:-3
~してく	0:3 7:-2
~してくだ	0:2 3:-2
~してな	0:3 5:-3
~してない	0:3 5:-3
~してほ	8:2
~してほし	8:2
~しても	3:3 7:-3
~してる	3:-2 9:-2
~してると	0:4 5:-4
~してるの	0:3 5:-2
~してるコ	0:-3 5:2
~しま	2:-2 6:2 8:2
~します	2:-2 6:2 8:2
~しょ	4:-2
~しょう	4:-2
~しょうか	0:-2 7:2
~じ	3:2 5:-3 7:2
~じゃ	7:3
~じゃな	7:3
~すか	3:-3 7:3
~すが	0:2 1:-2
~すぎ	7:3
~する	3:2 5:-3 8:-2 9:-2
~すると	0:-2 1:2 3:3 7:-2
~するの	2:2 5:-2
~するク	5:-2 7:2
~するクラ	5:-2 7:2
~ず	2:-2 3:5
~せ	1:-2 6:-2 7:2 8:-2
~せい	3:-2 5:-2 7:4
~せて	4:-2 5:2 7:-3 9:2
~せば	2:2 3:-2
~せん	3:2 5:-3
~ぜ	3:4 7:-2
~そ	6:-2 7:-3 9:2
~そう	3:-2 5:2 7:-2
~そうな	3:-2 5:3 7:-2
~そうなの	0:2 7:-2
~それ	1:2 3:-2 6:-2 7:-2 9:3
~それぞ	9:2
~それぞれ	9:2
~それと	1:2 3:-2 5:-3 9:2
~それとも	1:2 3:-2 5:-3 9:2
~ぞ	9:2
~ぞれ	9:2
~た	3:3 6:-3 7:-2 9:-3
~たい	0:2 1:-2 2:3 3:-3 6:-2
~たいで	0:2
~たいです	0:2
~たいの	0:2
~たいので	0:2
~たと	5:-2
~たとき	5:-2
~たど	0:-4 3:-2 4:3 5:-2
~たの	3:3
~たび	5:-2
~たま	0:3
~たら	0:3 1:5 2:-2 4:-3 5:-3 7:-5 9:-2
~た場	5:4
~た場合	5:4
~だ	0:-2 3:2 5:-2 6:-2 7:2 8:2
~だけ	0:-3 1:-2 3:2 6:-2 7:2 9:-2
~だけで	7:2
~だけど	2:2 7:-2
~ださ	7:-2
~ださい	7:-2
~だっ	1:2 6:2
~だと	3:3 7:-2
~だと思	0:2
~だと思う	0:2
~ち	0:-5 3:3 4:-4 7:-3 8:-2 9:2
~ちる	5:-2 6:2
~っ	5:-2 7:2
~っく	8:3
~っくり	8:3
~っけ	3:-2 5:-3 6:2 7:2
~った	0:-3 1:3
~ったら	0:-2 1:3 7:-2
~って	0:2 7:2 9:-2
~ってい	1:-2 4:-2 7:4 8:-2
~っていま	5:-2 7:3
~っている	9:-2
~ってど	0:3 1:-2 2:2 4:-2 7:-3
~ってどこ	0:4 5:-3
~ってどれ	6:2 7:-2
~ってま	2:2
~っても	3:2 5:-2 7:2
~ってる	1:-3 3:2 4:-2 5:4 6:-2 7:-2 9:-2
~って何	1:2 5:3 6:-3 7:-2
~っと	5:3 7:-2
~っぽ	3:3 7:-2
~っぽい	3:3 7:-2
~つ	1:-4 5:2 6:2 7:-3 9:-2
~つあ	5:-2 6:2
~つけ	0:2 3:-3 5:2 7:-2
~つぶ	0:-3 7:3
~つぶし	0:-3 7:3
~つぶして	0:-3 7:3
~つ増	3:2
~て	0:2
~てあ	4:-3 5:-2 7:3
~てある	4:-3 7:2
~てい	1:-2 4:-2
~ていく	5:3 6:-2
~ていな	3:-2 8:2
~ていない	3:-2 8:2
~ていま	0:2 1:-2 5:-2 7:2
~ています	0:2 1:-2 5:-2 7:2
~ている	1:-3 3:2 4:-2
~ているク	5:3
~ているコ	0:3 5:-5 6:2
~ている箇	0:2 5:-2
~ている関	5:2
~てか	4:3
~てから	4:3
~てく	0:2 7:-3
~てくだ	7:-2
~てくださ	7:-2
~てど	0:3 1:-2 2:2 4:-2 7:-3
~てどこ	0:4 5:-3
~てどこで	0:2
~てどれ	6:2 7:-2
~てな	0:2 5:-3 6:-2 7:2
~てない	0:2 5:-3 6:-2 7:2
~てほ	0:-2 5:2
~てほし	0:-2 5:2
~てほしい	0:-2 5:2
~てま	4:-2 5:-2 6:2
~てます	4:-2 5:-2 6:2
~てますか	1:2 5:-3
~ても	1:-2 3:4
~ても大	5:2
~ても大丈	5:2
~てる	4:-2 5:2
~てると	0:3 5:-3 7:2
~てるとこ	0:3 5:-3 7:2
~てるの	1:-2 7:3
~てるのに	3:2
~てるん	1:2 5:3 7:-2
~てるんで	1:2 5:3 7:-2
~てるコ	0:-3 5:2
~てるコー	0:-2 6:2
~てるフ	5:3
~てるファ	5:3
~てる気	2:3 5:-2 6:2
~てる気が	2:3 5:-2 6:2
~てる箇	0:-2 5:2
~てる箇所	0:-2 5:2
~てん	5:2
~てんの	5:2
~て何	1:2 5:3 6:-3 7:-2
~て画	4:2
~て画面	4:2
~て画面に	4:2
~で	4:2 5:-3
~でい	5:3 7:-2
~でいる	5:2
~でし	4:-2
~でしょ	4:-2
~でしょう	4:-2
~です	2:-2 3:-2 6:-2 8:2
~ですか	0:-2 3:-2 9:2
~ですが	0:2
~での	2:3 3:-3 4:2 5:-2
~では	0:-3 1:2 2:-3 5:-4 6:-2 7:2 9:2
~ではど	0:-2 1:3 2:-2 9:2
~ではどう	0:-2 1:2 2:-2 9:3
~ではな	3:2
~ではなく	3:2
~でも	7:4 9:-2
~でる	0:-2 1:-3 3:-2 4:2 6:2 9:-2
~でを	4:3
~で一	3:2
~で上	7:2
~で何	1:-4 3:-2 4:4 8:2 9:-2
~で使	5:-3 6:2
~で使わ	5:-3 6:2
~で使われ	5:-3 6:2
~で出	3:2
~で呼ば	5:2
~で呼ばれ	5:2
~で定	0:2
~で定義	0:2
~で定義さ	0:2
~で落	1:2
~で落ち	1:2
~で落ちる	1:2
~で設	2:2
~で設定	2:2
~で追	4:2
~と	1:2 2:-2 5:-2 6:-4 7:-2 8:-3 9:5
~とき	5:2 7:-3
~ときに	5:3
~とこ	0:2 1:-2 3:-2 8:-2
~ところ	5:4 7:-3
~とし	0:-2
~として	0:-2
~とど	5:3
~とは	1:3 3:-2 5:-2
~とも	1:2 3:-2 5:-3 9:2
~と思	0:2
~と思う	0:2
~ど	0:2 1:2 3:-4 4:2 5:2 6:-2 7:-4
~どい	1:-2 3:-2 5:4 7:-2
~どう	0:-5 2:4 3:-2 5:-3 6:-2 7:-4 8:3 9:2
~どうい	2:2
~どういう	2:2
~どうや	2:2
~どうやっ	2:2
~どう使	9:2
~どこ	0:4 1:2 3:-3 6:-3
~どこか	0:-2 4:-2 7:4
~どこかで	0:-4 7:4
~どこが	1:2 3:-2
~どこで	0:8 3:-2 4:-2 5:-4 6:-2 7:-3
~どこです	0:5 5:-5
~どこに	1:2 7:-4
~どこにあ	1:3 7:-2
~どっ	0:-3 1:2 4:3 5:-3 7:-2 9:2
~どの	0:5 3:-2 7:-6 8:-2 9:-2
~どのク	0:-2 5:3
~どのクラ	0:-2 5:3
~どのテス	5:2
~どのフ	0:3 5:-2
~どのファ	0:3 5:-2
~どれ	0:-3 2:-2 3:-2 4:-2 5:5 6:2 7:-4
~どれで	5:3
~どれです	5:2
~どん	0:-3 1:2 7:-2 9:-2
~どんな	0:-3 1:2 7:-2 9:-2
~な	0:2 3:2 4:-2 6:-2
~ない	1:-2 2:-2 3:2 4:-2 5:-2 6:-3 7:4 9:-2
~ないか	0:-2 3:-3 7:5
~なく	0:2 5:-3 7:2
~なくな	7:2
~なぜ	3:4 7:-2
~なっ	4:-2
~なった	1:2 5:-2
~なって	2:2 5:2
~なの	3:3 7:-2
~なのに	3:2
~なのは	0:2 7:-2
~なら	0:-2 5:3
~なり	0:2 5:2 7:-3
~なる	1:2 2:-2 4:-2 5:-4 9:3
~なん	3:4 5:-2
~なんで	3:4 5:-2
~に	0:-2 4:2
~にあ	1:3 7:-2
~にあり	1:2 7:-2
~にありま	1:2 7:-2
~にし	0:-2 3:3 6:2 7:-3
~にした	3:3
~にして	0:-2 6:3 7:-2
~にな	1:2 4:-3 6:-2 7:-2 9:2
~になっ	4:-2
~になった	1:2 5:-2
~になって	2:2 5:2
~になり	0:2 5:2 7:-3
~になる	0:-2 1:2 2:-2 5:-4 9:3
~には	0:-2 1:-2 5:5 7:-2
~にはど	0:-2 2:2 5:3
~にメ	0:2 3:2 5:-2
~に入	7:2
~に入る	3:-2 7:2
~に出	0:2 2:-2 4:2
~に変	0:-2 5:2
~に書	0:2 7:-2
~に書か	6:2
~に書かれ	6:2
~の	7:-2
~のか	4:2
~のが	0:-3 5:4 7:-3
~のせ	3:-2 5:-2 7:4
~のせい	3:-2 5:-2 7:4
~のた	1:-3 3:3 5:-2
~ので	1:-2 3:2 8:-2
~のでし	2:2
~のでしょ	2:2
~のです	0:2 3:2
~のですが	0:2
~のど	5:2
~のどこ	0:2
~のに	0:-2 3:5 7:-3
~のは	2:-2 4:-2 7:2
~のはど	5:2 7:-3
~のはどこ	7:-2
~のはどの	5:2 7:-2
~のは誰	5:3
~のま	0:-2 3:3
~のまま	0:-2 3:3
~のク	0:-2 5:3
~のクラ	0:-2 5:3
~のクラス	0:-2 5:3
~のコ	1:-2 8:2
~のコン	6:2
~のコー	8:2
~のコード	8:2
~のサ	5:2 7:-2
~のサブ	5:2 7:-2
~のテ	2:-2
~のハ	1:2 5:-2
~のフ	4:2 5:-3
~のファ	0:3 5:-2
~のファイ	0:3 5:-2
~のメ	1:-2 3:-2 4:3 5:-2 7:-2 9:2
~のリ	0:-3 4:-2
~のリス	0:-2 1:2 7:-2 9:2
~のリポ	7:2
~のリポジ	7:2
~のリリ	3:2
~のリリー	3:2
~の一	0:-2 1:2 5:3
~の一覧	0:-2 5:4
~の中	4:-2 5:2
~の中で	4:-2 5:2
~の代	7:2
~の代わ	7:2
~の代わり	7:2
~の使	5:-4 6:4
~の値	1:-2 5:3 7:-2
~の全	8:2
~の全体	8:2
~の全体像	8:2
~の処	1:2 5:-2
~の処理	1:2 5:-2
~の出	0:2 1:-2 5:-2 8:2
~の呼	4:2
~の呼び	4:2
~の呼び出	4:2
~の実	0:2 4:2 5:-2
~の層	0:2 1:-2 5:-2 6:2 7:-2
~の後	0:-2 3:-2 4:2 7:2
~の流	4:2
~の流れ	4:2
~の流れを	4:2
~の辺	0:3 5:-3
~の送	0:3
~の違	3:-2 9:4
~の違い	3:-2 9:4
~の関	0:-2 4:3 6:-2
~の関数	0:-2 4:3 6:-2
~は	0:-2 6:2
~はあ	0:-2 2:2 5:-5 6:-3 7:6
~はあり	0:-2 2:2 5:-3 6:-2 7:3
~はありま	0:-2 2:2 5:-3 6:-2 7:3
~はある	5:-4 7:5
~はい	5:-2 6:5 7:-2
~はいく	5:-2 6:5 7:-2
~はいくつ	5:-2 6:5 7:-2
~はず	3:4 7:-2
~はど	0:2 1:3 2:2 3:-3 6:-3 7:-5
~はどう	0:-5 2:4 3:-2 5:-3 6:-2 7:-3 8:2 9:2
~はどうい	4:2
~はどうや	2:2
~はどこ	0:2 4:2 6:-3 7:-2
~はどこか	5:-3 7:3
~はどこで	0:5 5:-3 6:-2 7:-3
~はどこに	1:3 7:-3
~はどの	0:3 6:-2 7:-3 9:-2
~はどのク	5:3
~はどのフ	0:3 5:-2
~はどれ	5:4 7:-2
~はどれで	5:2
~はどん	0:-2 1:3
~はどんな	0:-2 1:3
~はな	3:2
~はなく	3:2
~は何	0:-4 1:3 2:-2 4:-4 5:-6 6:8 7:-6 8:-2 9:-2
~は何を	0:-2 1:4 5:-3 6:-2
~は誰	5:5 7:-4
~は通	3:2
~は通る	3:2
~は通るの	3:2
~ば	0:3 1:-2 2:2 4:-2 6:-2
~ばい	2:3 3:-2 7:-2
~ばいい	2:3 3:-2 7:-2
~ばれて	0:2
~ばれてい	5:2
~び	1:-2 5:-2 7:3 9:-2
~び出	7:-2
~び出し	7:-2
~ぶ	0:-3 1:-2 5:2 6:2 7:2
~ぶし	0:-3 7:3
~ぶして	0:-3 7:3
~ぶしてる	0:-3 7:2
~へ	4:2 5:2 7:-2
~べ	0:-2 2:-2 4:-2 5:5 6:-2 7:-3
~べき	5:3
~べて	0:-2 3:2 5:3 7:-2
~ほ	0:-3 1:-2 2:-3 5:2 8:2 9:-2
~ほし	0:-2 2:-2 8:3
~ほしい	0:-2 2:-2 8:3
~ぽ	3:3 7:-2
~ぽい	3:3 7:-2
~ま	7:2
~まし	0:-3 3:2 5:3
~ました	0:-3 3:2 5:3
~ます	7:2
~ますか	3:-2 7:3 9:-2
~ませ	3:2 5:-3
~ません	3:2 5:-3
~まだ	0:-3 7:4
~まっ	5:-3
~まって	5:-3
~まで	0:-2 1:-3 2:-2 4:7 5:-3 6:-2
~までの	4:3
~までを	4:3
~まま	0:-2 3:2 5:2
~まる	0:-2 5:2 6:-2 7:-3 9:3
~まれ	0:3 3:2 5:-2
~まれる	0:2
~まわ	1:2 5:-2
~まわり	1:2 5:-2
~み	2:2 6:-2 8:-2 9:-2
~み取	1:3
~め	0:2 1:-2 6:-3
~めた	0:3
~めて	2:-2 4:2 6:-3
~も	0:-3 2:-2 3:2 5:4 6:-4 7:-2
~もあ	9:2
~もう	5:3 7:-2
~もの	3:-2 5:5 7:-2
~ものは	5:-2 7:3
~も使	7:3
~も使わ	5:2
~も使われ	5:2
~も大	5:2
~も大丈	5:2
~も大丈夫	5:2
~ゃ	7:3
~ゃな	7:3
~や	3:2 4:-2 7:2 8:-2 9:-2
~やっ	2:2
~やって	2:2
~やつ	0:2
~やめ	0:-2 2:-2 7:2
~ょ	4:-2
~ょう	4:-2
~ょうか	0:-2 7:2
~よ	1:-2 2:2 3:2 5:-2 7:-4 9:3
~よう	0:-2 7:-3
~ような	6:2
~ように	2:2 5:-3 7:-2
~ら	1:2 2:-2 6:2 7:-3 9:-2
~らい	0:-3 3:-2 5:-2 6:5 7:-2
~らいで	0:-2 1:2 3:-2
~らえ	0:2
~られ	0:-2 1:-2 2:2 5:-2 6:3
~られて	0:-2 1:-2 2:2 5:-2 6:3
~り	0:-3
~りす	7:3
~りすぎ	7:3
~りた	4:2
~りたい	4:2
~りたいで	4:2
~りつ	0:-3 7:3
~りつぶ	0:-3 7:3
~りつぶし	0:-3 7:3
~りに	5:-3 6:2 7:2
~りの	1:2 5:-2
~る	7:2
~るか	0:-2 1:3 4:2 5:-4
~るけ	0:-2 6:-2 7:2
~るけど	0:-2 6:-2 7:2
~るこ	7:3
~ること	7:3
~るだ	5:-2 7:2
~ると	1:2 3:2 4:-3 6:-2 8:-2 9:-2
~るとこ	0:3 3:-2
~るところ	5:3 7:-3
~るの	0:-2 1:-3 7:2 8:-2
~るのか	5:-3
~るのが	0:-3 5:4 7:-3
~るので	2:2 3:2 5:-2
~るのでし	2:2
~るのど	5:2
~るのに	3:3 7:-2
~るのは	0:-2 7:2
~るのはど	5:3 7:-3
~るのは誰	5:3
~るま	0:-2 3:-2 4:5 5:-2 7:-2
~るまで	0:-2 3:-2 4:5 5:-2 7:-2
~るまでの	4:3
~るまでを	4:3
~るも	5:2 7:2
~るもの	5:2 7:2
~るよ	9:2
~るよう	9:2
~るん	1:2 3:-2 9:-2
~るんだ	2:2 5:-2 6:2 7:-2
~るんだけ	2:2 7:-2
~るんで	1:2 3:-3
~るんでし	0:2 1:2 3:-2 5:-2 7:-2
~るんです	3:-3
~るエ	5:3
~るク	3:-2 5:2
~るクラ	3:-2
~るクラス	3:-2
~るコ	3:-2 6:2
~るコン	5:2
~るコンポ	5:2
~るコー	3:-2 6:3
~るサ	0:2 6:-2 7:2
~るフ	0:-2 5:4 6:-2
~るファ	0:-2 5:4 6:-2
~るファイ	0:-2 5:4 6:-2
~るメ	5:2
~るメソ	5:2
~るメソッ	5:2
~るモ	5:2 6:2 7:-3
~るモジ	5:2 6:2 7:-3
~るモジュ	5:2 6:2 7:-3
~る件	7:2
~る例	5:3
~る例外	5:3
~る側	0:3 3:-2 7:-2
~る処	0:3 3:-2
~る処理	0:3 3:-2
~る場	0:3 5:-3
~る場所	0:3 5:-3
~る気	2:2 7:-2
~る気が	2:2 7:-2
~る気がす	2:2 7:-2
~る画	5:2
~る画面	5:2
~る画面を	5:2
~る箇	0:2
~る箇所	0:2
~る箇所を	5:3
~る関	5:4 6:-2
~る関数	5:4 6:-2
~る関数を	5:2
~れ	3:-2 5:2 8:-2
~れぞ	9:2
~れぞれ	9:2
~れた	0:2 1:-2
~れて	3:-2 5:-3 6:3 8:-2
~れてい	6:2
~れていな	5:3
~れていま	2:2 5:-3
~れている	6:2
~れてな	6:-2 7:3
~れてない	7:2
~れてま	5:-2
~れてます	5:-2
~れてる	1:-2 5:-2 6:2 9:2
~れで	5:3
~れです	5:2
~れですか	5:2
~れと	1:2 3:-2 9:2
~れとも	1:2 3:-2 5:-3 9:2
~れな	0:2 7:-2
~れば	0:3
~れま	3:2 7:-2
~れます	7:-2
~れますか	7:-2
~れる	6:-2 9:-2
~れると	0:-2 3:2
~れるの	2:2 4:-2 7:2
~れるん	1:2 2:-2 5:-2 7:-2
~れるんで	1:2 5:-2
~れを	4:2
~ろ	5:2
~わ	0:-2 3:3
~わか	3:2
~わり	1:2 5:-2 7:2
~わりに	7:2
~われ	3:-2 9:2
~われて	3:-2 5:-2 9:2
~われてい	5:-2 6:2
~われてな	3:-2 7:2
~を	1:-2 3:-3 4:2 5:4 9:-2
~をく	6:2
~をし	0:2 5:-3
~をして	0:2 5:-3
~を一	2:2
~を一つ	2:2
~を上	1:3 5:-2
~を使	1:-2 5:4 6:-2
~を使っ	1:-2 5:4
~を使って	1:-2 5:4
~を入	1:2
~を入れ	1:2
~を全	5:4
~を全部	5:4
~を切	5:3 7:-2
~を受	5:-3
~を受け	3:2 5:-3
~を受け取	5:-2
~を呼	4:-3 5:-2 7:4
~を呼び	4:-3 5:-3 7:4
~を変え	5:2
~を変えた	5:2
~を投	7:2
~を投げ	7:2
~を指	1:3
~を探	0:2
~を探し	0:2
~を探して	0:2
~を握	0:-3 7:3
~を握り	0:-3 7:3
~を握りつ	0:-3 7:3
~を教	2:3
~を教え	2:3
~を教えて	2:3
~を書	5:2
~を洗	5:3
~を洗い	5:2
~を洗い出	5:2
~を発	0:-2 7:2
~を直	5:3 7:-3
~を直し	0:2
~を直した	0:2
~を知	5:2
~を知り	5:2
~を知りた	5:2
~を継	6:3
~を見	0:4 1:-2 3:-2 4:-3 7:-2
~を触	5:2
~を読	5:2
~を読み	5:2
~を調	5:2
~を調べ	5:2
~を調べて	5:2
~を返	7:2
~を追	4:2
~ん	6:-2 7:-2 9:-3
~んだ	3:2 5:-3 6:2 7:-2 8:2 9:-2
~んだけ	2:2 7:-2
~んだけど	2:2 7:-2
~んで	4:2 5:2 6:-3 8:-2 9:-2
~んでい	5:2
~んでいる	5:2
~んでし	0:2 1:2 3:-2 5:-2 7:-2
~んでしょ	0:2 1:2 3:-2 5:-2 7:-2
~んです	3:-3 4:4
~んですか	0:-3 3:-2 4:4 7:-2
~んですが	0:2
~んでる	0:-2 1:-2 4:2 6:-2 7:2
~んな	0:-3 1:2 7:-2 9:-2
~んの	5:2
~ァ	2:-2 3:-2 6:2 9:-2
~ァイ	1:-2 5:3 6:3 7:-3
~ァイル	1:-2 5:3 6:3 7:-3
~ァイルは	5:2 6:-2
~ァク	1:3 5:-2
~ア	5:-4 8:2
~アウ	3:2
~アウト	3:2
~アク	1:2 7:2
~アプ	2:-2 5:-2 6:2
~アプリ	2:-2 5:-2 6:2
~アン	0:2
~アント	0:2
~ィ	5:3
~イ	3:-2
~イア	0:2
~イアン	0:2
~イアント	0:2
~イグ	2:2 5:-2
~イグレ	2:2 5:-2
~イグレー	2:2 5:-2
~イドし	5:3 7:-2
~イドして	5:3 7:-2
~イベ	1:2 8:2
~イベン	1:2 8:2
~イベント	1:2 8:2
~イム	0:2
~イル	1:-2 5:3 6:3 7:-3
~イルは	5:2 6:-2
~イン	0:2 1:-2 5:-4 7:2 8:-2
~インス	0:3 5:-2
~インスタ	0:3 5:-2
~イント	5:2
~ウ	0:3 5:-4
~ウト	3:2
~ウン	0:2 5:-3
~ェ	7:2
~ェク	6:2
~ェクト	6:2 7:-2
~エ	1:-3 4:2 5:4 7:-4 9:-2
~エラ	1:-3 2:2 6:2 7:-2
~エラー	1:-3 2:2 6:2 7:-2
~エラーは	2:2
~エラーを	5:2 7:-2
~エリ	3:-2 5:2
~エン	0:-3 4:2 5:2
~エンド	0:-3 4:3
~ォ	0:-2 5:-3 6:2 7:-2 9:2
~ォー	0:-2 1:-2 5:-2 6:2 9:2
~オ	0:-2 1:-2 6:2
~カ	3:3 4:-2 5:-4 6:-2 8:-2
~カラ	0:-2 1:2 5:2
~カラム	0:-2 1:2 5:2
~カル	2:3
~カルで	2:3
~カー	5:-2 9:2
~キ	1:-2 6:-2
~キャ	5:-2
~キュ	0:2
~ク	0:-3 2:-2 6:2
~クし	1:2 3:2
~クして	1:2 3:2
~クの	0:2
~クは	6:2
~クはど	1:2 7:-2
~クエ	0:-2 5:2
~クエリ	3:-2 5:2
~クス	3:2
~クタ	0:-2 1:2 6:2
~クト	2:-2 4:-2 6:2
~クラ	3:-2
~クライ	0:2 5:2
~クライア	0:2
~クラス	0:-3 1:2 3:-3
~クラスの	1:2 5:-5 6:3
~クラスは	6:-2 7:2
~クラスを	5:4
~クリ	4:2
~グ	2:3 4:-3 5:-4 6:-2 9:-2
~グの	0:2 5:-2
~グイ	0:-2 2:3 3:2 5:-2 7:-2
~グイン	0:-2 2:3 3:2 5:-2 7:-2
~グレ	2:2 5:-2
~グレー	2:2 5:-2
~グレーシ	2:2 5:-2
~ケ	0:-2 7:2
~ケー	0:-2 7:2
~ケージ	0:-2 5:2
~ケース	5:-2 7:2
~コ	1:2 3:-4 9:-2
~コル	7:3
~コン	1:-2 2:-2 4:2
~コー	0:2 1:3 3:-3 5:-2
~コード	0:2 1:3 3:-3 5:-2
~コードの	0:-2 1:-2 5:2 8:2
~コードは	1:-2 5:2 6:-2
~コードを	0:3 5:-3
~コード上	0:-3 1:3 5:-2
~コール	6:2
~サ	1:-3
~サブ	5:2 7:-2
~サー	1:-2 6:-2 9:2
~サービ	0:-2 3:-2 6:-2 7:2 9:2
~サービス	0:-2 3:-2 6:-2 7:2 9:2
~ザ	0:3 5:-2
~シ	0:-2 3:2 4:-3 6:-2 9:-3
~シュ	1:2 5:-3 6:-2 7:3
~ショ	0:-2 5:2
~ション	0:-2 5:2
~ジ	0:-2 1:-2 7:2
~ジの	0:2 3:2 5:-2
~ジを	0:2
~ジェ	6:2
~ジェク	6:2
~ジェクト	6:2 7:-2
~ジッ	0:-2 3:-2
~ジック	0:-2 3:-2
~ジト	5:-2 7:2
~ジトリ	5:-2 7:2
~ジュ	0:-2 5:2
~ジュー	0:-2 5:2
~ジュール	0:-2 5:2
~ジョ	3:2
~ジョブ	3:2
~ス	0:-3
~スに	7:2
~スの	1:2 2:-2 4:-2 5:-6 6:3
~スは	6:-2
~スを	5:3
~スク	0:-2 4:2 7:-2
~スタ	0:3 7:-2
~スタン	0:3 5:-2
~スタンス	0:3 5:-2
~スト	1:-3 5:2
~ストが	5:-2
~ストは	5:-3 6:2 7:2
~ストを	5:2
~スワ	1:2 3:2
~ス化	0:2
~セ	3:-2 4:2 5:-3
~セー	4:3
~ソ	6:2 7:-2 8:2
~ソッ	6:3 7:-2
~ソッド	6:3 7:-2
~タ	0:3 3:-2 7:-4 8:-2
~タの	2:2
~タイ	0:3
~タイム	0:2
~タン	0:3 5:-2
~タンス	0:3 5:-2
~ター	6:3 7:-2
~ターン	6:3
~ダ	1:3 2:2 5:-2 8:-2 9:-2
~ダメ	0:-2 1:2 3:-2 5:2 8:-2
~チ	1:-2 8:2
~チの	4:2
~チャ	7:-2 8:2
~ッ	1:-2 2:-2 4:2 6:-2
~ック	0:-2 1:-2 5:-2
~ックの	0:2
~ックは	6:2
~ッケ	0:-2 5:2
~ッケー	0:-2 5:2
~ッケージ	0:-2 5:2
~ッシ	1:2 5:-3 6:-2 7:3
~ッシュ	1:2 5:-3 6:-2 7:3
~ッチ	4:2
~ッチの	4:2
~ット	0:3 3:-2 4:-2 7:-3 9:2
~ッド	1:-2 3:2 4:-2 6:2 7:-3
~テ	0:-2 1:-2 3:-2 8:2 9:-2
~ティ	5:2
~テス	1:-2 5:2
~テスト	1:-2 5:2
~テストが	0:2 5:-2 8:2
~テストは	5:-3 6:2 7:2
~テストを	5:2
~テン	6:2
~テンプ	6:2
~テンプレ	6:2
~テー	0:-2 4:2 5:2
~テーブ	0:-2 4:2 5:2
~テーブル	0:-2 4:2 5:2
~デ	7:-3 8:-2
~デメ	2:-2 5:2 9:2
~デー	2:2 5:-3
~デーシ	6:2
~デーショ	6:2
~データ	0:2 2:2 5:-2
~ト	1:-2
~トが	2:-2 3:3 5:-2
~トし	5:-3 6:2
~トして	5:-3 6:2
~トで	5:-2 7:2
~トは	1:-2 2:-2 3:-2 4:5 5:-3
~トを	5:4 7:-2
~トライ	5:-2 7:2
~トリ	7:2
~ド	1:2
~ドか	5:2
~ドから	5:2
~ドが	9:2
~ドし	5:3 7:-2
~ドして	5:3 7:-2
~ドで	4:2 5:-2 7:2
~ドの	0:-2 2:-2 7:-2 8:2
~ドは	1:-2 5:2 6:-2
~ドはど	0:2
~ドを	0:3 5:-2
~ドメ	3:-2 7:3 9:2
~ドメイ	3:-2 7:3 9:2
~ドメイン	3:-2 7:3 9:2
~ドラ	5:-2
~ド上	0:-3 1:3 5:-2
~ナ	2:2 6:-2
~ネ	1:-2 5:2 7:-2
~ネントは	0:2
~ハ	1:2 5:-2
~ハン	5:-2
~ハンド	5:-2
~ハンドラ	5:-2
~バ	1:-3 9:-2
~バッ	0:-2 3:2 5:-3 7:2 9:-2
~バック	5:-2 6:2
~バッチ	4:2
~バッチの	4:2
~バリ	3:-2 5:3
~バリデ	6:2
~バリデー	6:2
~バー	7:2
~パ	0:-4 2:-2 3:-2 4:2
~パタ	6:3
~パター	6:3
~パターン	6:3
~パッ	0:-2 5:2
~パッケ	0:-2 5:2
~パッケー	0:-2 5:2
~ビ	0:-2 1:-2 5:-2 6:-2 7:2 8:2 9:2
~ビス	0:-2 3:-2 6:-2 7:2 9:2
~フ	0:-2 2:-2 3:-4 4:2 6:2 7:2 8:-2
~ファ	2:-2 3:-2 6:2 9:-2
~ファイ	1:-2 5:3 6:3 7:-3
~ファイル	1:-2 5:3 6:3 7:-3
~ファク	1:3 5:-2
~フォ	0:-2 5:-3 6:2 7:-2 9:2
~フォー	0:-2 1:-2 5:-2 6:2 9:2
~フラ	0:-2 1:2 3:-3 4:-2 5:-3 6:-2 7:4
~フラグ	1:2 3:-3 5:-2 7:3
~ブ	0:-2 1:-3 5:4 7:-2 8:-2 9:-2
~ブル	0:-2 4:2 5:2
~プ	0:-2 2:2 4:2 5:-3 8:-2 9:-2
~プリ	2:-2 5:-2 6:2
~プレ	6:2
~プレー	6:2
~プレート	6:2
~プロ	0:-2 1:2 4:3 5:-3
~ベ	0:-2 1:2 7:-2
~ベン	1:2 8:2
~ベント	1:2 8:2
~ペ	0:3 2:-2 7:-3
~ペー	0:2 3:2 5:-3
~ページ	0:2 3:2 5:-3
~ボ	0:2 4:2 5:-3
~ボタ	4:2
~ボタン	4:2
~ポ	1:-2 2:-2
~ポイ	5:2
~ポイン	5:2
~ポイント	5:2
~ポジ	5:-2 7:2
~ポジト	5:-2 7:2
~ポジトリ	5:-2 7:2
~ポー	3:2
~ポート	0:-2 3:2 5:-3 6:2
~マ	0:-2 3:3 5:-2 7:-2 9:2
~マイ	2:2 5:-2
~マイグ	2:2 5:-2
~マイグレ	2:2 5:-2
~ミ	2:2
~ム	3:-2 6:2 7:-2
~ムの	1:-2 5:-2 6:2
~メ	2:-4 3:3 8:-3
~メイ	1:-2 2:-2 3:-2 5:-2 7:3 9:2
~メイン	1:-2 2:-2 3:-2 5:-2 7:3 9:2
~メソ	6:3 7:-2
~メソッ	6:3 7:-2
~メソッド	6:3 7:-2
~メリ	2:-2 5:2 9:2
~メー	0:2 5:-3 7:2
~モ	0:-4 1:-2 2:-2 4:-2 5:2 9:-2
~モジ	0:-2 5:2
~モジュ	0:-2 5:2
~モジュー	0:-2 5:2
~ャ	0:-2 1:-2 8:2
~ュ	2:-2 4:-2 7:2 9:-2
~ュー	3:-2 8:2
~ュール	0:-2 5:2
~ユ	5:2
~ョ	0:-3 4:-2 5:2
~ョブ	3:2
~ョン	0:-2 5:2
~ラ	0:-2 2:2 9:-2
~ラを	0:-2 3:4 4:-2 5:-3
~ライ	1:-2 3:-2 4:-2 5:2 6:-2
~ライア	0:2
~ライアン	0:2
~ライドし	5:3 7:-2
~ラグ	0:-2 1:2 2:3 3:-4 4:-2 5:-3 7:2
~ラス	0:-3 1:2 3:-3
~ラスの	1:2 5:-5 6:3
~ラスは	6:-2 7:2
~ラスを	5:4
~ラム	0:-2 1:2 5:2
~ラー	1:-3 2:2 6:2 7:-2
~ラーは	2:2
~ラーを	5:2 7:-2
~リ	0:-3 3:-2 5:2 6:-2
~リの	0:2
~リス	0:-3 1:2 5:2 7:-2 9:2
~リッ	5:-3 6:-2 7:2 9:2
~リデ	0:-2 5:3
~リデー	6:2
~リデーシ	6:2
~リト	5:-2 7:2
~リトラ	5:-2 7:2
~リトライ	5:-2 7:2
~リポ	5:-2 7:2
~リポジ	5:-2 7:2
~リポジト	5:-2 7:2
~リリ	3:2
~リリー	3:2
~リリース	3:2
~リー	2:2 5:-3
~リース	3:2
~ル	1:-2 2:2 6:2 8:-2 9:-2
~ルで	2:2 5:-4 6:3 7:-3
~ルの	0:2
~ルは	0:-2 1:2 5:3 6:-3
~ルはど	0:-2 5:4
~ルはどれ	5:3
~ルを	0:-2 5:4
~ルド	3:2
~ルバ	5:-2 6:2
~ルバッ	5:-2 6:2
~ルバック	5:-2 6:2
~ルー	1:-2 3:-2 4:2 5:-3 7:2
~レ	1:-3 2:2 7:-5 9:-2
~レー	2:3 7:-2
~レーシ	2:2 5:-2
~レーショ	2:2 5:-2
~レート	4:2
~レートを	0:2
~ロ	0:-3 3:3 4:3 5:-2 8:-2
~ログ	3:3 5:-2 7:-2
~ログイ	3:3
~ログイン	3:3
~ロジ	0:-2 3:-2
~ロジッ	0:-2 3:-2
~ロジック	0:-2 3:-2
~ロー	0:-3 2:2
~ローカ	2:3
~ローカル	2:3
~ロード	1:-2
~ワ	1:2 2:-2 5:-2 7:-3 9:2
~ワー	0:2 1:2 3:-2 7:-3 9:2
~ン	1:-2 5:-2 6:2
~ンの	5:-2 7:3
~ンは	1:-2 2:-3 3:2 6:2
~ンを	2:2 3:-2 6:-2 7:-2
~ング	5:-3 8:2
~ンス	0:2 7:-3
~ンスタ	0:3 5:-2
~ンスタン	0:3 5:-2
~ント	3:-2 5:2 6:-2 7:-4
~ントは	0:2
~ントを	5:2
~ンド	0:-2 2:2 4:3
~ンドラ	5:-2
~ンプ	2:2 7:-2
~ンプレ	6:2
~ンプレー	6:2
~ー	3:-2
~ーに	0:2
~ーは	0:3
~ーはど	0:3
~ーを	5:2 7:-2
~ーカ	2:2 4:-2 5:-2 7:-2 9:2
~ーカル	2:3
~ーカルで	2:3
~ーク	1:2 3:-2 4:2
~ーシ	7:-2 8:2
~ーショ	5:2 7:-2
~ーション	5:2 7:-2
~ージ	4:2 5:-2
~ージを	0:2
~ース	4:-2 5:-2 6:-2
~ースの	0:2 5:-2
~ート	0:-2 1:-2 5:-4 6:2 7:2 9:-2
~ートを	0:2
~ード	0:2 1:3 3:-3
~ードで	4:2 5:-2 7:2
~ードの	0:-2 2:-2 7:-2 8:2
~ードは	1:-2 5:2 6:-2
~ードはど	0:2
~ードを	0:3 4:2 5:-3
~ード上	0:-3 1:3 5:-2
~ーバ	0:3
~ービ	0:-2 3:-2 6:-2 7:2 9:2
~ービス	0:-2 3:-2 6:-2 7:2 9:2
~ーフ	0:2
~ーブ	0:-2 4:2 5:3 7:-2
~ーブル	0:-2 4:2 5:2
~ーム	1:-2 4:2 5:-2 6:2
~ーラ	5:2
~ール	0:2 4:-2
~ールバ	5:-2 6:2
~ールバッ	5:-2 6:2
~ーン	6:3
~一	1:-3 4:2
~一つ	2:2
~一下	0:-2 1:-3 2:-2 4:-2 6:4 7:-5 8:4 9:-2
~一个	0:-2 2:2 4:2 5:-3 8:-2 9:2
~一份	0:-2 1:2 3:-2 5:2
~一层	0:3 3:-2 5:-3 8:2
~一条	4:2
~一样	1:-2 3:5 5:-2
~一次	7:2
~一步	0:2
~一番	0:2 1:2 7:-3
~一种	2:4 5:-3
~一覧	0:-2 5:5 6:-2 7:-3
~一覧を	3:2
~一路	0:2 4:2
~一遍	4:3 5:-2 7:2
~丈	5:2
~丈夫	5:2
~三	0:-2 1:-2 2:-3 4:-2 5:-3 7:2 8:-3 9:4
~三个	5:-2 7:3
~上	1:2 3:2 7:-5 8:-3
~上げ	0:-2 1:2 2:3 3:-2 5:-2
~上は	0:-2 1:2 7:-2
~上传	2:-2 4:3
~上書	7:2
~上書き	7:2
~上有	1:-3 3:5 5:-4
~上线	0:-3 5:4
~下	0:-3 4:-4 5:2 6:3 7:-3 8:3 9:-3
~下游	5:4 6:-2 7:-2
~不	0:-2 4:-2 6:-2 7:4
~不动	3:2
~不是	0:-2 1:-2 7:2
~不是太	7:2
~不能	4:2
~不能用	7:2
~业	1:2 3:-2 5:-3 9:2
~业务	1:2 3:-2 5:-3 9:2
~两	0:-4 3:3 4:-2 6:-2 8:-2 9:2
~两个	0:-3 7:2 9:2
~两层	5:2
~两次	3:2
~並	3:-2 7:3
~並べ	5:3
~个	3:-3 4:-2 6:2 7:2
~个事	0:-3 5:3
~个事件	0:-3 5:3
~个函	1:-3 3:3 9:-2
~个函数	1:-3 3:3 9:-2
~个地	1:2 5:-2
~个地方	1:2 5:-2
~个文	2:2 3:-2 5:-2 6:2
~个文件	2:2 3:-2 5:-2 6:2
~个方	0:2 7:-2
~个方法	0:2 7:-2
~个模	5:-2
~个模块	5:-2
~个类	0:3 5:-3
~个重	9:-2
~个重载	9:-2
~个项	9:2
~个项目	9:2
~中	1:3 2:-2 4:3 5:-5 7:-4 9:4
~中で	3:-2 4:3 7:-3 9:3
~中の	1:2 3:2 5:-2 6:-2
~中的	1:2
~中间	4:3
~丸	3:-2
~为	1:-2 3:4
~为什	1:-2 3:3 5:-2
~为什么	1:-2 3:3 5:-2
~为什么要	5:-2 9:2
~为啥	3:2
~主	2:-3 3:-2 4:2 5:2 7:-2 9:-2
~主要	0:-3 5:4
~举	6:-3 7:4 8:-2
~么	0:-3 1:2 2:3 4:2 5:-2 6:-4 8:-2
~么一	1:-3 2:-2 3:2 4:3
~么区	9:3
~么拆	2:3 7:-2
~么要	5:-2 9:2
~么走	4:3
~义	0:2 3:-2 5:2
~之	0:2 3:-2 5:-3 7:2 9:-2
~之后	0:2
~之后有	3:-2 7:2
~之间	5:-3 7:2 8:2 9:-2
~之间有	4:-3 7:4
~也	0:-2 3:5 7:-2
~了	0:3 1:-3 5:-2 6:2
~了但	0:-2 3:3
~了几	0:-2 5:-2 6:5 7:-3
~了哪	0:-2 4:2 5:2
~了哪些	0:-3 4:3
~予	4:2 5:-3 7:3
~予約	4:2 5:-3 7:3
~事	1:-3 2:-2 4:-2 8:2
~事件	1:-2 6:2 8:2
~二	0:-2 1:-3 3:5 7:-2
~五	0:-3 1:3 5:2 7:-2
~些	0:-3 1:-3 3:-2 5:8 7:-3 9:-2
~些函	0:-2 4:2
~些函数	0:-2 4:2
~些地	4:2
~些地方	4:2
~些子	7:-2
~些子类	5:2 7:-2
~些异	5:2
~些异常	5:2
~些文	0:3
~些文件	0:3
~些模	5:3
~些模块	5:2
~些测	5:2
~些测试	5:2
~交	0:-2 3:3
~产	0:5 1:-3 2:-2 3:-4 5:-5
~人	1:-2 2:-2 4:-2 5:-2 6:-2 7:6 9:-2
~人用的	5:2 7:-2
~什	1:3 6:-4 7:-2 8:-2
~什么	1:3 6:-4 7:-2 8:-2
~什么要	5:-2 9:2
~今	5:-2 9:2
~从	4:4 7:-2 9:-2
~从哪	0:2 1:2 5:-2
~仓	0:-2 1:2 3:-2 7:2 9:-2
~仓库	0:-2 7:2
~仕	0:-2 1:-2 2:4 3:-3 4:-2 7:2
~仕様	3:-3 7:2
~仕組	2:3 5:-2
~仕組み	2:3 5:-2
~付	1:-2 2:3 5:2 6:-2 8:-2 9:-2
~代	0:2 2:-2 3:-5
~代わ	7:2
~代わり	7:2
~代わりに	7:2
~代替	7:2
~代码	2:-2 3:-5
~代码在	3:-2 4:2
~代码里	1:3 4:-2 5:-4
~以	2:-2 3:3 4:2 5:-5
~以后	3:2 4:3 5:-3 7:-2
~以外	1:2 5:-3 7:3
~们	3:-2 5:3
~仮	0:-2 1:4 5:-2
~件	1:3 4:-2 6:2 7:-2 9:-2
~任	0:-2 1:-2 3:2 4:-3 5:3 7:-3
~任务	0:-2 1:-2 3:3 4:-3 7:-2
~份	1:2 3:-2
~优	1:-2 3:-2 5:3
~优惠	7:2
~优缺	3:-2 5:2
~优缺点	3:-2 5:2
~会	0:-6 5:2 6:-2 7:3 8:-2 9:-2
~会抛	0:-3 1:-2 5:2 7:3
~会抛出	7:3
~传	1:-2 3:-2 4:4 9:-2
~估	5:3
~但	0:-2 3:4
~位	0:2 1:2 2:-2 7:-2
~位置	5:2
~住	1:3 4:-2 5:-2 7:-2
~住所	0:2
~住的	1:2 7:-2
~体	0:-3 1:-3 4:-2 5:-4 6:3 8:5 9:-2
~体像	8:2
~体像を	8:2
~何	0:-6 1:4 4:-2 5:-5 6:9 7:-9 9:-3
~何か	1:-3 5:2 6:3 7:-3
~何が	0:-3 1:3 4:3 6:-4 7:-2
~何を	0:-2 1:5 5:-2 6:-2 7:-2
~何個	5:-4 6:4
~余	3:-2 7:2
~作	0:-5 1:-2 2:3 4:-2 6:2 8:-2
~使	0:-4 1:-2 3:-2 4:-2 6:3 7:2 8:-2
~使い	2:-2 5:-2 6:-2 7:3 9:3
~使い分	9:3
~使い分け	9:3
~使う	5:3 7:-3
~使え	2:2 5:-3 7:3
~使っ	0:-2 1:-2 5:3 6:-2 7:2
~使って	0:-2 1:-2 5:3 6:-2 7:2
~使われ	3:-2 7:2 9:2
~使われて	3:-2 7:2 9:2
~使用	0:-2 3:-3 5:-2 6:5 7:-5
~例	3:-2 4:-2 6:-2 8:-2
~例外	2:-3 5:4 7:-5 9:2
~例外は	0:2 5:2 7:-2
~例外を	5:3
~依	1:-2 3:-2 5:2
~依存	5:3 7:-2
~依存し	5:-2 7:3
~依存して	7:2
~依次	1:-2 4:2
~依赖	8:2
~価	5:-3 8:2
~保	0:-3 1:-2 2:-2 3:3 5:-4 8:2
~保存	0:-2 3:3 5:-4 7:2
~信	0:4 2:-2 3:-4 7:-2 8:-2 9:-2
~個	5:-2 6:4
~個あ	5:-2 6:3
~個ある	5:-2 6:3
~倍	0:-5 1:6 3:-2 5:-3 7:-2
~候	3:3
~値	5:2
~値を	0:-2 1:-2 5:4 7:-2
~值	0:3 1:-2 3:-3 4:-2 5:-2 7:3 9:-2
~值得	3:-2 7:3
~做	0:-3 3:-2 8:3
~側	0:2 1:-2 3:-3 4:-2 5:-2 7:3
~側で	0:-2 5:-2 7:4
~側は	0:2 3:-3 5:-3 7:3
~側を	5:2
~偶	0:-2 3:4 4:-2 5:-2
~偶发	3:4
~像	0:-2 1:-2 3:3 8:2
~像を	8:2
~儿	1:-2 5:-2 7:-2 9:3
~元	2:3 5:-3 7:-3 8:2
~先	0:-6 1:6 2:-3 4:-2 5:3 6:-2 7:-3 8:-2 9:-3
~先に	0:-3 1:3
~先后	4:2
~兜	0:2 3:-2 5:-4 6:2 7:2
~兜底	0:2 3:-2 5:-4 6:2 7:2
~入	0:2 3:-3 4:2 5:-3 6:3 9:-2
~入る	3:-2 7:2
~入れ	1:2 5:-2 7:-2
~入口	0:-2 1:-2 4:-3 5:-2 6:5 7:-3
~全	1:-2 2:-2 3:2 4:-2 6:-2 7:3 9:-2
~全体	5:-2 8:3
~全体像	8:2
~全体像を	8:2
~全部	0:-2 5:5 7:-2
~公	1:-2 4:-2
~共	3:-2 4:-2 5:-5 6:4
~关	2:-3 5:-5 7:-3 9:4
~具	2:3 3:-2 5:-3 8:2
~具体	2:-2 8:2
~内	0:-2 1:-2 3:2 4:2 7:-2
~内存	3:2
~内部	4:2 5:2
~内部で	5:2
~円	3:2
~册	4:2
~再	3:-2
~冒	0:4 5:-2
~写	0:-2 1:3 2:-2 3:-5
~写了	0:-2 1:-2 3:-2 6:2 7:2
~写入	4:2 5:-2
~写在	5:-2 7:2
~写法	1:2 8:2
~况	0:-3 1:-2 7:3
~准	0:-2 1:3 3:-2 5:2
~凌	0:2 1:2 2:-2 3:-3 5:-3
~凌晨	0:2 1:2 2:-2 3:-3 5:-3
~几	0:-4 1:-4 3:-3 6:6 9:-2
~几个	0:-4 1:-3 3:-3 4:-2 5:2 6:4 8:-2
~几个文	2:2 6:2
~几个文件	2:2 6:2
~几个重	9:-2
~几个重载	9:-2
~几处	4:2
~几条	0:-3 4:-2 6:4 7:-3
~几种	6:2
~処	3:-3
~処理	3:-3
~処理が	0:-3 4:3 7:2
~処理は	5:2
~処理はど	5:2
~処理を	0:3
~出	0:-2 4:-2 5:3 9:-2
~出し	1:-2 3:-2
~出して	0:2 5:-2 7:2
~出してい	0:2 5:-2
~出す	5:2 7:-2
~出て	0:-2 5:4
~出てい	0:-2 5:3
~出る	0:2 2:-3 3:2 4:2 5:-2
~出去	5:3
~出去的	5:2
~出来	0:2 1:-3 3:-2 4:-3 5:2
~出来的	0:3 2:2 5:-3
~出现	1:2
~出现在	1:2 5:-2
~出现在哪	1:2 5:-2
~出的	3:3
~函	1:-4 3:2 5:2 6:-3 7:-3 9:-3
~函数	1:-4 3:2 5:2 6:-3 7:-3 9:-3
~函数是	0:2
~分	0:-2 3:-2 4:-2 5:3 6:-3 8:3
~分か	8:2
~分け	5:-2 9:4
~分别	0:2 2:-2 3:-2 5:5 6:-4 7:-2 9:-2
~分割	2:3
~切	2:2 5:2 6:-2 8:-2 9:-2
~切り	5:2 7:-2
~列	0:-2 2:-2 5:6 6:-2 7:-3
~列出	3:-2 5:4
~列出来	3:-2 5:3
~列挙	5:2
~列表	1:-2 3:2
~则	1:2
~刚	5:2
~创	4:2 5:-3 6:2
~创建	4:2 5:-3 6:2
~初	0:-2 1:3 2:-2 5:-3
~删	0:-2 5:2
~删掉	0:-2 5:3
~別	0:-2 5:4 7:-2
~利	0:-2 5:3 6:-2 7:-2 9:2
~利用	0:-2 1:2 5:4 6:-2 7:-2
~别	1:-2 2:-2 4:-2 5:2 6:-4 7:2
~别是	5:2
~别的	7:3
~到	1:2 2:-2 3:2 4:2 5:-5 9:-2
~到了	0:2 4:-2
~到哪	0:2 4:-3
~到哪些	0:-2 4:-2 5:4
~到处	0:-2 1:4 5:-3
~到底	1:3 3:-2 5:-4 7:-3
~制	0:-2 1:-2 2:3 3:2 7:-3 8:-3
~刷	0:3 2:3 3:-2 4:-2 5:-2
~前	0:-4 1:-2 2:-2 5:2 6:-2 7:4 8:-2 9:-2
~前端	3:-2 7:3
~割	1:2 2:2 7:-3
~功	0:-2 2:3 3:-2 5:2 8:-2
~功能	0:-2 2:3 3:-3 5:2 8:-2
~加	0:-2 2:2 4:2 7:-3
~加す	2:2
~加する	2:2
~加一	2:3
~加了	3:3
~务	0:-2 3:2 4:-3 5:2 7:-2 8:-2
~动	1:-3 3:2 9:-2
~动了	5:3
~効	0:2
~動	1:2 4:3 5:-6 6:-2 9:-2
~動く	0:-2 1:3 3:-2 4:3 5:-5
~務	1:2 3:-2 5:-2 7:4
~包	0:-3 4:-2 7:3 8:-2 9:-2
~化	0:4 1:-3 5:-6 7:2
~化け	0:2 5:-2
~化し	0:3 2:2 5:-4 7:-2 8:2
~化して	0:3 2:3 5:-2 7:-2
~化してる	2:3 5:-2 7:-2
~区	0:-3 2:-2 4:-2 5:2 8:-2 9:4
~区别	9:3
~十	0:-2 1:2
~千	2:3
~千多	2:3
~升	3:2 5:2
~升级	3:2
~半	0:3 3:2 5:-4
~单	0:-3 1:3 6:-3 9:-2
~单测	3:2 5:-3 7:2
~卡	3:3
~印	0:2
~却	5:3 7:-2
~历	4:2
~压	3:2
~压测	3:2
~原	1:-2 2:2 3:3 5:-2 8:-2
~原因	1:-2 3:4
~去	0:3 1:-3 5:-2 6:-2 9:-2
~去的	2:2 5:2
~参	2:-2 5:2 6:-3
~参数	4:2 5:-3 6:-2 9:2
~又	5:2
~及	5:4
~反	0:-3 1:-2 2:-3 3:5 5:2 6:-3 8:-3
~发	1:-3 3:2 5:3 6:-2 7:-2 8:-2 9:-2
~发出	0:-2 5:4
~发出去	5:3
~发的	0:2 5:-2
~取	2:-2 3:-2 5:3 7:-3 8:-2 9:-2
~取り	0:-2 1:2 4:2 7:-2
~受	0:2 1:-2 2:-2
~受けて	0:-2 5:4
~受け取	5:-2
~变	2:-2 3:4 7:-2
~变成	0:-2 3:4
~变量	5:-2
~口	1:-3 4:-3 6:4 7:-3
~句	0:-3 4:3
~叩	0:-2 4:-2 7:2
~叩い	5:3
~叩いて	5:3
~只有	5:-2 7:2
~叫	1:2 5:2
~可	0:-2 1:-2 3:2 5:2
~可以	3:2
~可能	1:-2 5:3
~台	1:-2 3:5 5:-3 7:-3
~号	3:2 7:-2
~各	0:-2 1:-3 2:-2 3:-3 8:2 9:3
~合	0:-2 3:-2 6:-2 7:3 8:2
~合理	5:-2 8:3
~同	0:-4 3:4 4:-3 7:-2 8:-2
~同じ	3:3 5:-2 6:2
~同一	0:-2 1:2 3:3 5:-2
~同名	3:-2 5:4 6:-2 9:-2
~名	0:-2 1:-2 2:-2 3:-2 4:-2 5:5 6:-4 7:2 8:-2
~后	1:-3 2:-2 3:3 4:4 6:-2 8:-2 9:-2
~后有	3:-2 7:2
~后端	0:-2 3:2 7:-2
~吐	0:2
~吗	0:-7 3:-2 4:-4 5:-8 6:-5 7:12 9:-3
~吧	0:2
~含	9:2
~听	5:2
~启	0:3 1:-2 2:-2 4:2 5:-3
~启动	0:3 1:-2 2:-2 4:2 5:-3
~味	1:3
~呼	7:2 9:-2
~呼ばれて	0:2
~呼び	5:-2 7:3 9:-2
~呼び出	7:-2
~呼び出し	7:-2
~呼ん	5:3
~呼んで	5:3
~呼んでる	5:3
~命	3:-3 6:-3 7:4
~命名	3:-2 6:-3 7:4 8:-2
~和	1:4 2:-2 3:-2 4:-2 5:-2 7:-2 8:-3 9:4
~咱	5:3
~咱们	5:3
~品	0:-2 2:-2 3:-3 4:-2 5:-2 7:4 9:-2
~品質	7:2
~响	0:3 1:-3 3:-3 5:-2
~哪	0:6 3:-5 6:-3 7:-4 9:3
~哪一	0:4 5:-3
~哪一层	0:3 5:-2
~哪一步	0:3
~哪个	0:5 1:3 3:-3 4:-2 5:-6 7:-2
~哪些	0:-3 1:-3 3:-2 4:2 5:8 7:-3 9:-2
~哪些函	0:-2 4:2
~哪些函数	0:-2 4:2
~哪些地	4:2
~哪些地方	4:2
~哪些子	7:-2
~哪些子类	5:2 7:-2
~哪些异	5:2
~哪些异常	5:2
~哪些文	0:3
~哪些文件	0:3
~哪些模	5:3
~哪些模块	5:2
~哪些测	5:2
~哪些测试	5:2
~哪儿	0:2 5:-3 9:2
~哪几	0:-2 1:-2 5:5 6:-4 9:-2
~哪几个	0:-2 1:-2 5:5 6:-4 9:-2
~哪几个文	2:2
~哪几处	4:2
~哪段	0:5 3:-2 4:-2 5:-4 7:-2
~哪里	0:4 5:-4 7:-2
~啊	7:-2
~啥	1:2 7:-2
~啥区	9:2
~啥区别	9:2
~嘛	3:-2 8:3
~嘛的	1:-2 8:3
~四	5:2 8:2
~回	0:2 2:-3 3:4 4:-2 5:-2 6:2 7:-4 8:-2
~因	1:-2 3:4 5:-2
~囲	0:-3 1:3 3:-2 4:-2
~図	5:-2 8:2
~图	1:-2 2:-2 4:2 5:-2 7:-2 9:2
~图片	2:-2 3:-2 4:3 9:2
~圈	3:2
~在	0:2 4:-2 8:-2 9:2
~在代	5:-3 9:2
~在代码	5:-3 9:2
~在代码里	5:-3 9:2
~在哪	0:2 2:-2 3:-2 5:-2 6:-2 9:2
~在哪一	0:3
~在哪一步	0:3
~在哪个	1:2 5:-2
~在哪儿	5:-3 9:2
~在哪几	4:2 5:-2
~在哪里	0:4 5:-3
~在庫	0:-2 4:2 9:2
~在用	7:2
~在这	2:-2 3:2 8:-4
~在这个	3:3 5:-3 8:-2
~地	0:4 3:2 5:-5 6:-2 9:-2
~地方	0:2 3:-2 7:2
~地方会	0:-2 7:2
~地方用	5:-3 7:2
~块	1:3 3:-3 4:-2 6:-2 7:-2 8:2 9:-3
~块的	5:-4 8:4
~型	0:-4 3:-3 4:-2 5:6 6:-4 7:-4 8:2 9:-2
~埋	4:3 5:-2
~基	5:-2 7:2
~場	0:3 3:-3 4:2 7:-3
~場合	2:2 3:-2 5:3 7:-2
~場所	0:5 5:-4
~境	0:2 3:-2
~増	3:3 7:-3
~増え	3:3 7:-2
~增	2:2
~壊	0:-2 5:4
~壊れ	0:-2 5:4
~声	0:-2 3:-2 6:2
~声明	6:3 7:-2
~处	1:3 2:-2 4:2 5:-2
~处理	4:2
~备	6:2
~変	5:2 6:-2
~変え	0:-2 5:4
~変えた	0:-2 5:4
~复	0:-3 2:-2 7:2
~复杂	5:2
~复杂度	5:2
~复杂度最	5:2
~外	2:-3 5:2 6:-2 8:-2
~外で	1:2 5:-2
~外は	0:2 5:2 7:-2
~外を	5:3
~外面	3:2
~多	0:-3 3:-2 4:-2 6:2 9:2
~多い	3:2 5:-2 8:2
~多少	0:-2 1:3 5:-3 6:4 7:-3
~多行	2:2 5:-2
~夜	3:2
~大	1:3 2:-2 6:-3 9:-2
~大丈	5:2
~大丈夫	5:2
~天	1:2 2:-2 5:-3
~太	7:2
~夫	5:2
~失	0:2 1:3 3:-2 5:-3 6:2 7:-4
~失敗	1:2 3:-2 5:-2
~失败	0:2 1:2 2:2 3:-2 4:-2 5:-3 6:2 7:-3
~头	0:-3 3:2 5:3
~套	0:-5 1:-2 3:-4 4:-2 5:-4 6:-2 9:6
~好	0:-2 3:2 4:-2 5:2 7:-2 8:-2 9:-3
~如	1:2 3:-2 6:-3
~如果	1:3 3:-2
~始	4:-2 5:3 7:-2
~子	4:-2 5:-5 6:3 7:2 9:-2
~子类	6:3
~字	0:-2 5:5 6:-2 7:-3 8:-2 9:-2
~字化	0:2 3:2 5:-2
~字化け	0:2 3:2 5:-2
~字段	0:-2 1:2 5:2
~存	0:-4 1:-2 2:-3 3:3 7:2 8:-2
~存し	5:-2 7:3
~存して	7:2
~存在	4:-2 5:-3 7:3
~它	1:-2 4:-2 5:2
~守	7:2
~安	7:2
~安全	5:-2 7:4
~完	2:-2 3:2 4:2 5:-4 9:2
~定	0:4 2:2 5:-2 8:-2
~定し	3:-2 5:-2 7:3
~定して	0:2
~定义	0:2 3:-2 5:2
~定位	1:2 5:-2
~定数	5:-2
~定时	1:-2 3:2 4:-2
~定義	1:2 7:-2
~定義さ	0:2
~定義され	0:2
~实	1:-2 4:-2 6:2 8:-2 9:-2
~实例	0:2 5:-2 6:2
~实现	5:2
~実	1:-2 4:2 5:2 7:-5
~実行	4:2
~実装	5:2 7:-2
~実装し	5:3
~実装して	5:3
~実際	3:2 5:-2
~审	9:2
~客	8:4 9:-2
~害	0:-2 1:3 2:-2 5:2 7:-2
~容	0:-3 5:2 7:2
~密	2:-2 3:2 5:-3 7:2
~对	0:5 1:-2 3:2 5:-5 6:-2 8:-2 9:-2
~对应	0:4 3:-2 7:-2
~对应的	0:4 3:-2 7:-2
~对象	0:2 3:2 5:-3
~对象是	0:3 5:-2
~导	0:-2 2:-2 3:3
~导出	3:3
~导出的	3:3
~対	0:-2
~小	2:2 3:2 5:-3
~少	0:-3 1:2 5:-2 6:3 7:-3
~就	0:-2 3:5 5:-3
~层	1:-4 2:-3 3:-2 5:2
~层有	0:3 5:-3
~届	3:3 4:2 5:-3 7:-2
~屏	4:3
~展	2:2
~層	1:-3 3:-2 5:-3 6:2 7:2
~工	1:-2 3:-2 4:2 5:-3 6:-2 9:2
~差	0:-3 5:-4 6:-2 9:4
~己	1:-2 3:-3 5:2 9:3
~已	1:-2 3:3 4:-3 5:2 7:-3
~已经	0:-2 3:3 4:-2 5:2 7:-3
~帮	2:-2 3:-2 8:2
~帮忙	1:2 2:-2 3:-2 7:-2
~帮我	8:2
~常	0:2
~干	1:2 5:-2 8:2 9:-2
~干嘛	3:-2 8:3
~干嘛的	1:-2 8:3
~并	0:-2 3:-2 5:2 8:-2
~并发	5:2
~序	0:-2 4:3 5:-2
~库	3:-2 4:-2 9:-3
~库里	0:-3 6:2
~应	0:5 1:-4 2:2 3:3 5:-5 6:-2 7:-4 8:-2 9:-2
~应的	0:4 3:-2 7:-2
~应该	2:3 3:2 5:-3
~底	1:3 3:-4 5:-2 6:2 9:-2
~度	1:-2 4:-2 5:3 9:-2
~度最	5:2
~度最高	5:2
~庫	0:-3 9:2
~建	1:-2 4:2 5:-4 6:2 8:3
~开	0:-3 1:-2 2:2 3:5 4:-2 7:-3
~异	0:2 7:-3
~异常	0:2 7:-2
~异步	2:2 3:2
~式	0:-2 1:2 2:2 3:-2 5:2 6:-2
~引	1:-3 4:-3 5:5 6:-3 9:2
~引き	0:-2 2:3 5:-2
~引き継	0:-2 2:3
~引入	5:2
~引数	5:3 6:-2
~引数を	6:-2
~引用	5:3 6:-2
~张	3:2 4:2 5:-2
~弹	0:3 5:-2
~归	0:2 1:-2 4:2
~当	0:3 1:-2 3:3 4:-2 5:-2 7:-3
~当初	3:2
~录	0:-3 1:-3 2:-3 7:-3 8:4
~形	0:-2 5:4 7:-2
~形式	5:4 7:-2
~影	0:-2 1:2 3:-2 4:-2
~影响	3:-2 7:2
~影響	5:2
~影響範	5:2
~影響範囲	5:2
~役	0:3 1:3 5:-4
~往	0:4 1:-2 4:-3
~後	0:-2 4:2
~得	0:-4 1:2 2:-3 4:-2 6:-2 7:2 8:2 9:-2
~循	2:-2 4:2 7:3
~循环	2:-2 4:2 7:2
~循环依	7:2
~循环依赖	7:2
~循環	7:2
~微	5:-2
~心	1:2 3:2 7:-2
~必	7:2
~忘	7:-2
~忙	1:2 2:-2 3:-2 7:-2
~応	0:-2 3:2 5:3 7:-3
~応し	5:4 7:-2
~快	0:-3 1:-2 2:-2 3:4 7:-2 9:2
~快照	0:-2 3:3 5:-3 7:-2 9:2
~念	1:3
~怀	0:-2 1:2
~怀疑	0:-2 1:2
~态	0:-2 1:-3 2:-2 7:-2 8:3 9:2
~态机	1:-2 5:-3 8:3 9:2
~怎	0:-4 1:-4 2:6 3:-3 4:3 5:-4 6:-2 7:-3
~怎么	0:-4 1:-4 2:6 3:-3 4:4 5:-4 6:-2 7:-3
~怎么一	2:-2 4:3
~怎么拆	2:3 7:-2
~怎么走	4:3
~思	1:2 2:3 3:-3 4:-2 5:-4 7:-2 9:-2
~总	1:-3 4:-2 5:2 6:2 7:-3 8:2 9:-2
~息	1:-2 3:2 4:2
~情	0:-3 1:-2 7:3 8:-2
~情况	0:-3 1:-2 7:3
~惠	7:2
~想	0:-4 2:2 3:-4 5:2 6:-2 7:2 8:-2
~想加	2:2 5:-2
~想知	0:-2 5:2 9:2
~想知道	0:-2 5:2 9:2
~意	1:2 2:-2 3:3 4:-2 5:-5 6:2 7:-3 8:-2
~感	3:-2 5:-2 7:4
~成	0:-3 3:4 4:-2 7:-2 8:-2
~成的	1:2
~我	1:-3 2:-3 6:-2 8:4
~截	4:2 5:-2
~户	7:-2 8:-2 9:-2
~戻	0:-2 2:2
~所	0:4 1:-2 3:-2 4:-2 6:2
~所は	3:-2 5:-2 6:2
~所を	5:2
~所有	0:-2 5:3
~手	2:3 7:-4
~手机	3:2
~打	0:3 1:-4 2:-2 4:2 5:-3 7:-3 8:3 9:-3
~执	0:-2 1:2 4:2 7:-2
~执行	0:-2 1:2 4:2 7:-2
~找	0:2 3:-4 5:4 7:-3 8:-3
~承	0:-2 1:-2 5:-3 7:-2 8:4
~技	5:2
~把	0:-3 1:-2 3:-3 4:-3 5:5 8:-2
~投	1:-2 3:-3
~投げ	5:2
~投げて	5:2
~抛	0:-2 3:-2 6:3 7:2
~抛出	1:-2 3:-2 5:-2 6:3 7:2
~択	0:-2 1:2 3:3 5:-2 7:-2
~报	0:2 1:-4 3:2 7:-3
~押	0:-2 1:3 5:-2
~抽	2:-2 3:-2 5:-4 7:2 8:2
~抽象	2:-2 5:-3 8:2
~拆	5:3 7:-3 8:-3
~拾	0:5 1:-2 5:-3 7:-2
~拿	0:3 3:2 5:-4
~持	0:-2 3:-2 5:5 6:-2 7:-2
~挂	6:2
~挂了	6:2 7:2
~指	0:-3 1:5 2:-2 7:-2 8:-2 9:-2
~指什	1:4 5:-2 9:-2
~指什么	1:4 5:-2 9:-2
~指摘	5:3 7:-2 8:-2
~按	0:2 1:-3 4:3 5:-3 7:-2 8:-2
~按什	1:-2 2:2 4:2 5:-2
~按什么	1:-2 2:2 4:2 5:-2
~挙	5:2
~捕	0:-4 3:-3 9:3
~换	1:-2 5:2 9:2
~换成	9:2
~据	0:-2 1:-2 2:-2 3:2 4:2 5:2
~据库里	5:2 7:-2
~掉	1:-2 2:-2 5:3 6:3 7:-3 8:-3
~掉了	0:3 3:-2
~排	0:-2 1:-2 5:3 8:-2
~探	0:2
~探し	0:2
~探して	0:2
~接	0:3 1:-3 2:-2 4:-3 7:2 9:-2
~接口	5:2
~接手	0:2 3:-2 4:-2
~控	3:3 7:-2
~控制	3:3 7:-2
~推	3:3 7:-2
~提	0:-2 3:2
~提交	0:-2 3:3
~換	5:2
~握	0:-3 5:2 7:2
~握り	0:-3 7:3
~握りつ	0:-3 7:3
~握りつぶ	0:-3 7:3
~搜	0:2 3:2 8:-2
~摘	5:3 7:-2 8:-2
~播	5:2 7:-2
~支	1:-2 3:-2 5:2 7:-2
~支付	1:-2 2:2
~支持	5:3
~收	3:3 5:-3
~收到	3:3 5:-3
~改	0:-3 1:-2 3:2 5:3 6:-2 7:-2 9:-2
~改了	3:2
~改哪	2:3
~放	0:4 2:-2 3:2 5:-4 7:-3
~效	1:2 2:-2
~敗	1:2 3:-2 5:-2
~教	2:2 5:2 7:-2
~教え	2:2 5:2 7:-2
~教えて	2:2 5:2 7:-2
~数	1:-4 3:2 4:2 6:2 9:-2
~数が	5:3 6:-2
~数は	5:2
~数を	4:3 7:-2
~数字	0:-2 5:3
~数据	0:-2 1:-2 2:-2 3:2 4:2 5:2
~数据库里	5:2 7:-2
~数是	0:2
~整	0:-2 1:-2 3:-2 8:3
~整体	8:3
~敵	0:-2 5:-4 6:3
~文	0:3 1:-4 7:-3 8:-2 9:-2
~文件	0:2 1:-3 3:-2 6:2 7:-2
~文字	2:-2 5:3 7:-2
~文字化	0:2 3:2 5:-2
~文字化け	0:2 3:2 5:-2
~文档	5:2
~断	0:2 1:-2 5:2 7:-2
~新	0:-2 1:-2 2:5 4:-3 6:-2 8:-2
~新し	0:-3 2:2 5:3
~新しい	2:2
~新人	5:2 7:2
~新的	2:4 3:2 4:-2 5:-2 7:-2
~方	2:3 3:-4 6:-2
~方会	0:-2 7:2
~方式	1:2 2:2
~方法	1:-2 2:2 3:-2 5:3 7:-4 9:2
~方用	5:-3 7:2
~日	2:-2 3:3 4:-2 5:-3
~旧	0:-2 2:-2 3:4 5:-2 7:-3
~时	0:3 3:4 4:-2 5:-2 6:-2 7:-2 8:-2 9:-3
~时候	3:3 5:-2
~明	0:-4 3:2 6:2 7:-2 9:-2
~明し	1:2 5:-2
~明して	1:2 5:-2
~明明	3:2
~昨	3:4 5:-2
~是	0:3 1:4 4:-2 5:-5 6:-2 7:-2
~是一	0:2 3:2 7:-3
~是不	0:-2 1:-2 3:-3 7:4
~是不是	0:-2 1:-2 3:-3 7:4
~是不是太	7:2
~是什	0:-2 1:3 5:-2
~是什么	0:-2 1:3 5:-2
~是哪	0:4 1:2 2:-2 3:-4 7:-3 9:-2
~是哪个	0:3 3:-2 5:-3
~是啥	0:-2 1:3 3:-2 5:2
~是在	0:2
~是在哪	0:2
~是太	7:2
~是干	8:3
~是干嘛	1:-2 8:3
~是干嘛的	1:-2 8:3
~是怎	0:-3 1:-2 2:4 4:2 5:-2 8:-2
~是怎么	0:-3 1:-2 2:4 4:2 5:-2 8:-2 9:-2
~是怎么一	2:-2 4:3
~是谁	0:4 5:-3
~显	3:2
~時	0:2 1:-3 4:2 5:-3 7:-2
~晨	0:2 1:2 2:-2 3:-3 5:-3
~更	0:-4 1:-3 2:-2 3:3 5:-6 6:-2 7:-2 9:6
~更新	3:2 5:-2
~書	2:-2 7:2
~書い	3:-2 5:-2 7:2
~書いて	3:-2 5:-2 7:2
~書いてあ	3:-2 5:-2 7:2
~書か	6:2
~書かれ	6:2
~書かれて	6:2
~書き	0:-2 5:2 6:-2 7:2
~替	0:-3 3:-2 4:2 7:2
~替え	0:-2 5:2
~最	1:4 3:-3 4:2 6:-4 7:-5 8:-2 9:-3
~最初	0:-2 1:4 5:-2
~最終	0:2 4:2 5:-2 7:-2
~最終的	0:2 4:2 5:-2 7:-2
~最終的に	0:2 4:2 5:-2 7:-2
~最高	5:2
~月	5:2
~有	0:-3 1:-3 4:-3 7:5
~有人	0:2 3:-3 5:-5 7:5
~有什	3:2 5:-4 9:3
~有什么	3:2 5:-4 9:3
~有代	5:2
~有代码	5:2
~有几	5:-2 6:5 7:-4 9:-2
~有几个	5:-2 6:5 7:-3 9:-2
~有几个重	9:-2
~有别	7:3
~有别的	7:3
~有哪	0:-2 2:-2 4:-2 5:5 7:-3 8:2
~有哪些	0:-2 2:-2 4:-2 5:4 7:-3 8:2
~有啥	9:2
~有啥区	9:2
~有啥区别	9:2
~有地	7:3
~有地方	7:3
~有多	6:2
~有多少	6:2 7:-2
~有循	7:2
~有循环	7:2
~有循环依	7:2
~有没	3:-3 7:5
~有没有	3:-3 7:5
~有的	0:-3 4:-3 5:3 8:2
~有谁	0:-2 5:3
~服	1:-2 3:-2 5:3
~服务	1:-2 3:-2 5:3
~期	0:-4 1:-2 9:2
~未	1:2 3:2 6:-3
~本	0:-4 2:2 3:3 5:-5
~本地	3:3 7:-3
~本番	2:2
~机	0:-2 1:-3 3:2 5:-3 7:-2 8:2
~杂	5:2
~杂度	5:2
~杂度最	5:2
~杂度最高	5:2
~条	1:2 3:-2 5:-2 6:4 7:-3 8:-2 9:-2
~来	0:4 5:-3 6:-2 9:-2
~来的	0:5 1:-3 4:2 5:-5
~构	4:-2
~析	1:-3 3:2 4:2 5:-2 7:-2
~枚	3:2
~果	0:-2 1:3 2:-3 3:2 4:-2 9:-2
~果が	3:2
~架	2:2 5:-2 8:2
~查	1:-2 3:2
~标	0:-3 3:2 5:-2 8:2
~样	0:-2 1:-3 2:-2 3:4 4:-2 5:-4 7:3 9:-2
~样的	3:4 7:-3
~格	6:-3 7:3
~案	2:2 7:-2 8:2
~档	0:-2 4:2
~检	0:-2 2:3 5:-2
~検	1:2 6:-2 7:-2 8:2
~概	0:-2 1:2 5:-2 8:3
~概念	1:3
~構	2:2 5:-3 7:-2
~構成	2:2 5:-2 7:-2
~様	3:-3 7:2
~模	1:3 4:-3 5:-3 6:-2 7:-2 8:2 9:-2
~模块	1:2 3:-2 4:-2 5:-3 8:3 9:-2
~模块的	5:-3 8:3
~模型	1:3
~機	5:2
~次	0:-3 1:-3 2:-2 4:2 5:-4 6:6 7:-2 9:-2
~款	5:2
~止	0:3 5:-3
~正	0:-2 1:2 4:-2 6:-2 7:-2
~步	0:3 3:-2 5:-2
~死	0:-4 1:2 2:3 3:-2 5:-4 7:3
~残	0:-2 5:2
~残っ	0:-2
~残って	0:-2
~残ってい	7:3
~残ってる	5:3 7:-3
~段	0:3 1:2 5:-2 7:-2 8:-2 9:-3
~段逻	0:3 5:-2
~段逻辑	0:3 5:-2
~毎	0:3 1:2 7:-3
~毎回	0:3 1:2 7:-3
~每	2:-2 5:-2
~比	0:-3 1:3 4:-2 8:-2 9:-2
~比较	2:2 9:-2
~比较好	2:2 9:-2
~気	2:2 3:-2 7:-2 8:3
~気が	2:2 3:-2 7:-2 8:2
~気がす	2:2 7:-2
~気がする	2:2 7:-2
~求	0:-4 1:-2 2:-2 3:3 4:4 5:-4 6:-2 7:2 8:-2 9:-2
~池	3:2
~決	0:2 2:2 5:-4 7:3
~決済	0:2 5:-4 7:3
~没	4:-2 7:3 8:-2 9:-2
~没人	7:2
~没有	3:-3 7:4
~没清	0:2 3:-2 5:-3 6:2
~法	0:-3 2:3 3:-5 5:3 7:-5
~波	5:3
~波及	5:2
~注	2:-2 4:2 5:-3 9:2
~注文	3:2 4:2 5:-2
~洗	5:3
~洗い	5:2
~洗い出	5:2
~派	1:-2 5:3
~派生	5:3
~流	0:-3 4:3 5:-3 9:2
~流れ	4:2
~流れを	4:2
~测	1:-2 2:2 3:2 4:-2 5:-2 7:2 9:-2
~测试	9:-2
~测试覆	0:-2 2:-2 8:2
~测试覆盖	0:-2 2:-2 8:2
~消	0:2 1:-3 2:-2 3:2 6:-2 7:-3 9:-2
~消息	1:-2 3:2 4:2
~消費	0:2 3:2
~消費税	3:2
~消费	0:2 3:2 5:-3
~混	8:2
~清	2:-2 3:-2 4:-3 5:2 6:2 7:-3 9:-2
~済	5:-4 7:3
~渡	0:2 4:2 5:-3 7:2 8:-3
~游	0:-2 1:-2 3:-2 5:6 6:-2 7:-3
~源	4:2
~準	7:2
~漏	5:-3 7:4
~点	0:-5 2:-3 3:-2 8:2 9:2
~烦	3:2
~照	0:-2 3:2 9:2
~照してい	0:-2 5:3
~片	0:-2 1:-2 2:-2 3:-3 4:3 5:-2 7:3 9:2
~版	2:-2 7:-2 9:4
~版と	2:-2 5:2 6:-2 7:-2 9:3
~版本	5:-2 9:2
~特	1:3 5:-3
~特别	3:2
~状	0:-3 2:-3 3:-2 4:-2 8:3 9:2
~状态	1:-2 2:-2 3:-2 4:-2 5:-2 7:-2 8:4 9:2
~状态机	1:-2 5:-3 8:3 9:2
~独	2:2 5:2
~率	0:-2 1:-2 8:4
~环	0:2 3:-2 4:2 5:-2
~环依	7:2
~环依赖	7:2
~环境	0:3 3:-2 5:-2
~现	3:-2 4:-2 5:3 9:-3
~现在	1:2 3:-3 9:-3
~现在哪	1:2 5:-2
~现在这	5:3 8:-3 9:-2
~現	0:-2 1:-2 2:2 3:2 7:-2 8:2
~理	7:-2
~理が	0:-3 4:3 7:2
~理し	0:2
~理は	5:2
~理はど	5:2
~理を	0:3
~環	7:2
~生	0:4 2:-3 4:3 5:-2 6:-2 7:-2 8:-2 9:-3
~生成	1:2
~生成的	1:2
~用	0:-2 6:2 7:2 8:-2 9:-2
~用两	3:2
~用了	0:3
~用吗	0:-2 1:-2 3:-3 5:-3 7:6 8:-2
~用户	4:2 5:-3 7:-2 8:-2
~用的	1:2 2:2 3:-2 4:-2 5:2 7:-3
~用者	6:2
~由	0:4 2:-2 5:-2
~由哪	0:5 1:-3 3:-2 4:-2 5:-2
~画	0:-2 1:-3 4:2 5:-5 7:-2 8:5
~画面	1:-2 4:2
~画面に	4:2 5:-3 7:2
~画面に出	0:2 2:-2 4:2 5:-2
~画面を	2:2 3:-2 7:-2
~番	3:2 7:-3
~番だ	3:2
~番で	2:-2 4:2
~疑	0:-2 1:2 3:2
~発	5:2
~登	0:-4 1:-3 2:-2 3:2 7:-3 8:2
~登录	0:-2 1:-2 2:-2 8:3
~登録	0:-2 5:2
~百	9:2
~的	0:2 3:-2 5:2 7:-3 8:2
~的に	4:2 5:2 7:-3
~的代	3:-2 5:3 7:-2
~的代码	3:-2 5:3 7:-2
~的写	1:2 5:-3 8:2
~的几	6:-2 9:3
~的几个	5:-2 9:3
~的函	0:-3 5:4
~的函数	0:-3 5:4
~的分	0:-2 5:-3 8:2
~的地	0:2 7:-2
~的地方	0:2 7:-2
~的实	0:2
~的方	5:2
~的方法	5:2
~的时	3:3 5:-2
~的时候	3:3 5:-2
~的是	0:3 1:-2 7:-2
~的有	7:2
~的类	5:4 7:-2
~的话	0:-2 1:-2 2:-2 4:-3 5:3 7:2 8:-2 9:2
~的那	4:-2 5:2 7:2
~的那个	4:-2 5:3
~监	5:2
~监听	5:2
~盖	0:-2 2:-2 8:2
~目	2:-3 5:-2 7:-4 8:2
~目录	1:-2 2:-2 5:2 7:-2 8:3
~目里	8:-2 9:2
~直	1:-3 3:-2 4:-3 7:3 8:2
~直し	5:3 7:-2
~直した	0:2
~直接	4:-2 7:3
~相	2:-2 8:2
~看	1:-2 2:-2 3:2
~看到	3:2
~看看	5:-2
~真	1:-2 3:3 4:-2 5:-3 7:3
~着	0:-4 1:-2 2:-2 4:4 9:-2
~着代	2:-2 4:3
~着代码	2:-2 4:3
~瞬	7:2
~知	1:-2 3:2 6:-2 7:-4 9:2
~知り	5:2
~知りた	5:2
~知りたい	5:2
~知道	0:-2 5:2 9:2
~短	0:2 1:-2 3:-3 4:3 7:-2 8:-2 9:-2
~短信	0:3 1:-2 3:-2 5:2 8:-2
~码	0:3 2:-2 3:-3
~码在	3:-2 4:2 5:-2
~码在哪	4:2
~码里	1:3 4:-2 5:-4
~確	0:2 4:3 5:-4 7:2
~確定	4:3 5:-2
~確認	0:2 5:-3 7:2
~確認し	0:2 5:-3 7:2
~確認した	0:2 5:-3 7:2
~示	2:3 5:-2 7:2
~离	0:-3 4:-2 7:2 8:-2
~种	0:-2 2:2 8:-3 9:-3
~秒	3:3
~租	3:2
~租户	3:2
~移	0:-4 4:4 7:-2
~程	3:3 4:-2
~税	0:-2 3:2
~種	5:2
~種類	5:2
~空	0:-2 3:3
~突	0:2 2:-2 3:3 5:-4
~立	0:2 2:3 3:-2
~端	1:-2 3:2 6:-2 8:-2 9:-2
~端数	3:2
~符	3:2
~第	1:-2 3:3
~签	0:-2 1:-2 3:2 7:-2 9:2
~签名	0:-2 7:-2 9:2
~箇所は	6:3
~箇所を	5:3
~算	0:-3 2:3 3:-3 4:2 6:-2 8:-2 9:-2
~管	0:3 1:-2 2:-2 5:-4 7:-2 8:2
~管理	3:2 5:-3 6:2 8:2
~範	0:-3 1:3 3:-2
~範囲	0:-3 1:3 3:-2
~类	5:2 7:-2 8:-2
~类型	0:-2 1:-2 2:2 5:3 6:-2 7:-2
~系	0:2 3:-3 5:-6 6:-2 7:-4 9:3
~系统	0:3 1:2 3:-2 5:-5 7:-3 9:-2
~約	4:2 5:-3 7:3
~索	3:3
~終	4:4 5:-3 6:-2 7:-3
~終的	0:2 4:2 5:-2 7:-2
~終的に	0:2 4:2 5:-2 7:-2
~組	1:-2 2:2 3:-2 7:-2
~組み	1:-2 2:2 3:-2 7:-2
~経	1:-2 4:2 5:-5 6:2
~経由	4:3 5:-2
~経路	1:-2 5:-3 6:3
~結	3:2
~継	0:-3 1:-2 2:2 4:-2 5:-2 6:3 7:-2
~続	3:3 5:-3
~続け	3:3 5:-3
~级	5:3 8:-2 9:-2
~线	0:-2 2:-3 9:-3
~线上	0:-2 1:2 3:2
~线程	3:2
~组	1:-2 5:2
~组件	1:-2 5:2
~经	0:-2 3:3 4:2 7:-3
~经过	4:2 5:-2
~结	0:2 1:-2 2:-2 4:3 5:-5
~结果	5:-2 7:2
~给	0:-2 1:-3 3:-4 6:-2 7:-3 8:4 9:-2
~给我	2:-2 3:-3 5:-2 7:-2 8:4
~统	0:3 3:-3 5:-8 6:3 9:-3
~缓	1:-2 5:2 7:-2
~缓存	1:-2 5:2 7:-2
~编	7:2
~编译	3:-2 7:2
~缺	0:2 3:-3
~缺点	3:-2 5:2
~网	1:-2 4:3 5:-3 9:2
~网关	1:-2 4:3 5:-3 7:-2 9:2
~置	3:-2 5:2 9:-2
~置项	0:-2 5:2 7:2
~義	1:2 7:-2
~義さ	0:2
~義され	0:2
~義されて	0:2
~翻	1:2 7:-2
~老	5:2
~者	0:-3 2:-2 3:-3 4:-3 5:-2 6:3 7:-2 8:-2 9:3
~而	5:2 7:-2 9:2
~而不	9:2
~耦	1:2
~耦合	1:2
~职	5:2
~能	0:-5 3:2 6:-2
~能不	4:2
~能不能	4:2
~能不能用	7:2
~能用	3:2 5:-2
~自	1:-3 2:3 3:-4 4:-3 6:-2 7:2 8:-2 9:2
~自己	1:-2 3:-3 5:2 9:3
~色	0:-2 1:-2 2:-2 3:3
~范	3:-2 7:2 8:-3
~落	2:-2 7:-2
~落ち	0:-2 6:2
~落ちる	5:-2 6:2
~落地	3:2
~行	1:2 5:-3 6:-3 8:-3
~表	0:-2 2:2 9:-2
~表示	2:2 7:2
~表里	3:2
~被	0:4 1:-3 3:-2 4:-2 6:2 7:-3 9:-2
~被哪	5:3 6:-2
~被谁	3:-2 5:3
~装	3:-3 5:3 9:-2
~装し	5:3
~装して	5:3
~複	3:-2 5:2 7:2
~要	0:-3 1:-2 4:-3 5:7 7:-3
~要用	3:2
~覆	0:-2 2:-2 8:2
~覆盖	0:-2 2:-2 8:2
~見	0:3 2:-2 3:-4 4:-4
~見せ	0:2 5:2 7:-2
~見せて	0:2 5:2 7:-2
~見つ	0:2 3:-2 5:3 7:-3
~見て	3:-2 7:3
~覧	0:-2 5:5 6:-2 7:-3
~覧を	3:2
~规	3:-2 5:-2 7:3
~觉	5:-2 7:3
~角	0:2 1:-2 3:4 4:-2 5:-2
~解	1:3 2:-3 4:2 5:-3 7:-3 8:-2 9:2
~解析	1:-3 4:3 5:-2 7:-2 9:2
~触	0:-2 4:-2 5:4 7:-3
~触发	0:-2 3:2 4:-2 5:3
~言	0:2 1:-2 3:-3 5:-2 7:2 8:2
~計	0:-2 1:-3 2:-3 4:-2 9:4
~計の	2:-2 5:-3 9:3
~計算	5:2 7:-2
~設	1:-2 2:2 4:-2 5:-3 9:3
~設定	0:2 2:3 5:-3 7:-2
~設計	0:-3 1:-2 2:-2 9:3
~設計の	2:-2 5:-3 9:3
~許	0:-3 3:-2 5:3 7:2
~証	2:-2 5:3 7:-2 8:2
~認	2:-2 3:-2 5:-2 9:2
~認し	0:2 5:-3 7:2
~認した	0:2 5:-3 7:2
~認したい	0:2 5:-3 7:2
~説	1:2 5:-2
~説明	1:2 5:-2
~説明し	1:2 5:-2
~説明して	1:2 5:-2
~読	1:3 3:2 4:-2 6:-2
~読み	0:-2 1:2
~読み取	1:3
~誰	0:4 1:-3 6:-2 7:-2 9:-2
~誰か	5:-3 7:3
~誰が	0:4 1:-3 3:-2 7:-4
~調	3:2 7:-2
~調べ	3:2 7:-2
~調べて	3:2 7:-2
~請	0:-2 3:2 7:2
~請求	0:-2 3:2 5:-2 7:2
~警	5:2
~计	0:-4 3:2 4:-2 5:-5 6:4
~订	0:-3 4:2 6:2
~订单	0:-2 4:2
~认	3:2
~讲	0:-2 1:-2 3:-2 4:3 5:-3 8:2 9:-2
~设	6:2 7:2
~设计	7:2
~证	0:2 5:-2
~评	0:-2 1:-2 2:-2 3:-2 5:2 7:-2 8:2
~评估	5:3
~译	3:-2 7:2
~试	1:-2 2:2 4:-2 9:-2
~试覆	0:-2 2:-2 8:2
~试覆盖	0:-2 2:-2 8:2
~话	0:-3 1:-3 3:-2 4:-4 5:2 9:2
~询	0:2
~该	1:-2 2:3 5:-2 7:-3 8:2 9:-2
~该跑	5:2
~该跑哪	5:2
~该跑哪些	5:2
~误	3:-2 5:2
~说	1:-2 3:2 5:2 7:-2 9:-3
~请	0:-2 2:-2 4:4 5:-3 9:-2
~请求	2:-2 4:3 5:-3
~读	0:-3 1:-2 7:3 8:-2 9:-2
~谁	0:4 2:-2 4:-2 5:2 6:-3 7:-3 8:-2 9:-2
~谁会	0:-2 1:-2 3:-2 5:5
~谁在	0:-3 5:5 7:-2
~调	9:-2
~调了	5:3
~调用	5:-2 6:2 9:-2
~调用了	5:2
~象	0:3 1:-2 2:-2 3:2 5:-5
~象是	0:3 5:-2
~責	7:2
~責務	7:2
~費	0:2 3:2
~費税	3:2
~質	7:2
~購	1:2 5:-2
~購読	1:2 5:-2
~负	0:2 3:-2 5:-2 7:2
~责	0:2
~败	0:2 1:2 2:2 3:-2 4:-2 5:-3 6:2 7:-3
~贴	1:-3 3:4 4:-3 7:2 9:-2
~费	0:2 3:2 5:-3
~赖	8:2
~走	1:-3 2:-4 3:2 4:2 6:2 7:-4 8:-2 9:-2
~走到	3:-3 6:2 7:-3
~走的	4:2 7:-2
~起	0:3 4:3 5:-5 6:-2 8:-2 9:-2
~起動	0:2 1:-2 2:-2 5:-3 7:2
~起来	0:2 3:-2 5:-3
~超	0:2 3:-2
~越	0:-2 1:2
~跑	0:-3 1:-2 2:3 3:3 7:-3
~跑哪	5:3
~跑哪些	5:2
~跟	0:-4 1:-3 4:2 9:2
~路	1:-3 2:3 3:-4 5:-5 6:2 7:2 8:-2 9:-2
~跳	7:2
~身	3:-2 4:-2 7:-3 9:3
~身份	0:2 5:-2
~转	0:-2 2:-2 4:2 5:2
~轮	5:-2
~载	4:2 9:2
~较	2:2 9:-2
~较好	2:2 9:-2
~辑	0:2 2:-2 5:-3
~边	6:2
~辺	0:2
~込ま	3:2
~込まれ	3:2
~込ん	0:-2 5:3
~込んで	0:-2 5:3
~込んでい	0:-2 5:3
~过	0:-4 1:-2 3:2 5:2
~过期	4:-2 5:2
~返	5:3
~返し	3:-2 7:2
~返回	5:2 7:-2
~还	1:2 4:-2 5:-4 8:-2
~还是	1:3 2:2 4:-3 5:-3 7:-4 8:-2
~还有	0:-2 7:4
~还有别	7:2
~这	4:-3 5:-2 7:4
~这一	0:4 5:-4 8:2
~这个	0:-2 1:-4 4:-2 7:3
~这个事	0:-3 5:3
~这个事件	0:-3 5:3
~这个项	9:2
~这个项目	9:2
~这块	5:2
~这段	1:3
~进	1:-2 2:-2 3:4 5:-2 7:-2 8:-2
~进去	3:3
~进来	3:2
~连	5:2
~追	4:3 5:-2
~追い	4:2
~追っ	4:2
~追って	4:2
~追加	2:2
~追加す	2:2
~追加する	2:2
~退	1:-2 3:4 4:-2
~送	0:2 1:3 4:-3 5:-3 9:-2
~送出	5:3
~选	0:-2 1:3 5:-2
~选中	1:3
~选中的	1:2
~途	1:-2 3:-3 4:3 5:-4 6:-2 9:3
~途中	1:-2 3:-2 4:3 5:-3 6:-2 7:-3 9:3
~途中で	1:-2 3:-2 5:-2 7:-3 9:3
~通	1:-4 2:-2 4:3 5:-3 9:3
~通り	0:-3 1:-3 3:-3 5:-2 6:2 7:-2 9:3
~通る	3:2
~通るの	3:2
~通るのに	3:2
~通知	0:3 3:3 5:-4
~造	0:3 5:-3
~連	0:-2 3:2 5:2
~逻	0:2 2:-2 5:-2
~逻辑	0:2 2:-2 5:-2
~遍	4:3 5:-2 7:2
~道	0:-3 1:-2 3:-2 5:2 7:-2 9:2
~違	1:-2 2:-2 4:-2 7:-4 9:4
~違い	5:-2 6:2 7:-2 9:3
~違う	2:-2 3:2 9:3
~選	0:-2 1:2 2:2 3:2 5:-5 6:-2 7:-3 9:-2
~選択	0:-2 1:2 3:3 5:-2 7:-2
~那	1:-3 4:-3 7:2 8:-2
~那个	0:2 1:-2 3:-3 4:-3 5:2
~部	2:-2 3:-2 5:4 6:-2
~部で	5:2
~都	0:2 2:-2 9:-2
~都在	0:4 5:-4
~都在哪	0:3 5:-3
~都有	5:4
~配	0:2 1:3 3:-3 4:-2 6:-2
~配下	6:-2
~配置	0:2 2:-2
~配置项	0:-2 5:2 7:2
~里	0:3 2:-2 4:-2 8:-3
~里哪	0:2
~里哪些	0:2
~里有没	5:2
~里有没有	5:2
~里的	0:-3 4:2 7:3
~里面	0:2 3:-2 6:-2
~重	0:-4 1:-2 4:-3 5:3 8:-3 9:2
~重启	3:2
~重复	0:-2 7:3
~重构	5:2
~重複	3:-2 5:2 7:-2
~重载	9:2
~量	1:3 3:-2 5:-5 6:3
~金	2:-2 5:-3 6:-2 7:-2 8:2 9:2
~録	0:-2 5:2
~错	3:-2 5:3 7:-2
~错误	3:-2 5:2
~键	0:2 2:-2 3:-2 5:-3 8:2
~間	7:-3
~関	3:-2 4:2 5:3 6:-4 9:-2
~関数	3:-2 4:2 5:3 6:-4
~関数が	5:3
~関数を	0:-2 4:3 6:-2
~问题	3:2
~间	1:-2 2:-2 4:3 5:-2 9:-3
~间有	4:-3 7:4
~限	0:-2 1:2 5:2 6:-2 7:-3
~除	3:2 5:-2 7:2
~除了	5:-2 7:2
~险	5:3
~隔	4:2 5:-3 7:2 9:-2
~際	3:2 5:-2
~静	3:2 5:2
~非	0:-2
~面	1:-4 8:-2
~面に	4:2 5:-3 7:2
~面に出	0:2 2:-2 4:2 5:-2
~面を	2:2 3:-2 7:-2
~音	0:-2 1:2 9:2
~響	0:-2 5:4
~響範	5:2
~響範囲	5:2
~順	0:-2 4:5 6:-2 8:-2 9:-2
~順に	1:-2 5:4 7:-2
~順番	2:-2 4:3
~頼	6:2
~願いし	5:2 7:-2
~願いしま	5:2 7:-2
~類	5:2
~页	0:-2 1:-2 3:3 4:2 8:-2
~页面	0:-2 5:2
~顶	4:-2
~项	0:2 2:-2 5:-3
~项目	5:-3 9:2
~项目里	8:-2 9:2
~顺	0:-2 2:-2 4:4 5:-2
~顺序	0:-2 4:3 5:-2
~题	3:2
~风	5:2 6:-3 7:3 8:-2
~风险	5:3
~飛	0:2
~飛ん	5:3
~首	3:2
~首页	3:3
~高	5:2 7:2
~麻	3:2
~麻烦	3:2
~가	5:-4 7:3
~가끔	3:3 5:-2
~가나	0:-2 3:-2 5:2 7:2
~가나요	0:-2 5:3
~가는	4:4 5:-3
~가요	0:-3 1:4 2:-2 4:-2 5:-2 7:-2 8:-2 9:3
~가져	6:2
~가져다	6:2
~가하	0:-2 2:3 7:-2 8:2
~가하려	2:2
~가하려면	2:2
~각	0:-2 5:4 7:-2
~간	1:-2 3:-2 4:2 5:-4 9:2
~간에	2:2 5:-2
~갈	0:-3 4:-2 6:2 7:-2 9:2
~감	0:-2 4:-2 5:2 7:-2 8:2
~감사	5:2 8:2
~값	1:-3 2:-2 5:2 9:-2
~값을	5:-2 6:2 7:2
~같	0:-2 1:-3 4:-2 7:3
~같은	1:-2 2:-3 3:2 4:-2 5:-2 7:3 9:-4
~같은데	2:-2 3:2 5:-2 9:-2
~같이	0:-2 2:2 3:-2 5:2
~개	0:-2 5:-5 6:6
~개수	5:-4 6:4
~객	0:3 9:-2
~객체	0:3 7:-2 9:-2
~거	1:2 2:-2 5:-7 7:6 8:-2 9:-3
~거예	0:2 5:-2
~거예요	0:2 5:-2
~거치	0:-2 3:-2 5:-3 6:3
~건	1:-5 2:-2 4:-3 5:-3 7:2 9:4
~건가	9:2
~건가요	9:2
~건드	1:-2 7:3
~건드리	7:3
~건지	0:2 3:-2 5:-3 9:2
~걸	1:-2 3:2
~검	3:-2 4:-2 5:-2 6:-2 8:-2 9:4
~검증	5:-3 7:-3 9:3
~것	0:-3 1:-2 2:-3 5:5 7:-4
~것들	5:4 7:-2
~게	0:-4 1:2 2:2 3:-3 6:-3 7:2 8:-2
~겠	0:2 1:2 3:-2 4:-2 9:-2
~겠어	1:3 4:-2
~겠어요	1:3 4:-2
~결	0:-4 1:2 3:-2 6:-2 8:-2 9:2
~결제	0:-2 3:-2 5:-4 7:2 9:3
~경	3:2 4:2
~경로	4:3 5:-2
~계	1:-3 3:-3 5:2
~계층	5:-3 9:2
~계층이	0:2 5:-3 7:2
~고	0:-5 2:2 8:-2
~고쳐	0:-2 2:2 3:-3 5:4
~골	0:-3 3:-2 5:5 7:-2
~골라	0:-3 3:-2 5:5 7:-2
~곳	0:2 3:-2 9:-2
~곳들	0:-3 5:3
~곳이	0:-3 7:3
~공	5:-2 7:3
~과	1:-2 2:-2 5:2 7:-3 9:2
~관	0:3 2:-2 5:-2 7:-2 8:-2 9:2
~구	0:-3 4:-3 5:5 7:-3 8:2
~구조	0:-2 1:-2 4:-2 8:3
~구현	1:-2 5:3
~구현체	5:2
~군	0:-2 5:-4 6:3 7:3
~군데	0:-2 5:-4 6:3 7:3
~궁	0:2 3:2 7:-2 9:-2
~궁금	0:2 3:2 7:-2 9:-2
~궁금합	2:2
~궁금합니	2:2
~그	0:-3 2:3 3:2 5:-2 6:-2 7:-2
~그려	3:2 5:-4 7:-2 8:3
~그에	2:2
~그인	2:2 5:-3
~근	0:-2 1:3 4:2 5:-3
~글	3:3 5:-2
~금	1:-2 3:3 4:-2 7:-3 9:2
~금합	2:2
~금합니	2:2
~금합니다	2:2
~기	0:2 1:4 2:-4 4:3 5:-5 6:-2 7:-4 9:3
~기기	3:2 4:2 7:-2
~기까	3:-2 4:4 5:-3
~기까지	3:-2 4:4 5:-3
~기는	9:2
~기서	1:4 5:-2 7:-2
~기준	1:3 4:-2 5:-2 7:-2 9:2
~까	4:4
~까요	0:-3 1:-2 7:3
~까지	0:-3 1:-2 3:-3 4:5 5:2
~꾸	0:-2 5:5 7:-2
~꾸는	5:2
~꾸면	0:-2 5:3
~꿔	7:2
~끊	3:-2 5:3
~끔	3:3 5:-2
~나	0:-2 5:-3 6:2 7:4 8:-2
~나서	3:2
~나오	0:-4 5:2 9:2
~나옵	3:3
~나옵니	3:3
~나옵니다	3:3
~나요	7:4
~난	0:-2 1:-2 3:2 5:3 7:-2
~날	3:2 9:2
~남	7:-3 9:2
~남아	5:2
~내	0:3 1:-2 9:-2
~내는	0:3 3:-2
~냐	0:4 5:-3
~너	1:-2 7:2
~너무	5:-2 7:3
~넘	0:-3 1:-2 3:-2 5:4 9:-2
~넣	2:2 5:2 7:-2
~넣는	2:2 3:-2 7:-2
~네	5:-3 7:4 9:-2
~네요	5:-2 7:2
~네트	5:-2 7:3
~네트워	5:-2 7:3
~네트워크	5:-2 7:3
~놓	3:3 7:-2
~놓고	5:3
~누	0:5 1:-3 2:-2 3:-2 6:-2 7:-4 9:-2
~누가	0:6 1:-2 3:-2 5:-3 7:-3
~눌	2:-2 5:-2 7:3
~느	0:6 1:-3 2:-2 4:-3 5:-2 6:-2 7:-4 9:2
~는	5:4 8:-2
~는데	3:3 4:-2 5:-2 6:-2 7:2 9:-2
~는데도	3:3 5:-2
~는지	0:3 1:-2 2:-3 3:-2 5:-3 7:2
~능	0:-2 1:2 2:-2 3:2 7:-3
~니	2:-2 3:2 4:-2 6:-2
~니까	0:2 1:3 3:-2 7:-2
~니다	3:3 4:-2 6:-2 7:-2
~다	0:-2 2:-2 3:2 5:2 7:-2 9:2
~다가	0:2 3:3 5:-3
~다면	1:2 5:2 9:-2
~다시	5:3 7:-2
~다운	3:2
~다운로	3:2
~다운로드	3:2
~단	0:-3 2:2 3:-3 6:2 8:-2
~단계	2:2 3:-2 4:-2 5:2
~단에	0:-2 5:-3 6:3 7:2
~단위	0:-2
~달	1:-2 2:2 3:2 7:-3
~답	3:3 7:-2
~답이	3:3
~대	1:-4 6:-2 7:3 8:-2
~대로	3:2 5:3 7:-2
~더	1:-2 7:-2 9:2
~던	0:2 1:-4 3:-2 4:-2 5:2 7:-2 9:2
~던데	5:2 7:-2 9:3
~던지	0:3 1:-3 6:-2 9:-2
~던지는	0:3 1:-2 6:-2
~던질	5:2
~덮	0:-2 7:2
~덮어	0:-2 7:2
~데	4:-2 7:2
~데가	0:2 5:-2 7:3
~데도	3:3 5:-2
~데서	7:2
~데서도	7:2
~데이	0:-2 1:2 2:2 3:-2 7:-2
~데이터	0:-2 1:2 2:2 5:-2 7:-2
~델	1:2 7:-2
~도	0:-6 1:2 2:-3 6:-3 7:5 8:-2 9:-2
~도가	0:-2 5:2 7:-2
~독	3:4 5:-2
~돌	0:-3 1:-3 2:3 4:-3 8:-2 9:-2
~돌려	5:3
~돌려야	5:3
~돌리	1:-2 2:2 4:-2
~돌아	1:-2 2:2 3:2 4:-2 5:-4
~동	0:-4 2:-2 3:-2 6:-2 7:3 9:3
~동작	5:2 7:2
~돼	0:-3 3:2 7:-3 9:-2
~돼요	3:3
~되	0:-2 2:2 3:-2 8:-2
~되고	0:-2 2:2
~되나	0:-2 1:2 2:-2 4:-2 5:-2 7:3
~되나요	0:-2 1:2 2:-2 4:-2 5:-4 7:3
~되는	2:-2 7:-2
~되는지	9:2
~되면	7:2
~되어	0:2 7:-3
~된	0:3 5:-4 9:2
~두	3:2 4:-3 5:2 7:-2 9:2
~둔	5:2
~둘	0:-2 4:-2 5:-3 7:2 9:3
~뒤	0:-2 5:2 7:-2
~듈	2:-3 4:-2 6:3 7:-2 9:-2
~듈은	0:-3 5:2
~드	2:-2 6:-2 9:-2
~드가	0:2 2:-2 4:-2 5:-2 9:-2
~드는	5:2 7:-3
~드로	5:-3 9:2
~드를	5:2
~드리	7:3
~드립	8:3
~드립니	8:3
~드립니다	8:3
~드에	0:2 5:-2 7:-2
~드하	2:2 5:-2
~드하면	3:3
~드한	4:2
~들	0:-3 1:-3 3:-4 5:7 6:-4 7:-4
~들러	5:2
~들어	4:3 5:-4
~들어오	0:3 5:-2
~들을	9:2
~듯	4:3 5:-2
~등	6:2
~디	0:5 3:-3 6:-2 7:-2 9:-2
~디까	0:-2 5:3
~디까지	0:-2 5:3
~디서	0:4 3:-2 4:-2 7:-3
~디어	0:-3 5:4
~디어디	0:-3 5:4
~디에	0:2 7:-2
~디인	5:3 7:-2
~디인가	5:2 7:-2
~디인가요	5:2 7:-2
~디인지	5:2
~디죠	0:2
~딩	3:2 5:-3 9:2
~따	4:3 5:-2
~따라	4:3
~따라가	4:3
~때	1:-4 2:-3 3:3 4:2 6:-2 7:-2 9:-3
~때까	4:3 5:-2
~때까지	4:3 5:-2
~때만	3:3 5:-2
~떤	0:-2 2:3 3:-2 4:2 6:-2 7:-5
~떨	0:2 3:3 5:-3
~떨어	0:2 3:3 5:-3
~떻	0:-2 1:2 2:3 3:-3 6:-2 7:-2
~떻게	0:-2 1:2 2:3 3:-3 6:-2 7:-2
~뜨	2:-2 3:-2 5:2 7:-2
~뜨는	0:2
~뜰	0:2 5:-2
~뜻	1:4 3:-2 5:-3
~라	2:-2 5:3 8:-2
~라가	4:3 5:-2
~라이	3:-2 5:3
~라이드	5:2
~라이언	9:2
~라이언트	9:2
~락	0:-2 3:4 5:2 7:-3
~랑	0:-2 1:2 2:2 3:-3 4:-2 6:-2 7:-3 9:2
~래	2:-3 5:-2 6:3 9:-2
~래그	1:3 4:-2 5:-2
~래스	0:-3 3:-2 6:3
~래스가	7:2
~랙	0:2 5:-2
~러	0:-4 1:-3 2:2 5:2 7:2 8:-2 9:-2
~러가	0:-2 3:2
~럼	5:2
~레	0:-3 1:-2 2:2
~레이	0:-2 2:2 5:-3
~려	0:-3 1:-3 2:2 5:3 6:-2 7:-4 9:-2
~려고	5:3
~려면	2:3 3:-2 5:-2
~려야	5:2
~려줘	5:2
~로	1:-2 3:3 5:-2 6:-2
~로그	3:2 5:-3
~로그에	2:2
~로드	3:2
~로드하	3:2
~로드하면	3:2
~로젝	8:2
~로젝트	8:2
~로직	2:-2 5:-4 7:4
~로컬	2:2
~록	0:-2 3:-2 5:3 7:-2
~롤	3:3
~루	1:-2 2:-2 4:2 5:-4 7:2 8:2 9:-2
~류	1:-2 3:-2 5:3 7:-2
~르	1:-2 3:-2 9:-2
~르는	3:-2 5:3
~른	5:2
~를	4:3 5:-2 8:-2 9:-2
~름	0:-2 1:-2 2:-2 4:2 5:4 6:-2 7:-2
~리	4:-3
~리는	1:-2 2:2 3:2 4:-3 6:-2
~리면	0:-2 1:3 2:-2 7:-2
~리뷰	5:-3 8:3
~리하	0:3 7:-2
~리하는	0:3 5:-2
~린	1:-2 3:-2 5:2 7:-2 9:-2
~릴	3:2
~림	0:2 1:-2
~립	2:-2 3:-2 7:-3 8:2
~립니	0:-2 5:-2 7:-2 8:2 9:2
~립니다	0:-2 5:-2 7:-2 8:2 9:2
~링	0:-2 1:2 3:-2 5:-3 7:3
~마	1:2 2:2 4:-3 7:-2 8:-2 9:-2
~만	3:3 6:-3 8:-2 9:-2
~만드	5:2 7:-2
~만드는	5:2 7:-2
~만들	2:3 3:-2
~만한	0:-2 2:-2 3:-2 5:5 7:-2
~많	0:3 1:-2 4:-2 9:2
~많이	0:2 4:-2 5:-3 9:2
~말	0:-2 1:2 5:-2 7:4 9:-3
~말고	3:2 7:3 9:-2
~말하	1:3
~말하는	1:3
~맞	0:-2 1:-2 5:-4 7:5
~매	0:-3 4:2 5:3 7:-2
~머	5:-3 6:2 7:2
~먼	1:3 3:-2 5:2 7:-2 9:-2
~먼저	1:3
~멀	3:3 5:-2
~메	0:2 1:-2 8:-2 9:-2
~메서	2:-2 4:-2 5:3 7:-2
~메서드	2:-2 4:-2 5:3 7:-2
~메시	0:2
~메시지	0:2
~메인	4:3 5:-3 7:2
~면	5:3 6:-2
~면이	7:2
~명	0:-3 1:-2 2:2 3:2 4:2 5:-5 6:-2 7:-3 8:2 9:-2
~명해	4:3 5:-3 7:-2
~몇	0:-2 1:-2 3:-2 5:-4 6:9 7:-6 9:-2
~모	2:-3 4:-4 9:-4
~모델	1:2 7:-2
~모듈	2:-3 4:-2 6:3 7:-2 9:-2
~모듈은	0:-3 5:2
~목	1:2 3:2 4:-2 7:-3 9:-2
~목록	5:4
~무	0:-3 1:3 3:-2 5:2 6:-2 9:-2
~무슨	1:3 3:-2
~문	0:2 1:-3 2:-2 5:-3 6:-2 7:2 8:-2
~문자	5:3
~문제	5:-2 7:2
~물	0:-2 7:2
~뭐	0:-2 1:2 2:3 3:-3 4:-4 5:4 6:-3 7:-6
~뭐가	0:-3 2:2 4:-2 5:2 6:-2 7:-4 9:2
~뭐뭐	1:-2 5:5 7:-3
~뭐야	0:2
~뭔	0:-2 1:2 7:-2
~뭔가	1:3 5:-3 7:-2
~뭔가요	1:3 5:-3 7:-2
~뭘	1:4 5:-2 7:-2
~미	1:2 7:-2
~바	0:-2 1:-3 2:-2 3:3 5:3 6:-2 8:-2 9:-3
~바꾸	0:-2 5:5 7:-2
~바꾸는	5:2
~바꾸면	0:-2 5:3
~바꿔	7:2
~반	9:2
~받	1:-2 5:4 7:-3
~받는	0:-2 5:4 7:-2
~발	0:3 1:2 5:-4 6:-2 9:-2
~발행	0:2 5:-2
~발행하	0:2
~방	0:-3 2:5 3:-2 4:-2 5:-4
~방법	2:4 3:-2 5:-3
~방식	0:-2 1:2 2:3
~배	0:-3 2:-2 3:3 6:2 7:-3 9:-2
~배치	0:-3 5:4 7:-2
~배포	3:2 4:2 5:-2
~백	3:4 5:-3 7:-2
~버	1:-3 2:-3 3:-2 7:4 8:-2 9:2
~버라	5:2
~버라이	5:2
~버라이드	5:2
~버로	5:-2 6:2 9:2
~버전	0:2 9:2
~버튼	0:-2 9:3
~번	6:3 7:-3 9:-2
~번호	0:3
~벌	0:-2 4:2 5:-4 9:3
~법	0:-2 2:5 3:-2 4:-2 5:-4
~벤	1:2 3:-3 5:2 7:-2 8:-3
~벤트	3:-2 5:2 8:-3
~별	0:-2 1:-2 5:5 7:-2
~보	0:2 3:-4 6:-2 9:-3
~보고	4:4 5:-2
~보여	7:-2
~보여줘	5:2
~보이	0:-2 1:2
~보이는	0:-2 1:2 5:2 7:-2
~복	0:2 1:-2 5:-2
~본	0:2 5:2
~봐	0:4 2:-2 3:-3 9:-2
~부	3:-4 5:4 6:-2 7:-3 8:3
~부르	3:-2 5:4 7:-2
~부르는	3:-2 5:3
~부분	0:-2 1:3
~부탁	2:-2 4:-2 8:4
~부탁드	8:2
~부탁드립	8:3
~부터	2:2 4:2 7:-2
~분	1:2 2:-2 5:2 7:-2 9:-2
~불	0:-3 3:-2 5:4
~붙	1:-2 3:3
~뷰	5:-3 8:2
~블	3:-2 5:3 7:-2
~비	1:-4 4:-3 5:-4 7:2
~비스	3:-2 4:-2 7:2 8:2 9:-2
~빈	0:-2 3:-3 5:3 7:2
~빌	2:2 3:2 5:-2
~빌드	2:2 3:2 5:-2
~빠	2:-2 3:-2 5:4 7:-2
~빼	0:-2 5:4 7:-2
~뽑	5:2
~뿐	0:-2 5:-3 6:-2 7:5
~사	0:-2 1:2 3:-3 5:-3 6:-2 7:3
~사가	5:-3 9:2
~사용	0:-5 1:2 2:2 4:-2 9:-2
~사용자	1:2 2:2 5:-2
~산	2:-2
~상	0:2 2:-2 4:-2 6:-2 8:2 9:-3
~상속	7:-2 8:3
~새	2:2 3:2 5:-2 7:-2
~새로	3:2
~생	5:-2 6:2
~생성	5:-2 6:2
~서	0:3 2:-2 5:-2 9:-2
~서도	7:2
~서드	2:-2 4:-2 5:3 7:-2
~서로	1:2 4:3 5:-2 7:-2
~서만	0:2 3:2 5:-2
~서버	0:3 1:-2 5:-4
~서비	3:-2 4:-2 7:2 8:2 9:-2
~서비스	3:-2 4:-2 7:2 8:2 9:-2
~석	2:-2 5:3
~섞	5:2 7:-2 9:2
~선	0:-5 2:-2 4:-2 5:2 7:4
~선언	5:2
~설	1:-2 2:2 4:2 5:-4 6:-2 7:-3 8:3 9:-2
~설명	0:-2 1:-2 4:3 5:-4 7:-2 8:3 9:-2
~설명해	4:3 5:-3 7:-2
~성	2:2 3:-2 5:-5 6:2 8:2 9:-2
~세	1:-2 3:-2 4:-2 6:2 7:-2 9:2
~세어	5:-4 6:5
~세요	1:-2 3:-3 4:-2 5:2 7:-4 9:2
~셀	5:3 7:-2
~션	0:-3 2:2 4:-2 5:2
~소	2:-2 9:-3
~소스	0:-2 2:-2 3:-2 5:3 9:-2
~속	2:-2 3:2 5:-3 6:-2 7:-3 8:3
~솔	1:-2 3:2 5:2 7:-2 8:2 9:-3
~솔직	1:-2 5:2 7:-2 8:2 9:-3
~수	1:-3 2:-2 3:-3 6:6 7:-2 8:2 9:-3
~수가	7:-2
~수는	0:-3 5:3 6:2
~수단	2:2
~수들	5:3
~수를	4:2 5:-3 6:2
~수정	2:-2 5:3
~순	0:-2 1:-2 2:-2 4:3 5:2 6:-2 8:-2 9:-2
~순서	2:-2 4:3 5:-3
~순서로	4:3
~순위	5:4 7:-2
~스	1:-3 5:2 6:2
~스가	1:-2 2:-2 4:-2 5:-2 8:2 9:3
~스는	0:2
~스들	5:3
~스로	7:2
~스를	5:2
~스크	0:-2 3:2 4:2 7:-2 9:-2
~스트가	6:2
~슨	1:3 3:-2
~슬	0:3 4:3 5:-4 7:-2 9:-2
~슬랙	0:2 5:-2
~습	0:2 2:-2 7:-2
~습니	7:-2
~습니다	7:-2
~시	4:-2 8:-3
~시간	0:2 7:2
~시지	0:2
~식	0:-3 2:3 6:-2 9:-2
~식으	0:-2 2:4 5:-2
~식으로	0:-2 2:4 5:-2
~신	3:2 9:-2
~실	3:-2 4:2 7:2 9:-3
~실제	5:3 7:-2
~실행	0:-2
~심	3:-2 5:3 7:-2
~싶	0:-2 3:-2 4:3
~싶습	1:2
~싶습니	1:2
~싶습니다	1:2
~싶어	4:2
~싶어요	4:2
~싶은	2:2
~싶은데	2:2
~써	0:-2 5:-2 7:3
~쓰	0:-2 4:-2 6:2 7:-2 9:3
~쓰고	0:-2 1:2 7:-3 9:2
~쓰는	0:-2 3:-2 6:2
~씩	3:4 5:-2
~아	1:-3 4:-2 6:-2 7:3 9:-3
~아니	2:-2 7:2
~아무	5:2
~아줘	5:2 7:-2
~아직	0:-2 7:2
~안	1:-3 2:-2 3:5 7:-3
~안에	4:2 5:2
~안에서	4:2 5:2
~않	0:-3 7:3
~알	0:2 1:-2 2:3 3:-4 9:-2
~알고	2:3
~알려	5:2
~알려줘	5:3
~알림	0:3 3:-3 7:2
~애	1:2 5:-3
~액	0:-2 5:3
~앱	3:2 4:3 5:-4 7:-2 9:2
~야	4:-3 8:-2 9:2
~어	0:4 3:-2 7:-2 9:-2
~어가	0:-3 4:4
~어내	0:2 5:2 7:-3
~어느	0:6 1:-3 3:-3 4:-3 5:-2 6:-2 7:-4 9:2
~어디	0:5 3:-3 6:-2 7:-2 9:-2
~어디까	0:-2 5:3
~어디까지	0:-2 5:3
~어디서	0:4 3:-2 4:-2 7:-3
~어디어	0:-3 5:4
~어디어디	0:-3 5:4
~어디에	0:2 7:-2
~어디인	5:3 7:-2
~어디인가	5:2 7:-2
~어디인지	5:2
~어디죠	0:2
~어떤	0:-2 2:3 3:-2 4:2 6:-2 7:-5
~어떻	0:-2 1:2 2:3 3:-3 6:-2 7:-2
~어떻게	0:-2 1:2 2:3 3:-3 6:-2 7:-2
~어오	0:3 5:-2
~어요	0:-4 1:2 3:3 6:-2 9:-2
~어줘	0:-2 6:3 7:-2
~어지	2:-2
~어지는	0:-2 5:2
~언	5:2 9:2
~언트	9:2
~업	0:-2 1:2 4:2
~업로	4:2
~업로드	4:2
~없	1:-2 7:3
~없는	5:2 7:-2
~었	3:2 5:-2
~에	8:-2
~에러	5:2
~에서	4:2
~에서만	0:2 3:2 5:-2
~에선	3:2
~엔	2:-2 7:3
~여	1:3 3:2 4:-2 5:-3 9:-2
~여기	1:4 4:-2 5:-2
~여기서	1:4 5:-2
~여러	3:-2 6:2 7:2
~여줘	5:2
~역	1:4 3:-3 5:-6
~연	4:2
~열	4:2 7:-2
~영	3:2 5:2 7:-2
~영향	0:-2 5:4
~예	0:2 3:-2 4:-2 7:-3 9:-2
~예외	1:2 3:-4 5:3 6:-2 9:-2
~예외를	1:-2 5:2
~예요	0:2 6:2 7:-2
~오	1:-3 4:-3 6:2 8:-3
~오는	0:-2 3:3 7:-2 9:2
~오류	0:2
~오면	0:3 3:2 5:-3
~오버	3:-2 7:2
~오버라	5:2
~오버라이	5:2
~오버로	5:-2 6:2 9:2
~온	5:-2 6:3
~올	5:2 7:-2
~옵	3:3
~옵니	3:3
~옵니다	3:3
~와	0:-2 3:-2 9:3
~왔	0:-2 3:-3 4:2 7:2
~왜	3:5 7:-2 9:-2
~외	3:-4 4:-2 5:2 6:-2 7:-2
~외를	1:-2 5:2
~외부	8:2
~요	0:-2 3:2
~요청	0:-2 1:-2 2:2 3:2 7:-2
~용	0:-5 1:2 2:2 9:-2
~용이	3:2 4:2
~용자	1:2 2:2 5:-2
~운	0:-2 2:2 3:3
~운로	3:2
~운로드	3:2
~워	0:2 5:-2
~워크	5:-2 7:3
~원	1:-2 2:-2 5:3 7:-2 9:-3
~위	2:-2 3:-3 4:-4 6:3 7:3 9:-2
~위치	0:4 5:-3
~위험	0:-2 7:2
~위험한	5:2
~유	0:-4 1:-3 3:4 5:-2 7:-5 9:4
~유가	3:2
~으	1:-2 2:4 6:-2 7:-4
~으로	2:4 3:2 5:-4 6:-2 7:-4
~으면	3:-2 5:4
~은	4:-4 5:2 6:-2 8:-2
~은데	1:-2 9:-2
~을	0:-2 3:-3 5:2 7:2
~을까	3:-2
~음	0:-3 2:-2 4:3
~응	0:-2 1:-2 3:3 5:3 7:-3
~응답	3:3 7:-2
~응답이	3:3
~의	1:-2 3:-4 7:2
~의존	5:-2 7:2
~의존하	7:2
~이	0:-3 2:-2 3:2 6:-2 9:3
~이거	5:-2 7:3
~이는	0:-2 1:2 5:2 7:-2
~이랑	1:2 3:-2 5:3 7:-2 9:-2
~이름	5:4 6:-2
~이벤	3:-2 5:2 8:-3
~이벤트	3:-2 5:2 8:-3
~이블	5:2
~이스	1:-2 7:-4 9:3
~이야	0:-2 5:-4 9:3
~이어	0:-2 2:-2 4:2 5:2 7:-2
~이어지	5:3
~이어지는	5:3
~이언	9:2
~이언트	9:2
~이에	7:-2 9:2
~이유	3:3
~이유가	3:2
~이지	4:-2 7:-2 9:3
~이터	0:-2 1:2 2:2 5:-2 7:-2
~이트	0:-2 5:2 9:2
~인	1:2 2:-3 5:-3 7:2 9:3
~인가	0:-3 1:3 2:-2 4:-2 8:-2
~인가요	0:-2 1:3 2:-2 3:-2 4:-2
~인데	0:-2 4:-2 7:-3 8:2 9:2
~인이	0:3 3:2 5:-2
~인자	9:2
~인지	0:-3 1:-2 3:-4 4:-2 7:3 8:-2 9:3
~인터	3:-3 7:2
~인터페	5:2
~인터페이	5:2
~인하	0:2 7:-2
~일	0:2 2:-3 5:3 6:-2 7:-4 8:-2
~일명	3:2
~일이	3:-3 4:2 5:-2 7:-2 9:3
~읽	0:-2 5:3
~임	0:2 1:3 3:-3 4:-2
~입	0:-2 3:-3 4:-2 6:4 7:-2 8:2 9:-2
~입니	1:2
~있	4:-2 7:5
~있나	7:2
~있나요	7:2
~있는	0:-2 2:-2 4:-2 5:2 7:2 8:-2
~있는지	7:2
~있다	3:-2 7:3 9:-2
~있다면	5:3
~있던	5:2 7:-2 9:2
~있던데	5:2 7:-2 9:2
~있어	1:2 6:-2 9:-2
~있어요	0:-2 3:2
~있죠	0:2 5:-2
~자	4:-4
~자가	1:2 3:-3 5:-2 7:2
~자식	5:3 6:-2
~작	0:-2 2:-2 3:2 5:2
~잡	1:2 3:3 5:-3
~장	0:2 2:-2 3:4 5:-4 6:-2
~재	1:-2 5:-4 7:3
~재고	3:2 5:-2 7:2
~재시	5:-2 7:2
~저	0:-2 1:2 2:-2 3:2 9:-2
~저장	3:3 4:2 5:-4
~적	2:-2 3:-2 4:-2 5:5 6:-2 7:-2 9:-2
~적으	3:-2
~적으로	3:-2
~적해	4:-2 5:4 7:-2
~전	0:-3 4:-2 6:-2 7:-3 9:3
~전부	0:-2 5:3
~전체	8:2
~점	2:-2 3:2 4:-4 8:-2
~점이	1:2 3:-2 5:-2
~접	2:2
~정	2:-3 5:3 8:-2 9:-3
~정리	1:-2 2:-2 3:-2 5:6 9:-2
~정의	0:2 7:-3
~정해	6:2
~제	2:2 3:-4 6:-3 7:2 8:-3 9:2
~제일	1:3 5:-3
~젝	8:2
~젝트	8:2
~져	0:-3 1:-2 5:-2 6:4
~져다	6:2
~조	1:-2 2:-2 3:-2 4:-2 5:2 6:-2 8:2
~존	5:-3 7:4
~존하	7:2
~좀	0:-2 5:3 7:-2 9:-3
~종	1:-2 2:-2 5:2 7:-2
~종류	5:3 7:-2
~좋	0:-2 2:2 7:-2
~좋을	0:-2 2:2 7:-2
~좋을까	7:-2
~좋을까요	7:-2
~죠	0:3 4:-2 9:-2
~주	1:-3 3:-5 4:-2 5:2 7:-3 9:4
~주는	7:-2
~주문	0:2 3:-2 5:-4 7:-2 9:3
~주세	1:-2 3:-3 4:-2 5:2 7:-4 9:2
~주세요	1:-2 3:-3 4:-2 5:2 7:-4 9:2
~죽	5:3 7:-2
~준	0:-2 1:2 2:-2 4:-2 5:-3 8:2
~줄	1:-3 4:3 7:-3 8:2 9:-2
~줄래	1:-2 3:-2 4:3 5:-2 7:-3 8:3
~줄이	0:-2 2:2
~중	0:-2 2:-3 3:-2 7:-2 8:-3 9:4
~중간	7:-2 9:3
~중복	1:-2 5:-2
~중에	0:-3 1:3 2:-2 3:-2 4:-2 5:-3 6:-2 7:2 9:2
~줘	0:-2 1:-2 2:-2 3:-2 5:5 7:-2
~증	0:3 1:-2 5:-2 6:-2 7:-3 9:3
~지	1:-4 2:-2 3:-3 4:2 7:3
~지나	1:-2 7:-2
~지나요	1:-2
~지는	0:3 1:-2 6:-3 9:-2
~지를	7:2
~지점	0:4 3:-2 5:-3 9:-2
~직	0:-3 1:-3 4:-2 6:-2 7:4 9:-4
~직접	0:-2 2:2 7:2
~진	0:-2 2:-2 3:-2 4:2 7:4
~질	0:-2 5:3
~짐	0:-2 3:4 5:-2
~짚	2:-2 3:-2 4:2 9:-2
~짚어	2:-2 3:-2 4:2 9:-2
~짚어줘	5:3
~짜	5:-3 9:3
~쪼	2:3
~쪼개	2:3
~쪽	0:-2 1:-3 6:-2 7:-3 9:4
~쭉	5:3
~찍	0:2 1:-2 2:2 3:3 4:-2 5:-3 7:-3 9:-2
~차	0:-2 3:-3 5:-3 7:-2 9:5
~차이	3:-2 4:-3 5:-3 7:-2 9:5
~참	3:-2 5:2 7:2
~참조	5:3
~찾	0:5 1:-2 4:-2 6:-2 7:-4 9:-2
~찾아	0:2 5:2 7:-2
~채	0:4 5:-2
~처	0:3 3:-3 4:-2 6:-4 7:-2
~처리	0:3 5:-3 7:-3 8:-2 9:2
~처리하	0:3 5:-2
~처리하는	0:3 5:-2
~천	1:2 7:-2
~청	0:-3 1:-2 2:2 5:2 7:-2 9:-2
~체	0:2 1:-3 3:-2
~체가	0:2 5:-3 7:-2 9:2
~쳐	0:-3 2:2 3:-3 4:-2 5:4
~초	3:3 4:2 5:-2 7:-2
~최	1:-2 2:2 3:-2 4:3 7:-3 9:-2
~추	0:-2 1:2 2:2 3:-2 4:-2 7:-3 9:-2
~추가	0:-2 2:3
~추가하	0:-2 2:3
~추가하려	2:2
~출	3:-2 4:2
~출하	7:2 9:-2
~취소	0:2 5:-2
~층	5:-3 9:2
~층이	0:2 5:-3 7:2
~치	2:-2 3:-4 7:3 8:-2 9:-3
~치고	1:2 5:-2 7:2
~치는	0:-2 3:-2 4:2 5:-3 6:3
~캐	0:-2 3:3 5:2 7:-2
~캐시	3:2
~커	5:-2 7:3
~컨	7:2
~켜	5:-3 7:2
~코	0:2 1:2 2:-2 3:-4 4:2
~코드	0:2 1:2 2:-2 3:-5 4:2
~코드가	0:2 3:-2 5:-2 7:2 9:-2
~코드로	0:-2 5:-2 9:2
~코드에	0:2 5:-2
~쿼	5:2
~쿼리	0:-2 5:3
~크	0:-2 1:-2 2:-2 5:-4 7:3
~클	0:-3 2:-2 3:-2 6:3
~클라	9:2
~클라이	9:2
~클라이언	9:2
~클래	0:-3 3:-2 6:3
~클래스	0:-3 3:-2 6:3
~클래스가	7:2
~키는	5:-3 9:3
~키지	7:3
~타	2:-2 5:-2 6:3
~타입	0:-2 6:2
~탁	2:-2 4:-2 8:4
~탁드	8:2
~탁드립	8:3
~탁드립니	8:3
~태	3:2
~택	3:2
~택한	3:2
~터	4:2 5:-3 6:2 7:-2 8:-2 9:-2
~터페	5:2
~터페이	5:2
~터페이스	5:2
~테	1:-2 2:2 8:-2 9:-2
~테스트가	6:2
~테이	3:-2 5:3
~테이블	5:2
~토	2:-2 3:-2 6:-2 7:3 9:-2
~토리	1:2
~토픽	3:-2 7:2
~통	0:2 1:-2 5:-2 7:-4 9:4
~트	2:-2
~트가	3:-2 5:2
~트는	0:2 4:2 5:-3 7:-2
~트를	5:2
~트워	5:-2 7:3
~트워크	5:-2 7:3
~튼	0:-2 9:3
~파	0:2 1:-3 2:-2 5:4 7:-6 8:-2 9:-3
~파일	0:2 1:-2 3:-2 5:4 7:-5 8:-2 9:-2
~파일명	3:2
~파일이	0:2 5:-3
~패	0:-2 7:2
~패키	7:3
~패키지	7:3
~팩	1:3 5:-2
~페	0:2 7:-2
~페이	0:2 7:-2
~페이스	5:2
~포	1:2 2:-4 5:2 7:-3
~포트	3:2
~폴	0:2 7:-2
~표	0:-2 7:2
~프	1:-2 2:-3 6:-2 7:3 9:-2
~프라	7:2
~프로	4:-2 5:-2 7:3 8:2
~프로젝	8:2
~프로젝트	8:2
~플	0:-2 2:2 4:2 5:-4
~픽	4:-2 7:2
~필	0:-2 1:-2 5:3 7:-2
~필드	2:-2 5:4
~하	7:2 8:-2
~하고	1:-2 2:-3 4:-2 9:2
~하나	0:-2 3:-3 5:-2 7:3
~하나요	1:-2 6:-2 7:3
~하는	2:-2 3:-4 4:-3 5:4 6:-2
~하는데	0:3 5:-2
~하는지	0:2 7:2 9:-2
~하려	2:4 3:-2
~하려면	2:3 3:-2 5:-2
~하면	1:-2 3:3 4:-2 7:-3
~하위	5:-5 6:4
~하죠	5:2
~한	0:-3 1:2 2:3 8:-2 9:-2
~한글	3:3
~할	1:3 2:-2 3:-2 4:-2 5:-2
~할까	5:-2 6:2 9:2
~할까요	5:-2 6:2 9:2
~함	0:-5 2:-2 3:-3 5:5 6:-2 9:-2
~함수	0:-4 1:-2 3:-2 5:6
~함수들	5:3
~합	3:-2 4:-2 5:2 6:-3 7:-4 9:3
~합니	1:-2 5:2 7:-2 9:-2
~합니다	2:2 5:3 7:-2 9:-2
~해	3:-4 5:2 6:-3 9:2
~해서	4:2 7:-3 9:2
~해야	1:-2 5:2 7:-2 9:-2
~해요	2:-2 8:3
~해주	0:2 2:2 5:-2 7:-2
~핸	5:2
~핸들	5:2
~핸들러	5:2
~했	5:3 7:-2
~했는	0:-2 5:2
~했는데	0:-2 5:2
~행	4:3 7:-2 9:-2
~행하	0:2
~향	0:-2 2:-2 5:3
~향이	0:-2 5:2
~험	0:-2 7:2
~험한	5:2
~혀	1:2 5:-2
~현	9:-2
~현체	5:2
~현해	2:2 5:-2
~호	0:2 1:-2 3:-2 9:-2
~호출	1:-2 3:-2
~호출하	7:2 9:-2
~화	1:-2 2:-2 7:2 9:-2
~화가	4:2
~화면	5:-2 7:2 9:-2
~화면이	7:2
~확	4:-2 8:-2 9:2
~확인	1:-2 2:-2 4:-2 8:-2 9:2
~환	0:-2 9:2
~황	1:-2 4:3 5:2 7:-3
~회	0:2 9:-2
~회원	0:2 9:-2
~흐	3:-2 4:3
~흐름	3:-2 4:3
~히	0:-3 3:3 4:-2 5:-3 7:-4 8:3
~힌	0:2 3:-3 5:3
~힘	5:2
à	1:-2 4:2 6:-2 8:-3 9:2
à chaque	1:-2 3:4 5:-3
à la	1:-2 2:-2 4:2 7:-2 8:-2 9:2
à n	1:2 3:2 5:-2
à quel	0:3 1:-5 2:3 3:-3 4:-3 7:-2 9:-3
à quels	0:-3 5:3
à quoi	3:2 5:-2
à zéro	0:4 1:-4 3:-2 9:-2
à ⟨name⟩	0:-2 1:-3 4:-2 5:-2 6:-2 7:4 9:3
ã	3:4 5:-4
änder*	2:-3 3:-2 5:3 9:-2
ändern	7:2
ça	2:-2 4:-4 5:-3 7:2 8:-2
ça $	0:3 1:2 5:-3
ça fait	1:4 3:-2 5:-3
è	0:-5 3:2 4:-2 5:-4 7:6
è il	0:2 2:2 3:-3 5:-3 7:-4 9:2
è un	0:-2 3:3 5:-3 7:-2
é	0:-2 1:4 2:-3 3:-2 4:-5 5:-3 6:2 7:2 8:-3 9:2
é a	0:-2 1:2 2:-2 3:-2 4:-2 5:-3 6:4 7:-3 8:-2 9:-2
é que	1:-3 3:-2 5:4 7:-2
é usado	0:-4 7:3
échou*	5:-3 7:2
écout*	0:-2 1:2 3:-2
écoute	0:-2 1:2
émet	6:2
être	1:-2 3:-2 5:2
öffen*	2:-2 6:3
öffentlichen	2:-2 6:3
über	0:-2 3:-3 4:3 5:-4 8:3
über die	1:-2 5:-3 8:3
übera*	0:-3 5:4
überall	0:-3 5:4
überall wird	0:-2 5:2
überb*	5:-2 8:3
überh*	5:-2 7:3
überhaupt	5:-2 7:3
überl*	1:-2 3:-2 5:-2 7:4
überladungen	7:2
überladungen von	7:2
übers*	1:-2 3:-2 4:-2 6:-3
überschreiben	3:2 7:-3 9:2
überschreibt	7:3
а	0:-2 1:-4 2:-4 3:8 4:-3 5:-2 6:-2 7:-4 8:-3
а кто	5:3 7:-2
аргум*	0:2 1:-2 5:2
без	0:-2 1:-2 3:5 5:-3 7:-4
берёт	5:3
больш*	0:2 3:2 5:-2
больше	0:2 3:2 5:-2
броса*	0:-4 3:-2 5:-2 7:-3 9:5
бросает	0:-2 5:-3 7:-2 9:4
броси*	7:3
бросить	7:3
бы	0:-2 1:4 2:-3 3:-2 4:-2 5:2 7:-3 8:-3 9:-2
бы ты	1:4 2:-2 3:-3 4:-2 7:-2 9:-2
в	0:3 2:-4 7:-2
в каких	0:-2 2:2 5:2 7:-2
в какой	0:4 1:-2 3:-2 5:-2 9:-2
в коде	0:-2 1:-2 2:-2 3:-2 4:3 5:-2 7:2 8:-2
в модуле	0:-2 5:4
в нашей	0:-2 1:-2 3:-2 4:-3 5:3 9:2
в сутки	0:2
в чём	9:3
в ⟨name⟩	0:-3 1:-4 2:-3 3:-3 4:2 5:3 6:-3 7:-5 9:3
в ⟨path⟩	7:3
валид*	3:3 5:-2
валидации	3:3 5:-2
верси*	0:-2 2:-3 3:-3 4:-3 5:-5 7:-2 8:5 9:-2
висит	9:2
включ*	1:-2 2:-2 3:4 4:-2 5:-2 8:-2
вмест*	9:-2
вместо	3:2 4:-2 5:2 9:-2
внутр*	5:3
внутри	5:3
внутри себя	5:2
возвр*	0:5 1:2 3:-3 5:-3 7:-3
возврата	0:5 1:-2 3:-3 5:-3 7:-3 9:-2
вообщ*	0:-2 2:-2 3:-2 5:-4 7:5 8:-2 9:-2
вообще	0:-2 2:-2 3:-2 5:-4 7:5 8:-2 9:-2
ворке*	3:3
воркер	3:3 5:-2
вроде	3:3 5:-2
все	0:-6 1:-2 3:-3 5:8
всё	0:-2 1:-2 3:-3 4:-2 8:-2 9:4
второ*	0:-2 1:-2 3:3 4:-2 5:-3
второй	1:-2 2:2 4:-2 5:-2
выгру*	1:-3 3:3 4:-2 5:2 7:-2 9:-2
вызов*	4:4 5:-3
вызовов	4:5 5:-4
вызовы ⟨name⟩	5:3 7:-2
вызыв*	1:-2 3:-2 4:-4 5:2 9:3
вызывает	7:3
вызывает ⟨name⟩	5:2
вызывается	5:3
выпил*	3:3 7:-2
выпилить	5:3 7:-2
выпис*	0:-2 1:-3 2:-2 3:-3 5:5 7:-2 8:-2 9:-2
где	0:2 1:-4 2:-3 3:-5 4:-3 5:4 6:-4 8:-3
где в	9:-2
где нибудь	5:-3 6:-2 7:5
где то	7:3
групп*	2:2 4:-2 5:-2 9:2
данны*	3:3 5:-4
данные	3:3 5:-4
два	1:-2 3:5 4:-2 5:-3 7:-3 8:-2 9:-2
дважд*	5:-3 7:4
дважды	5:-3 7:4
две	5:-2 9:2
двух	0:-2 1:-3 2:-2 3:-2 4:-4 7:-3 8:4 9:2
день	8:3 9:-2
десят*	2:-2 5:-2 7:2 8:2
для	2:-2 3:-3 4:2 5:-3 6:-2 8:2 9:-2
до	0:2 1:-2 2:-3 3:3 6:-2 8:-2 9:-2
до ⟨name⟩	5:-2 7:3
добав*	2:4 5:-3
добавить	2:4 5:-3
добавить новый	2:2
домен*	0:-2 5:-3 9:3
дорог*	4:2 5:-2
дороге	4:2 5:-2
доста*	0:-4 1:-2 2:5 3:-3 4:-3 8:-4 9:-2
друга	3:-2 7:2
дёрга*	0:-3 3:2 4:-2 5:2
дёргает	5:2
его	0:2 1:-2 3:-2 4:-2 5:2 7:-2 8:-2 9:-3
если	1:-2 2:-2 3:4 4:-3 8:-2 9:-2
если поменять	7:2
есть	0:-2 1:-3 2:-2 3:3 4:-2 5:2 9:-2
есть ли	5:3 7:-2
ещё	1:-2 4:-2 7:3 9:-3
её	0:2 3:-3 5:2 7:-2
же	0:-4 1:-3 2:-2 4:-4 5:3 7:-3 8:-2 9:3
за	0:-4 1:4 2:-4 3:-4 4:-5 5:-3 6:-2 7:3 9:-4
за что	1:-2 5:3 8:2
завис*	5:4 7:-2
зависимости	5:2
завяз*	0:-2 1:-2 2:3 3:-3 6:-2 7:2 8:-4
загру*	0:-3 1:-3 2:-2 3:-2 4:4 5:3 7:-3 9:-2
загрузки	0:-2 1:-2 5:3
закры*	3:2
запис*	0:3 1:-3 9:-2
записи	0:3 1:-3 5:-2 9:-2
запро*	1:-2 2:-2 3:2 4:4 5:-3 6:-2 8:-2 9:-2
запрос	3:-2 4:3 5:-2 7:2
зачем	1:3 3:3 5:-3 7:-2
заявк*	0:-4 1:-3 3:-3 4:-3 7:-3 8:3 9:3
значе*	0:-3 1:-2 3:-2 5:6 7:-2
значение	0:-3 3:-2 5:5 7:-2
зовёт	5:3
и	1:-2 2:-2 3:3 4:2 7:-2 8:-3
и в	0:-3 5:3 9:-4
и где	0:-4 5:5
и кто	0:-2
и минусы	5:-2 9:3
и на	0:-2 5:2
и с	0:3 1:-2 5:-2
и то	0:-3 5:2 7:-3 9:3
и что	0:4 5:-4 8:2
из	1:-3 2:-2 5:3 6:-3 8:-2
из каких	0:-2 1:-2 4:-2 5:4 7:-4 8:2
из ⟨name⟩	2:-2 4:3 9:-2
или	0:-2 1:-3 2:-3 3:-7 5:-11 6:-4 8:-5 9:10
импор*	0:2 2:-2 3:-3 4:-2 7:2 8:-2 9:-2
импортирует	0:-2 5:-3 7:4
интер*	0:2 1:-3 5:2 6:-2 7:-4 9:2
интерфейс	7:-3 9:2
исклю*	0:-2 1:-3 2:2 5:4
исключения	2:2 5:2
испол*	0:-3 3:-2 4:-2 5:-4 6:7 9:-2
используется	0:-2 6:2 7:2
исход*	4:2
к	0:3 1:-5 2:-2 3:-3 4:3 6:-2 7:-4 8:3 9:-3
каждо*	3:2 5:-2 7:2
каждом	3:2 5:-2 7:2
кажду*	0:-2 1:2 3:-2 5:-3 8:3
каждую	0:-2 1:2 3:-2 5:-3 8:3
кажды*	3:2
как	1:2 2:3 5:-5 6:-3 8:-2 9:-4
какие	0:-5 1:-3 3:-3 4:5 5:5 6:-2 7:-6 8:-2 9:-3
какие есть	5:3
какие классы	1:-2 5:4 7:-2
какие методы	5:3
какие тесты	5:2
какие функции	4:4 5:-4
каким	0:-2 1:-2 4:2 5:2 8:-2
каким*	0:2 1:-2 4:-2
какими	0:2 1:-2 4:-2
каких	0:-5 1:-5 2:2 3:-2 4:-3 5:9 6:-2 7:-6 9:-3
какой	1:-2 2:-3 3:3 4:-4 5:-3 6:-3 7:-4 8:4
каком	0:3 3:-3 4:2 5:-2 7:-2 8:-3
какую	0:4 4:-2 5:-4 7:-3
карто*	2:2 3:2 5:-3
кем	5:3
кидае*	0:-4 1:2 5:2
кидает	0:-4 1:2 5:2
класс	3:-2 5:-2 9:2
класс*	1:-2 5:5 7:-2
классы	1:-2 5:5 7:-2
клиен*	0:-2 1:-2 2:3 3:2 5:-3
кнопк*	0:3 2:-2 3:2 5:-4 8:-2 9:-3
код	0:5 1:-4 2:-2 3:-4 4:-3 6:-2 8:-2 9:-3
коде	0:-4 1:-3 2:-2 3:-3 4:3 5:2 6:-2 8:-2
коде $	0:-2 5:4
колон*	0:-2 5:3
коман*	0:4 3:-2 5:-4 9:2
компо*	6:3 7:-3
кому	0:-3 1:2 3:-2 4:-2 5:2 9:-2
конст*	0:-3 5:3
контр*	0:-3 9:4
копей*	5:3 7:-4 9:-2
котор*	0:4 2:-2 3:-7 5:4 7:-4 9:-3
которая	0:2 3:-2
которые	0:-3 3:-4 4:-2 5:7 7:-4 8:-2
которые никто	5:3 7:-2
который	0:3 3:-3 5:-3 8:-2
кроме	1:-2 5:4 9:-2
кто	1:-5 2:-3 3:-6 4:3 5:3 6:-2 7:-2 8:-3
кто вызывает	5:2
кто его	0:-2 3:-3 5:4 7:-2
кто нибудь	5:-3 7:4
кто то	0:3 3:-2 5:-6 7:3 9:-2
куда	0:2 3:-3 5:4 7:-3
ли	0:-5 1:-4 2:-2 3:-4 4:-3 5:-2 6:-3 7:10 8:-2 9:-3
ли мы	0:-2 5:3
ли ⟨name⟩	0:-2 3:-2 4:-2 5:-6 6:-2 7:8 9:-2
ловит	0:5 3:3 5:-6
логге*	0:-2 5:-2 7:-2 8:-2 9:3
локал*	2:2
локально	2:2
между	0:-2 1:-2 2:2 3:-4 4:4 5:-2 8:-2
мест	0:-2 4:-2 5:4 7:-3
места	0:-4 1:-2 3:-3 5:6
места*	0:-3 1:-2 4:-2 5:3
метод	0:-2 5:4 7:-2
метод ⟨name⟩	0:-2 5:4 7:-2
метод*	0:-2 1:-2 2:-2 3:-2 4:-2 5:2 6:3 7:-3
метода	3:-2 6:3 7:-2
методы	5:3
мигра*	0:-2 1:-3 2:-2 4:3 5:-3 7:2 9:-2
мидлв*	0:-3 3:-4 4:2 5:3 6:-2 8:-2
минус*	5:-2 9:3
минусы	5:-2 9:3
мне	2:2 5:-3 8:2
много	7:2
модел*	4:-2 9:2
модели	4:-2 9:2
модул*	0:-3 1:-2 3:-3 4:3
модуле	0:-2 5:4
модулей	3:-2 4:3 5:-2
может	0:-2 7:3
можно	0:-2 1:-2 2:-2 3:-2 4:-2 7:5 9:-2
можно ли	7:2
момен*	0:3 3:-2 4:2 5:-2
мы	0:-4 1:2 2:-4 7:-3 8:4 9:-2
на	1:-4 3:4 4:-5 5:-2 6:-2 7:3 8:2 9:-3
на него	5:3
на ⟨name⟩	0:-3 3:-2 4:-2 5:2 7:3
надо	1:-5 2:5 5:-2 7:-2 8:-2 9:-2
нам	0:2 1:-2
нас	0:-2 3:-3 4:-3 6:-2 7:2 9:3
наско*	0:-2 2:2 3:-4 4:-2 5:-4 6:2 7:-5 8:2 9:-2
насколько	0:-2 2:2 3:-4 4:-2 5:-4 6:2 7:-5 8:2 9:-2
насле*	5:2 6:-3 9:2
настр*	1:-2 5:2 7:2
начин*	0:-3 3:-2 4:5 5:-5
нашей	0:-2 1:-2 3:-3 4:-3 5:3 9:3
не	0:-2 2:-2 4:2 6:-2 7:2 8:-3 9:-3
него	5:4 7:-2
нет	0:4 2:-2 4:-2 7:-5
нибуд*	0:-3 1:-2 3:-3 5:-3 6:-2 7:7 9:-2
нибудь	0:-3 1:-2 3:-3 5:-3 6:-2 7:7 9:-2
никто	0:2 5:2 7:-2
никто не	0:2
новый	0:2 2:2 3:-2
норма*	0:-2 2:-2 3:4 5:-3 7:-2 8:-2 9:-2
нормально	0:-2 2:-2 3:4 5:-3 7:-2 8:-2 9:-2
нужен	1:2 3:-2 5:3 7:-4
нужна	5:-3 7:4
о	0:4 1:-3 5:-3 9:-2
обнов*	0:-2 3:2 5:2
обраб*	0:2 1:-2 3:2 5:-2
обработчик	0:2 1:-2 3:2 7:-2
объек*	0:3 1:-3 2:-2 3:-2 5:2 9:-2
объяв*	3:-2 5:3
обяза*	1:-2 5:4 7:-2
один	0:-2 2:-2 3:5 4:-3 5:-4 7:2 8:-2 9:-2
одно	0:-3 5:2 7:-3 9:3
одно и	0:-3 5:2 7:-3 9:3
означ*	1:3
означает	1:3
он	0:4 2:-3 3:-2 6:-2 8:-2 9:-4
она	2:-2 3:-2 4:2 7:2
они	0:2
опира*	5:3
опирается	5:3
от	0:-3 1:-2 2:-2 3:-2 4:2 6:-2 7:-4 9:4
от ⟨name⟩	1:-4 3:-2 4:2
отвал*	0:-2 1:-2 3:3 4:-2 7:-2
отвалится	1:-2 5:3
отвеч*	0:-2 1:-2 3:3 8:2
отвечает	0:-2 1:-2 3:3 8:2
отдаё*	0:2 5:-2
отдаёт	0:2 5:-2
отдел*	0:-2 1:-2 2:-2 3:4 4:-2 5:-2 7:-4 9:2
откуд*	0:-2 5:3
откуда	0:-2 5:3
отлич*	3:-2 4:-3 5:-3 9:4
отличается	1:2 3:-2 4:-3 5:-2 9:3
отличается от	1:2 3:-2 4:-3 5:-2 9:3
отпра*	0:3 1:-3 5:-3 7:2 9:-2
отраб*	0:3 3:-4 4:3 5:-4 8:-2
отчёт*	3:-2 5:3 7:-2
очере*	0:-3 1:2 2:-2 3:-2 4:2 8:-2 9:-2
очереди	5:2
очередь	0:-2 1:2 2:-2 3:-2 4:3
ошибк*	3:-3 4:-2 7:-2 8:2 9:-2
ошибки	2:2 8:2
ошибо*	0:-2 1:3 3:-3
ошибок	0:-2 1:3 3:-3
падае*	3:3 5:-2
падает	3:3 5:-2
пакет*	1:3 2:-3 3:-2 4:-2
парам*	3:-2
параметры	5:3
парсе*	0:-2 1:-2 2:-2 3:-2 5:2 7:-2 8:-2 9:3
пару	0:-2 3:5 4:-2 5:-3 7:-2
первы*	1:3 4:-3 5:-3 8:2 9:-2
первым	1:3 2:2 4:-2 5:-2
перегрузки	9:2
перед*	1:-2 2:2 5:3 7:-2
перек*	3:3 5:-2
перем*	0:-2 5:4 6:-3 7:-2 8:-2
перео*	6:-2
переопределяет	7:2
перес*	0:3 7:-4 9:-2
переч*	0:4 3:-2
плюсы	5:-2 9:3
плюсы и	5:-2 9:3
по	1:-5 2:4 5:-7 6:-3 7:-5 8:2 9:2
по дороге	4:2 5:-2
под	0:-3 3:2 5:-4 6:3 7:-2 8:-2
подкл*	6:3
подпи*	3:-3 7:2
подписан	5:2
подск*	5:3
подскажите	5:3
пожал*	5:2
пожалуйста	5:2
покаж*	0:2 2:-2 3:-2 4:2
покажи	0:2 2:-2 3:-2 4:2
показ*	0:-3 3:2 5:-3 7:3 8:-2
покры*	5:3 7:-2
поле	1:-2 3:3 6:-2 7:-2 9:-2
поле ⟨name⟩	5:3 7:-2
польз*	2:4 3:-2 4:-2 7:-2
помен*	0:2 7:2
поменять	0:2 7:2
попад*	0:2 1:-3 2:2 4:-4 7:-3
попадает	0:-2 2:2 5:2
пор	3:3
после	0:4 2:-2 5:-2 7:-2
после*	4:2 7:-2
потом	0:-5 3:-2 4:2 5:5
почем*	3:4 7:-2 9:-2
почему	3:4 7:-2 9:-2
при	1:-3 2:-3 3:5 4:-3 6:-3 7:-5 8:-4 9:-3
при каждом	3:3 5:-2
приле*	0:2 1:-2 5:4 7:-4 9:-2
прило*	1:-3 2:-2 3:2 4:5 5:-6 8:-2 9:-3
приме*	0:-2 3:3 4:-2 5:-4 6:2 8:-2 9:-2
прини*	5:2
присв*	5:5 7:-3
про	0:3 1:2 3:-3 4:-2 5:-5 7:-2 8:2 9:-2
прове*	2:-2 3:-6 6:-2 8:2 9:2
проверяется	7:2
проек*	3:-2 4:-2 7:-2 8:2
проекте	5:-2 8:-3 9:2
просл*	4:2
проследи	4:2
прост*	0:3 1:-4 2:-3 3:-3 4:-2 8:-2 9:-2
прохо*	3:3 7:-2
публи*	0:3 1:4 5:-6 7:-2
пусто*	3:2
пустой	3:3 5:-2
работ*	0:-2 1:-2 2:-2 3:3 4:-2 5:2 7:-3
раз	6:3
раза	0:-2 2:-2 3:5 4:-2 5:-2 8:-2
разби*	8:2
разни*	9:3
разница	9:3
разны*	5:-2 8:2
расши*	1:5 2:-4 3:-3 4:-2 5:-2 9:-2
реали*	4:-2 7:2
реализации	5:2
реализовать	5:2
реаль*	0:3 1:-2 3:2 7:-2
репоз*	2:-2 3:-3 8:3
с	0:-2 4:2 6:-2 7:2 8:-2 9:-2
с какими	0:2
с чего	1:3 3:-2 5:-2
с ⟨name⟩	1:2 7:-2
сам	5:2
свой	0:-2 1:-3 2:2 4:-2 5:2 7:-3 8:-2 9:2
сдела*	1:-4 2:4 7:-2 8:-2 9:-2
сделать	1:-4 2:4 7:-2 8:-2 9:-2
себя	5:2
секун*	0:-2 1:2
секунду	1:2
серве*	2:2
серви*	2:-2 3:-4 4:-4 5:2 6:2 7:-3 9:-2
сервис	1:2
сигна*	5:3
сколь*	3:-3 4:-2 5:-5 6:8 7:-4 8:-2 9:-2
скольких	0:-3 3:-2 5:-4 6:5 7:-2
сколько	5:-3 6:6 7:-3 9:-2
сколько раз	6:3
слишк*	7:2
слишком	7:2
слой	2:3 5:-2 6:-2 8:-4
со	0:-3 2:-2 3:3 7:-2 8:-3
собир*	0:2 2:-2 4:2
событ*	5:-2 7:2
событие	5:-2 7:2
событие ⟨name⟩	5:2
созда*	2:-2 3:-3 5:-5 9:3
создаётся	0:2 5:-3 7:2
сообщ*	0:-3 1:3 3:4 5:-4 7:-2 8:-2
сообщения	0:-2 1:3 3:3 5:-4
списк*	0:-3 4:-3 5:2 7:3 8:-3 9:-3
спосо*	0:-3 1:-3 3:-2 5:3 7:-2 8:-3 9:2
старт*	4:3 5:-2
стоит	0:-4 1:-3 3:2 5:3
строк*	1:-2 5:2
сутки	0:2
счита*	0:-2 1:2 5:-2
считается	1:3 5:-2
счётч*	0:-3 3:2 5:3 7:-2 9:-2
табли*	4:4 5:-3
тайма*	0:3 5:-2
таймаут	0:3 5:-2
такое	1:3 4:-2 5:-2 7:3 8:-3 9:-3
там	0:-5 5:3 6:2 7:2 9:-2
тест	1:3 3:3 5:-4
теста*	0:-2 1:-2 2:-2 3:-2 7:5 8:-2 9:-2
тесто*	5:2 7:-2
тестов	5:2 7:-2
тесты	0:-2 1:-2 2:2 5:3 7:-4 8:-2
тип	3:-2 5:2
то	1:-3 2:-3 4:-3 5:-4 6:-2 7:6 8:-3
то ?	5:-3 7:4
то же	0:-3 5:2 7:-3 9:3
товар*	0:2 3:2 9:-2
того	0:2 5:-2
тольк*	1:-2 4:-2 6:-2 7:4 8:-3 9:-2
только	1:-2 4:-2 6:-2 7:4 8:-3 9:-2
топик	5:3 7:-2
три	0:-3 2:-2 3:4 4:-2 5:-2 8:-3 9:2
трога*	5:2 7:2
ты	0:-2 1:4 2:-2 3:-3 4:-2 5:2 7:-2 8:-2 9:-2
у	0:-2 2:-2 4:-4
у нас	0:-2 3:-3 4:-3 6:-2 7:2 9:3
у ⟨name⟩	5:2
уже	0:3 3:-3
уходя*	3:2
уходят	3:2
файла	0:5 1:2 3:-6 4:-2 5:-3 7:-3 8:-2
файле	1:2 5:-2 8:-2
файлы	5:3
фигур*	0:-2 3:-2 4:2 5:4 7:-3 9:-2
фильт*	0:-2 3:2 5:-2 7:2
форма*	0:-3 1:4 3:-2 7:-2 8:-3 9:2
формат	0:-2 1:3
функц*	0:2 1:-4 3:-2 4:2 8:-2 9:-2
функции	0:-2 1:-2 4:4 7:-3
функцию	0:4 1:-2 4:-2 5:-5 7:3
функция	0:-2 5:4
хендл*	1:-3 2:2 3:-2 5:-4 7:3
хоть	0:-2 3:-2 5:-3 7:5
хоть один	5:-2 7:3
хочу	1:-2 5:3 7:-2
храни*	3:-3 5:2
чего	1:3 3:-2 5:2
челов*	0:-3 1:-3 2:-2 3:4 4:2 5:-4 7:-2 9:-3
чем	1:-3 2:-3 3:2 5:2 6:-2 8:-4 9:2
через	0:-6 1:-2 2:-2 3:3 4:5 5:-2 7:-5 8:-3 9:-3
честн*	1:2 8:-2
читае*	7:2
чтени*	5:4
что	1:3 4:3 6:-3 8:-2 9:-3
что бы	1:2 4:-2 5:2 7:-2 9:-2
что за	5:-2 8:4
что нибудь	7:3
что означает	1:3
что он	1:2
что отвалится	1:-2 5:3
что то	0:-2 5:-2 7:4
что у	0:3 1:2 4:-2 5:-4 7:-3 8:-2
чтобы	1:-2 2:4 3:-2 5:-2 7:-2 8:-2 9:-2
чём	9:3
чём разница	9:3
экзем*	3:2 5:-3 7:2
экран	0:-2 7:3
экран*	0:-3 1:-2 3:3 4:3 5:-2 6:2 7:-3 9:-2
экрана	1:-2 3:3 4:3 5:-5
это	0:5 2:-3 3:-5 4:-3 5:-2 6:-4 8:-3
этом	1:2 3:-2 5:2
я	1:-2 2:-2 3:2 4:-2 5:-3 7:2 8:2
⟨error⟩ $	1:-3 3:-3 5:5 7:-2
⟨error⟩ '	2:2
⟨error⟩ ?	0:2 1:-4 3:-2 6:-2 7:2 9:-2
⟨error⟩ assert	3:3 5:-2
⟨error⟩ at	3:3 5:-2
⟨error⟩ cannot	3:2
⟨error⟩ class	2:2
⟨error⟩ in	3:4 5:-2 7:-4
⟨error⟩ 던지는	0:-5 5:4 6:-2 7:2
⟨name*	5:2
⟨name⟩	5:2
⟨name⟩ $	2:-2 3:-2 4:2 5:3 6:3 7:-3 8:-2
⟨name⟩ '	0:3 1:-3 3:2 5:-2 7:-2
⟨name⟩ ?	1:2 2:-2 3:-2 4:-2 6:3 7:2 8:-2
⟨name⟩ a	0:-5 1:-2 4:5 5:3 6:-3 7:-3 8:-2 9:-3
⟨name⟩ ab	1:-2 3:-3 4:-2 5:-2 7:4
⟨name⟩ after	3:2
⟨name⟩ al	3:4 5:-2 7:-2
⟨name⟩ all	5:2
⟨name⟩ alles	3:-2 5:4
⟨name⟩ als	1:-2 3:-3 5:3 7:-2 9:3
⟨name⟩ an	0:2 1:-2 5:3 7:-3
⟨name⟩ and	0:-3 1:2 2:-2 3:-4 6:-3 7:-3 9:4
⟨name⟩ appelle	1:-3 3:-2 4:2 7:5 9:-2
⟨name⟩ as	1:3 5:-3
⟨name⟩ at	0:-2 1:-3 3:2 4:-2 5:2
⟨name⟩ até	0:-2 4:4
⟨name⟩ auch	1:-2 5:-2 7:4
⟨name⟩ auf	1:-3 4:-2 5:2 7:3 9:-2
⟨name⟩ aus	1:3 5:-3
⟨name⟩ be	1:-2 5:-3 7:5 9:-2
⟨name⟩ bis	4:3
⟨name⟩ by	1:3 5:-2
⟨name⟩ c'est	0:2 5:-2
⟨name⟩ call	1:-4 4:-2 5:2 7:4
⟨name⟩ called	1:-2 9:2
⟨name⟩ chama	0:-2 1:-2 3:-2 4:-2 5:2 6:-2 7:4 9:-3
⟨name⟩ che	0:-3 1:6 3:-2 5:-2 6:-2 7:-3 9:-2
⟨name⟩ chi	0:-3 1:-3 3:-3 5:7 7:-3
⟨name⟩ column	1:-2 2:3 3:-2 5:2 7:-2
⟨name⟩ comme	1:-2 5:3
⟨name⟩ con	0:-2 2:3 3:-2 5:3 7:-2
⟨name⟩ cosa	3:-2 5:5 7:-3
⟨name⟩ cuando	5:2
⟨name⟩ da	0:4 1:-4 3:-2 4:-2 5:-2 7:-2 8:2 9:-2
⟨name⟩ dans	1:-2 3:-2 5:4 6:-2
⟨name⟩ de	1:-2 3:-3 4:-3 5:6 7:-3
⟨name⟩ del	0:3 1:-2 3:-2 4:2 5:-4
⟨name⟩ die	7:3
⟨name⟩ do	0:3 1:-4 3:-2 5:-2 7:-2 9:3
⟨name⟩ does	3:2
⟨name⟩ dove	3:-3 5:3 7:-3 9:-2
⟨name⟩ due	4:3 5:-5 7:3
⟨name⟩ e	0:-4 1:-3 4:2 9:5
⟨name⟩ elle	0:-2 1:4 3:-3 4:-2 7:-2 9:-2
⟨name⟩ en	2:-2 4:-2 5:3 6:-3 8:-2 9:-2
⟨name⟩ error	3:2
⟨name⟩ erzeugt	0:2 5:-2
⟨name⟩ es	1:-2 5:-3 7:4
⟨name⟩ est	7:3 9:-2
⟨name⟩ et	3:-4 4:3 5:3
⟨name⟩ event	0:-4 1:-3 5:5
⟨name⟩ ever	7:3
⟨name⟩ existe	9:2
⟨name⟩ for	1:5 4:2 5:-5 7:-2
⟨name⟩ from	0:-2 1:3 3:4 4:-2 5:-5 9:-2
⟨name⟩ gesetzt	0:-3 5:3
⟨name⟩ gets	5:2
⟨name⟩ gibt	3:3 7:-3
⟨name⟩ hasta	0:-2 2:-2 4:3
⟨name⟩ have	1:-2 5:-2 7:4
⟨name⟩ i	2:-2 3:-2 9:3
⟨name⟩ im	1:-4 5:5
⟨name⟩ import	0:-2 5:3
⟨name⟩ in	0:2 2:-2 3:4 4:-2 7:-3 8:-2
⟨name⟩ instead	7:2
⟨name⟩ into	0:-2 1:3 4:-3 5:-2 7:2
⟨name⟩ invoca	4:-2 5:3
⟨name⟩ irgendwo	5:-2 7:3
⟨name⟩ is	1:-2 2:-4 3:3 4:-3 6:-3
⟨name⟩ isn't	3:3 5:-3 7:2
⟨name⟩ jusqu'à	4:4 5:-2
⟨name⟩ la	0:-2 1:5 7:-4 9:-2
⟨name⟩ landen	5:3
⟨name⟩ lo	0:-4 3:-4 5:2 7:2 9:-2
⟨name⟩ me	0:3 1:-3 7:-2
⟨name⟩ message	0:3 5:-3 7:-2
⟨name⟩ mi	1:-2 3:5 4:-2 5:-4 7:-2
⟨name⟩ mit	7:3
⟨name⟩ n	0:-2 3:2 5:-3 7:-4 9:3
⟨name⟩ nach	3:-4 4:4 5:-2 9:-2
⟨name⟩ nel	5:3
⟨name⟩ nelle	5:3
⟨name⟩ no	0:-2 2:-2 4:-3 5:3 6:2 7:-4
⟨name⟩ noch	3:3 5:-2
⟨name⟩ not	5:-2
⟨name⟩ nur	1:3 3:-2 5:3 7:-3
⟨name⟩ o	0:-3 1:-5 3:-3 5:-3 6:-2 7:6
⟨name⟩ oder	1:-2 4:-2 5:-4 7:2 9:3
⟨name⟩ of	6:2
⟨name⟩ on	0:3 1:3 3:2 5:-6 7:-3
⟨name⟩ or	1:-2 3:-2 5:-3 9:3
⟨name⟩ ou	0:-3 7:2 9:3
⟨name⟩ par	5:2
⟨name⟩ para	3:-2 4:3 5:-2
⟨name⟩ passe	0:2 1:-2 4:-2 7:-2
⟨name⟩ passes	1:-2 3:2
⟨name⟩ peut	1:-3 7:3
⟨name⟩ please	1:-2 4:-2 5:4
⟨name⟩ pode	1:-2 5:3 7:3 9:-3
⟨name⟩ por	3:-2 5:2
⟨name⟩ prima	0:2 1:2 7:-2
⟨name⟩ quali	5:3
⟨name⟩ quando	0:-2 1:2
⟨name⟩ que	0:-2 1:-3 5:4 6:-2
⟨name⟩ quem	0:-3 5:4
⟨name⟩ qui	0:-5 1:-3 3:-2 5:3 7:-3 9:3
⟨name⟩ quién	0:3
⟨name⟩ qué	0:-2 5:5 6:-2 7:-3 9:-2
⟨name⟩ return	3:2
⟨name⟩ sans	3:-2
⟨name⟩ se	1:-2 4:2 5:-4 7:5
⟨name⟩ senza	1:-2 3:-2 7:4
⟨name⟩ serve	1:-2 3:2 5:-2
⟨name⟩ si	0:-2 1:-3 3:5 4:-2 5:-4 9:-2
⟨name⟩ so	1:2
⟨name⟩ statt	5:3
⟨name⟩ that	1:2 2:3 3:-2 4:-2 5:-2 7:-2 9:-2
⟨name⟩ throw	1:2 5:-5 7:4
⟨name⟩ to	0:6 3:-2 4:-4 5:-2
⟨name⟩ und	1:-6 3:2 9:3
⟨name⟩ viene	0:-2 1:-3 3:3 4:-2 6:-2
⟨name⟩ von	1:-2 5:3
⟨name⟩ was	1:3 4:-2 5:-3 7:2
⟨name⟩ what	0:-2 5:-4 8:2 9:3
⟨name⟩ when	5:2
⟨name⟩ which	0:-3 1:-5 4:-2 7:-2 9:5
⟨name⟩ who	0:-4 1:-2 5:6 7:-2
⟨name⟩ wie	1:3 2:-3 5:-2
⟨name⟩ wird	3:2 7:-2
⟨name⟩ with	1:3 4:-2
⟨name⟩ wo	0:3 5:-2
⟨name⟩ y	0:-2 1:2 7:-5 9:2
⟨name⟩ zu	2:2 6:-2
⟨name⟩ à	0:2 1:-2 3:-2 5:-2 9:3
⟨name⟩ è	1:-2 3:2 5:-3 7:3
⟨name⟩ é	3:2 5:-3 7:2
⟨name⟩ überhaupt	7:2
⟨name⟩ в	0:-3 3:-2 5:6 6:-2 9:-2
⟨name⟩ где	0:-7 5:6 6:-2
⟨name⟩ до	3:-2 5:2 7:-2
⟨name⟩ и	0:3 1:-3 3:2 6:2 9:-2
⟨name⟩ какие	0:-2 1:-3 5:4 7:-2
⟨name⟩ кто	5:4 7:-2
⟨name⟩ на	0:-2 3:-3 4:-2 6:-2 7:3 9:-2
⟨name⟩ с	2:2
⟨name⟩ что	0:-3 1:-2 5:6 7:-2 9:-2
⟨name⟩ ⟨error⟩	3:2
⟨name⟩ ⟨name⟩	4:7 5:-4 6:-2 7:-6 8:-2
⟨name⟩ と	0:-3 1:-2 3:-2 4:-2 5:-2 9:4
⟨name⟩ の	0:2 7:-2
⟨name⟩ を	0:2 3:-3 7:3
⟨name⟩ 吗	5:-4 7:4
⟨name⟩ 和	1:3 5:-3
⟨name⟩ 的	0:2 6:-2 7:-3
⟨name⟩ 跟	0:-2 4:2 5:-3 9:2
⟨name⟩ 를	0:2 3:2 4:-2 5:-3 7:2 9:-2
⟨name⟩ 어디서	0:4 5:-2 7:-2
⟨name⟩ 을	5:-2 7:3
⟨name⟩ 이	0:-2 4:-2 6:-2 7:5 9:-2
⟨name⟩ 이거	0:-2 5:-2 7:3
⟨name⟩ 호출하는	0:2
⟨name⟩ ？	1:-2 5:-4 7:4
⟨path*	5:2
⟨path⟩	5:2
⟨path⟩ $	0:-2 2:-2 3:-4 5:2 7:-4 8:4
⟨path⟩ '	3:5 5:-4
⟨path⟩ ?	0:3 1:-2 2:-3 3:-6 5:3 8:-2 9:-2
⟨path⟩ and	0:-3 1:2 3:-2 4:3 7:-2
⟨path⟩ at	0:-4 5:3
⟨path⟩ codec	5:4 7:-3
⟨path⟩ come	1:-2 2:2 5:-3 8:2
⟨path⟩ et	1:2 3:2 4:3 5:-5 7:-2
⟨path⟩ ever	7:3
⟨path⟩ from	1:2 4:-2 5:-2
⟨path⟩ id	0:-5 1:4 3:-2 4:-2 7:-2
⟨path⟩ in	0:-3 1:-2 3:-2 4:-2 7:3
⟨path⟩ is	0:2 5:-3 7:2
⟨path⟩ line	2:2
⟨path⟩ n	3:3
⟨path⟩ on	0:-3 1:4 5:-3
⟨path⟩ secret'	3:-2 5:4
⟨path⟩ to	1:-2 3:-2 4:3 5:2
⟨path⟩ ts	1:2 3:4 5:-5 7:-2
⟨path⟩ which	0:3 1:-3 4:-3 7:-2 9:2
⟨path⟩ ⟨name⟩	0:2 1:-2 3:3 5:2 7:-4
⟨path⟩ ⟨path⟩	0:4 1:-3 5:-3
⟨text*	3:3 4:-2 7:-3 8:-2 9:-2
⟨text⟩	3:3 4:-2 7:-3 8:-2 9:-2
⟨text⟩ $	0:-2 1:-6 2:-2 3:2 4:-2 5:3
⟨text⟩ ?	0:-3 3:-4 5:3 7:2
⟨text⟩ in	0:-2 3:2
⟨text⟩ в	0:-2 1:4 3:-2 5:-2
から	0:-3 5:3
と	0:-3 1:-2 3:-2 4:-2 5:-2 9:4
と ⟨name⟩	1:-2 4:-2 7:-2 9:4
になる	0:-2 3:-2 7:-2 9:3
の	0:3 3:-2 4:-2 5:2 7:-3
は	0:-2 4:-2 6:-2 7:4
を	0:2 3:-3 5:2 6:-2
了	0:-3 3:4 5:2 6:-2
从	5:3
吗	5:-5 7:5
吗 $	5:-4 7:5
和	0:-2 1:3 5:-3 8:-2 9:3
哪些	5:2
定数	5:-2
定数 ⟨name⟩	5:-2
导出的	3:3
导出的 excel	3:3
把	5:3
把 ⟨name⟩	5:2
的	0:4 1:-2 2:-2 3:-2 6:-2 7:-4 8:-2 9:-2
的 $	4:2 5:2 7:-2
给	8:2
能不能用	7:2
能不能用 ⟨name⟩	7:2
跟	0:-2 4:2 5:-3 9:2
跟 ⟨name⟩	0:-2 4:2 5:-3 9:2
里	0:2 6:2 7:-3
里的	0:-2 3:-2 4:2 5:3
가	0:-2 4:2 5:-2 7:2
가끔	3:3 5:-2
가져다	6:2
값	0:-3 5:4
값을	6:3
같은	0:-2 3:2 7:2
같은데	2:-2 3:2 7:-2 9:-2
같이	0:-2 2:2 3:-2 5:2
개	6:5 7:-4
거	2:-2 7:5
거예요	0:2 5:-2
건	0:-4 3:3 5:2 6:-2 9:-2
건가요	9:2
건가요 ?	9:2
건지	0:2 3:-2 5:-3 9:2
것	0:-2 2:-2 3:2 7:-3
것 같은데	2:-2 3:2 7:-2
게	0:-2 2:2 5:-4 6:-2 7:3 9:-2
결제	0:-2 5:-2 7:3
계층이	0:2 5:-3 7:2
곳	0:4 5:-4 7:-2
곳 $	0:4 5:-4 7:-2
곳들	0:-3 5:3
곳들 $	0:-3 5:3
곳이	0:-3 7:3
구조	0:-2 8:3 9:-3
구현체	5:2
궁금합니다	2:2
궁금합니다 $	2:2
그	5:4 7:-2
나옵니다	3:3
나옵니다 $	3:3
남아	5:2
너무	5:-2 7:3
넣는	2:2 3:-2 7:-2
네트워크	5:-2 7:3
놓고	5:3 7:-2
누가	0:6 1:-2 3:-2 5:-3 7:-3
는	1:3 3:-2 5:-2 6:2
다	0:-2 5:4 7:-2
다시	5:3 7:-2
던지는	0:3 1:-2 6:-2
던질	5:2
던질 수	5:2
데	2:-2 3:-2 5:3 6:-2 9:-2
데가	0:2 5:-2 7:3
데서도	7:2
돌려야	5:3
돼	5:3
돼 ?	5:3
되나요	1:3 2:-2 4:-2 9:2
되나요 ?	9:2
되는지	9:2
두	3:2 4:-3 7:-2 9:2
때	1:-2 2:-2 4:2 5:2 7:-3 9:-2
때까지	4:3 5:-2
뜰	0:2 5:-2
를	4:-2 5:-3 7:3 9:-2
리뷰	5:-3 8:3
만드는	5:2 7:-2
만한	0:-2 2:-2 3:-2 5:5 7:-2
많이	0:2 4:-2 5:-3 9:2
말고	3:2 7:3 9:-2
말하는	1:3
먼저	1:3
메서드	5:3
몇	0:-2 1:-2 3:-2 5:-4 6:9 7:-6 9:-2
몇 개	6:5 7:-4
몇 번	6:3
모듈	5:3 6:-2
모듈은	0:-3 5:2
목록	5:3
목록 $	5:3
무슨	1:3 3:-2
문제	0:2 5:-2 7:3
뭐	5:2
뭐가	0:-3 2:2 4:-2 5:2 6:-2 7:-4 9:2
뭐뭐	1:-2 5:4 7:-2
뭔가요	1:3 5:-3 7:-2
뭔가요 ?	1:2 3:2 5:-3 7:-2
뭘	1:4 5:-2 7:-2
바꾸는	5:2
바꾸면	0:-2 5:3
받는	0:-2 5:4 7:-2
번	6:3 7:-2
보고	4:4 5:-2
보여줘	5:2
보여줘 $	5:2
부르는	3:-2 5:3
부분	5:3
부탁드립니다	8:3
서버	0:3 5:-2
설명해	4:3
세	5:-3 9:3
수	0:-2 1:-2 3:-2 5:-2 6:5
수 있는	5:4 6:-2
순서	4:2 5:-2
순서로	4:3
실행	2:2 4:2
싶습니다	1:2
싶습니다 $	1:2
싶어요	4:2
싶어요 $	4:2
싶은데	2:2
쓰고	0:-2 1:2 7:-3 9:2
쓰는	0:-2 3:-2 6:3
아직	0:-2 5:2
안	1:-2 3:5 4:-2 7:-2
안 부르는	5:2
안 쓰는	5:2
안에서	4:2 5:2
알려줘	5:3
알려줘 $	5:3
앱	0:2 3:2 5:-2
어느	0:6 1:-3 3:-3 4:-3 5:-2 6:-2 7:-4 9:2
어디서	0:5 5:-2 7:-3
어디에	0:3 7:-2
어디인지	5:2
어디죠	0:2
어떤	0:-2 2:3 3:-2 4:2 6:-2 7:-5
어떤 순서로	4:3
어떻게	0:-2 1:2 2:3 3:-3 6:-2 7:-2
에러	5:3
여기서	1:3
여기서 말하는	1:3
여러	3:-2 6:2 7:2
예외	0:2 7:-2
예외를	1:-2 5:2
왜	3:4 7:-2 9:-2
외부	8:2
요청	2:2 5:-3
위치	0:3 5:-4
위치 $	0:4 5:-3
위험한	5:2
은	0:4 5:-3 7:-2
을	5:-2 7:3
응답이	3:3
이	0:-5 1:-3 2:-3 3:-4 4:-4 7:3 8:4
이거	5:-2 7:3
이름	5:3
이벤트	3:-2 8:-3
이유가	3:2
있나요	7:2
있나요 $	0:-2 2:2 5:2
있나요 ?	0:2 5:-2 7:2
있는	1:-3 2:-2 5:2
있는지	7:2
있던데	5:2 7:-2 9:2
있어	1:2
있어 ?	0:-2 1:2
있어요	0:-2 3:2
있죠	0:2 5:-2
전부	0:-2 5:3
정리	5:5 7:-2
제일	1:3 5:-3
좀	7:-2 8:2
좋을까요	7:-2
좋을까요 ?	7:-2
주문	0:3 5:-3
주세요	3:-3 4:-3 5:3 7:-3 8:-2 9:3
주세요 $	3:-3 4:-3 5:2 7:-3 8:-2 9:3
중	0:-2 3:-3 6:3 7:-3
중복	7:2
중에	0:-2 4:-2 5:-2 9:2
직접	0:-2 2:2 7:2
짚어줘	5:3
짚어줘 $	5:3
쪽	3:2 7:2
처리	0:2 1:2 5:-3
처리하는	0:3 5:-2
추가하려면	2:2
코드	1:3 3:-3 5:-2 6:-2 9:-2
코드 위치	0:4 5:-3
코드가	0:2 3:-2 5:-2 7:2 9:-2
쿼리	0:-2 5:3
클래스	0:-2 6:5 7:-3
클래스가	7:2
타입	6:3
테스트	7:2
테스트가	6:2
파일	0:2 3:-3 5:4 7:-4
파일 $	0:3 3:-2 5:-2
파일이	4:2 5:-3
패키지	7:2
필드	2:-2 5:4
하고	5:2
하나	0:-2 2:2
하나요	0:-2 9:2
하나요 ?	0:-2 9:2
하는	0:-3 5:3
하위	5:-5 6:4
하죠	5:2
하죠 ?	0:-2 5:3
한	0:-2 1:-2 2:2 3:-3 4:2 5:-3 8:-2
한글	3:2
할	0:-2 5:5 7:-2
함수	0:-2 5:5 7:-2
합니다	5:3
해	0:-3 2:2 3:-2 5:-3 7:4
해 ?	0:-3 2:2 3:-2 5:-3 7:4
호출	4:4 5:-3 7:-2 9:-2
호출하는	0:2 5:-2
확인	0:-2 3:2 5:-2
흐름	3:-2 4:3
？	0:-4 5:-2 7:4
？ $	0:-5 5:-3 6:2 7:4`;
